/**
 * Whom an address stands for where calls are counted. Of IPv6 it is the network of 64 bits, since anybody with one
 * connection has all of its addresses; an IPv4 address, also one in IPv6 dress, is itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join(".");
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight groups of an IPv6 address. The platform wrote it, so it need not be checked. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.replace(/%.*$/, "").split("::").map(parseGroups);
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<number>(gap).fill(0), ...after];
}

const parseGroups = (text: string): number[] =>
  text === ""
    ? []
    : text.split(":").flatMap((group) => (group.includes(".") ? pairOf(group) : parseInt(group, 16)));

/** The last two groups, where they are written as an IPv4 address. */
function pairOf(dotted: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}

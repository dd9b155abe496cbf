import { describe, expect, it } from "vitest";
import { networkOf } from "../../src/core/network.ts";

describe("[T9g] whoever has an IPv6 network counts as one address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["1:2:3:4:5:6:203.0.113.9", "1:2:3:4::/64"],
    // An IPv4 address in IPv6 dress is that address: a /64 would hold all of them.
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["local", "local"],
  ])("%s is %s", (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});

import { createServer, connect as dial, type Socket } from "node:net";

/** A line of so many milliseconds there and back to a server on this machine: every byte of either side comes so much later. */
export async function slowLine(to: string, roundTripMs: number): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const pass = (from: Socket, onward: Socket): void => {
    const later = (what: () => void): unknown => setTimeout(what, roundTripMs / 2);
    from.on("data", (bytes) => later(() => onward.writable && onward.write(bytes)));
    from.on("end", () => later(() => onward.end()));
    from.on("error", () => onward.destroy());
  };
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on("close", () => open.delete(socket));
    }
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** The server's side of every WebSocket that the SDK opens, in the test's hands. */
export class FakeSocket {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readonly address: string;
  readonly protocols: string[];
  readonly sent: string[] = [];
  readyState = 1;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(address: string, protocols: string[]) {
    this.address = address;
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  get frames(): unknown[] {
    return this.sent.map((text) => JSON.parse(text));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

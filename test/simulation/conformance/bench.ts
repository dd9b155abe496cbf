/** Where a script runs: on our own platform, or in workerd. */
export interface Bench {
  /** A method of a lab, asked by way of the Worker: `{ gave }` or `{ failed }`. */
  call(lab: string, method: string, ...given: unknown[]): Promise<unknown>;
  open(lab: string, how?: Readonly<Record<string, string>>): Promise<Client>;
  /** Memory goes, connections stay. */
  evict(lab: string): Promise<void>;
  wait(ms: number): Promise<void>;
}

export interface Client {
  readonly heard: readonly string[];
  /** How the connection ended; null while it has not. */
  readonly closed: string | null;
  /** Whether it was told that the connection ends: the end itself may take the machine's network a while. */
  readonly isOpen: boolean;
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** A program that needs a client, time or an eviction. What it gives is compared. */
export interface Script {
  readonly name: string;
  run(bench: Bench, lab: string): Promise<unknown>;
}

/** Long enough for whatever was sent to be answered, and for what should not come to come. */
export const A_WHILE = 400;

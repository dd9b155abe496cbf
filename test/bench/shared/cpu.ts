/** Processor time of the process so far, all threads together: a clock that a busy machine hardly moves. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a run took of the processor. */
export function cpuMsOf(run: () => unknown): number {
  const before = cpuMs();
  run();
  return cpuMs() - before;
}

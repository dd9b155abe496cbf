/** The longest the queue holds a message back. */
export const LONGEST_DELAY_S = 43_200;
const JITTER = 0.2;

/** How long to wait after the nth attempt: the schedule, stretched or shrunk by up to a fifth. */
export function delayFor(attempts: number, schedule: string, random: () => number): number {
  const delays = schedule.split(" ").map(Number);
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? LONGEST_DELAY_S;
  const stretched = delay * (1 - JITTER + 2 * JITTER * random());
  return Math.min(LONGEST_DELAY_S, Math.max(1, Math.round(stretched)));
}

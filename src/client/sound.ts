import { settings } from "./settings.ts";

/**
 * Short wooden sounds, made here and now: a knock is a tone that falls a little and dies at once, through a filter
 * that takes its edge off. No files, nothing to fetch. A browser lets a page sound only after somebody has touched
 * it; before that we stay silent rather than play everything late.
 */
export const SOUNDS = ["turn", "yes", "no", "found", "lost-word", "win", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Knock {
  /** Hz. */
  readonly pitch: number;
  readonly afterMs: number;
  readonly loud: number;
}

const KNOCKS: Record<Sound, readonly Knock[]> = {
  turn: [
    { pitch: 520, afterMs: 0, loud: 0.5 },
    { pitch: 780, afterMs: 110, loud: 0.6 },
  ],
  yes: [{ pitch: 660, afterMs: 0, loud: 0.35 }],
  no: [
    { pitch: 210, afterMs: 0, loud: 0.6 },
    { pitch: 180, afterMs: 90, loud: 0.5 },
  ],
  found: [
    { pitch: 590, afterMs: 0, loud: 0.45 },
    { pitch: 740, afterMs: 90, loud: 0.45 },
    { pitch: 880, afterMs: 180, loud: 0.55 },
  ],
  "lost-word": [
    { pitch: 440, afterMs: 0, loud: 0.45 },
    { pitch: 350, afterMs: 120, loud: 0.45 },
  ],
  win: [
    { pitch: 520, afterMs: 0, loud: 0.5 },
    { pitch: 655, afterMs: 110, loud: 0.5 },
    { pitch: 780, afterMs: 220, loud: 0.5 },
    { pitch: 1040, afterMs: 360, loud: 0.6 },
  ],
  end: [
    { pitch: 520, afterMs: 0, loud: 0.5 },
    { pitch: 390, afterMs: 200, loud: 0.5 },
    { pitch: 260, afterMs: 440, loud: 0.6 },
  ],
};
const KNOCK_S = 0.14;

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.peek().sounds || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const knock of KNOCKS[sound]) strike(context, knock);
  } catch {
    // A device without sound plays silently.
  }
}

function strike(audio: AudioContext, { pitch, afterMs, loud }: Knock): void {
  const at = audio.currentTime + afterMs / 1000;
  const tone = audio.createOscillator();
  const wood = audio.createBiquadFilter();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.35, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  wood.type = "bandpass";
  wood.frequency.value = pitch * 1.6;
  wood.Q.value = 1.2;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.001, at + KNOCK_S);
  tone.connect(wood).connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + KNOCK_S);
}

/** One short buzz, or several with the pauses between them, where there is something to buzz with. */
export function buzz(ms: number | readonly number[]): void {
  if (!settings.peek().vibration || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(typeof ms === "number" ? ms : [...ms]);
}

/** Short wooden sounds, synthesised in the browser. */
import { sounds } from "./settings";

export type SoundName = "throw" | "place" | "flip" | "lift" | "reveal" | "drop" | "win" | "lose" | "turn" | "pick";

/** A knock: when (s), pitch (Hz), length (s), loudness. */
type Knock = readonly [number, number, number, number];

const SCORE: Readonly<Record<SoundName, readonly Knock[]>> = {
  throw: [
    [0, 420, 0.05, 0.5],
    [0.07, 360, 0.05, 0.6],
    [0.15, 390, 0.04, 0.45],
    [0.26, 340, 0.05, 0.35],
    [0.4, 330, 0.04, 0.2],
  ],
  place: [[0, 260, 0.07, 0.6]],
  flip: [
    [0, 520, 0.03, 0.3],
    [0.06, 400, 0.04, 0.35],
  ],
  lift: [
    [0, 190, 0.09, 0.6],
    [0.1, 240, 0.06, 0.45],
    [0.2, 480, 0.05, 0.4],
  ],
  drop: [
    [0, 340, 0.04, 0.5],
    [0.06, 170, 0.12, 0.7],
  ],
  reveal: [
    [0, 300, 0.06, 0.6],
    [0.09, 450, 0.07, 0.5],
  ],
  win: [
    [0, 523, 0.14, 0.4],
    [0.13, 659, 0.14, 0.4],
    [0.26, 784, 0.25, 0.45],
  ],
  lose: [
    [0, 330, 0.16, 0.4],
    [0.17, 262, 0.28, 0.4],
  ],
  turn: [
    [0, 660, 0.09, 0.3],
    [0.11, 880, 0.12, 0.3],
  ],
  pick: [[0, 700, 0.025, 0.25]],
};

let room: AudioContext | null = null;
let muted = false;

/** Mute the sounds of events, for instance while the reader looks back. */
export function muteSounds(on: boolean): void {
  muted = on;
}

/** Plays a sound if the reader wants any; before the first touch of the page browsers stay silent. */
export function sound(name: SoundName): void {
  if (muted && name !== "turn") return;
  if (sounds.value === "off" || !navigator.userActivation?.hasBeenActive) return;
  try {
    room ??= new AudioContext();
    const start = room.currentTime + 0.005;
    for (const [at, pitch, length, loud] of SCORE[name]) knock(room, start + at, pitch, length, loud);
  } catch {
    // No loudspeaker, or a browser without sound: a match must not fail for that.
  }
}

function knock(room: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = room.createOscillator();
  const gain = room.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.72, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * 0.25, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length + 0.08);
  tone.connect(gain).connect(room.destination);
  tone.start(at);
  tone.stop(at + length + 0.1);
}

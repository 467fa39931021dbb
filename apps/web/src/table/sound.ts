/** Wood and paper, made of noise and two tones; silent until somebody turns sound on. */
import { settings } from '../prefs/settings.ts';

/** A burst of filtered noise, with a tone below it for hard things. */
interface Recipe {
  readonly seconds: number;
  readonly loudness: number;
  /** Centre of the noise, in hertz. */
  readonly noise: number;
  /** Falling tone, in hertz; 0 for none. */
  readonly tone: number;
}

const RECIPES = {
  lift: { seconds: 0.05, loudness: 0.12, noise: 3800, tone: 0 },
  slide: { seconds: 0.11, loudness: 0.1, noise: 2400, tone: 0 },
  place: { seconds: 0.07, loudness: 0.2, noise: 1100, tone: 150 },
  stamp: { seconds: 0.16, loudness: 0.4, noise: 500, tone: 90 },
  turn: { seconds: 0.3, loudness: 0.3, noise: 1800, tone: 520 },
  /** Dealing to somebody: low, and longer than laying a card. */
  take: { seconds: 0.2, loudness: 0.25, noise: 900, tone: 220 },
  /** A riffle. */
  deal: { seconds: 0.32, loudness: 0.14, noise: 4200, tone: 0 },
  /** Somebody speaks: a bid, kontra. */
  say: { seconds: 0.14, loudness: 0.2, noise: 700, tone: 330 },
  triumph: { seconds: 0.45, loudness: 0.32, noise: 3000, tone: 780 },
  end: { seconds: 0.6, loudness: 0.3, noise: 400, tone: 180 },
  refuse: { seconds: 0.12, loudness: 0.15, noise: 300, tone: 120 },
} as const satisfies Record<string, Recipe>;
export type Sound = keyof typeof RECIPES;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** One second of white noise, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
}

/** `side`: from -1, on the left, to 1, on the right. */
export function play(sound: Sound, side = 0): void {
  if (settings().sound === 'off' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  // A page may not play sound before its first touch.
  if (audio.state === 'suspended') void audio.resume();
  const recipe: Recipe = RECIPES[sound];
  const now = audio.currentTime;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(recipe.loudness, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + recipe.seconds);
  const place = audio.createStereoPanner();
  place.pan.value = side;
  loudness.connect(place).connect(audio.destination);

  const paper = audio.createBufferSource();
  paper.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = recipe.noise;
  paper.connect(filter).connect(loudness);
  // Never the same piece of noise twice.
  paper.start(now, Math.random() * 0.8, recipe.seconds);

  if (recipe.tone > 0) {
    const wood = audio.createOscillator();
    wood.frequency.setValueAtTime(recipe.tone * 1.6, now);
    wood.frequency.exponentialRampToValueAtTime(recipe.tone, now + recipe.seconds);
    wood.connect(loudness);
    wood.start(now);
    wood.stop(now + recipe.seconds);
  }
}

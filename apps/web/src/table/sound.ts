/** Wood and paper, made of noise and two tones; silent until somebody asks for sound. */
import { settings } from '../prefs/settings.ts';

/** A burst of filtered noise, and below it a tone for what is hard. */
interface Recipe {
  readonly seconds: number;
  readonly loudness: number;
  /** Middle of the noise, in hertz. */
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

export function play(sound: Sound): void {
  if (settings().sound === 'off' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  // A page that nobody has touched yet may not sound; from the first touch on it may.
  if (audio.state === 'suspended') void audio.resume();
  const recipe: Recipe = RECIPES[sound];
  const now = audio.currentTime;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(recipe.loudness, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + recipe.seconds);
  loudness.connect(audio.destination);

  const paper = audio.createBufferSource();
  paper.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = recipe.noise;
  paper.connect(filter).connect(loudness);
  // Never twice the same piece of noise.
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

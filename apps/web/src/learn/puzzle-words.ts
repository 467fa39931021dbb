/** What is said about a move of a puzzle: its worth, its idea, and the reasons. */
import { relettered, type Audience, type CountryPack, type Speech } from '@pakli/text';
import type { LearnWords, ReasonTexts, ThemeTexts } from '@pakli/text/learn';
import type { Puzzle } from '../lessons/puzzle.ts';
import type { Idea } from './use-guide-voice.ts';

/** The texts of a game's puzzles, and the names of its cards and people. */
export interface PuzzleTexts {
  readonly text: LearnWords;
  readonly themes: ThemeTexts;
  readonly reasons: ReasonTexts;
  readonly speech: Speech;
  readonly company: Audience;
  readonly pack: CountryPack;
}

type Facts = Readonly<Record<string, string | number>>;

/** Facts as the sentences take them: cards with the letters of the pack, people by name. */
function told(facts: Facts, { speech, company, pack }: PuzzleTexts): never {
  const shown = Object.entries(facts).map(([key, fact]) => {
    if (typeof fact === 'number') return [key, fact];
    const [, seat] = /^seat:(\d)$/.exec(fact) ?? [];
    if (seat !== undefined) return [key, company.names[Number(seat)] ?? ''];
    return [key, relettered(pack, speech.inDeck?.(fact) ?? fact)];
  });
  // Facts come from the puzzle file; a test says every one of them.
  return Object.fromEntries(shown) as never;
}

/** The idea of the puzzle. */
export function ideaOf({ theme = '', facts = {} }: Puzzle, texts: PuzzleTexts): Idea | undefined {
  const text = texts.themes[theme];
  return text && { name: text.name, why: text.why(told(facts, texts)) };
}

/** Why a move is right, or what it loses. */
export function reasonsFor({ reasons }: Puzzle, move: number, texts: PuzzleTexts): string[] {
  return (reasons[move] ?? []).flatMap(({ reason, facts }) => {
    const say = texts.reasons[reason];
    return say === undefined ? [] : [say(told(facts, texts))];
  });
}

export function praise({ goal, values }: Puzzle, { praise: words }: LearnWords): string {
  const best = Math.max(...values);
  if (goal === 'first' || goal === 'win' || goal === 'stop') return words[goal];
  return goal === 'points' || goal === 'penalty' ? words[goal](best) : words.payment(best);
}

export function blame(
  { goal, values }: Puzzle,
  tried: number,
  { wrong: words }: LearnWords,
): string {
  const best = Math.max(...values);
  // A move that is not listed, such as giving up, is worth no more than the worst.
  const value = values[tried] ?? Math.min(...values);
  if (goal === 'first' || goal === 'win' || goal === 'stop') return words[goal];
  return goal === 'points' || goal === 'penalty'
    ? words[goal](value, best)
    : words.payment(value, best);
}

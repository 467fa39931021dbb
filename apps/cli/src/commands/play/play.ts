/**
 * `pakli play GAME`: a match against players in the terminal. A page with keys
 * where there is a terminal, line by line through a pipe. The game is on disc
 * after every step, and `--continue` goes on with it.
 */
import { freshSeed, isRefusal, Match, Sfc32, type Kinds } from '@pakli/core';
import { Failure, Refused } from '../../given/failure.ts';
import { loadGame, optionsFor, seatsFor } from '../../given/games.ts';
import { voiceFor, type Voice } from '../../given/voice.ts';
import { findOpponent } from '../../players/opponent.ts';
import { tableOf } from '../../table/index.ts';
import { inkFor, type InkGiven } from '../../terminal/ink.ts';
import { Interrupted, isInteractive } from '../../terminal/screen.ts';
import { Chair } from './chair.ts';
import { PageDialogue, PipeDialogue, type Dialogue } from './dialogue.ts';
import { claim, Lock } from './lock.ts';
import { resume, type Begun, type ResumeOptions } from './resume.ts';
import { newFile } from './saves.ts';
import { MOVE_MS, Sitting } from './sitting.ts';

export interface PlayOptions extends ResumeOptions, InkGiven {
  readonly options: string;
  readonly seats?: number;
  readonly seat: number;
  readonly seed?: number;
  readonly names?: string;
  readonly position?: string;
  readonly delay?: number;
  readonly continue?: true;
}

/** So long a move stays in sight before the next one, where somebody looks. */
const DELAY_MS = 350;

export async function play(id: string | undefined, given: PlayOptions): Promise<number> {
  const ink = inkFor(given);
  const dialogue: Dialogue = isInteractive() ? new PageDialogue(ink) : new PipeDialogue(ink);
  let chair: Chair | undefined;
  let status = 0;
  try {
    const begun = await (given.continue ? resume(id, given, { dialogue, ink }) : begin(id, given));
    if (begun === undefined) return status;
    const { sitting, voice } = begun;
    try {
      const art = await tableOf(sitting.standing.game);
      chair = new Chair({ sitting, voice, ink, art, dialogue, delay: given.delay ?? DELAY_MS });
      await chair.play();
    } finally {
      // Once more, for a disc that was full or a game that was taken meanwhile: what is said at the end is true.
      sitting.save();
      if (sitting.taken || sitting.unsaved !== undefined) status = 1;
      await sitting.close();
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    ({ status } = error);
  } finally {
    dialogue.close();
  }
  if (chair !== undefined) console.log(chair.farewell(process.stdout.columns || 80).join('\n'));
  return status;
}

async function begin(id: string | undefined, given: PlayOptions): Promise<Begun> {
  if (id === undefined) throw new Failure('name a game, or go on with --continue', 2);
  const loaded = await loadGame(id);
  const { game } = loaded;
  const voice = await voiceFor(id, given.lang);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  if (given.seat >= seats) throw new Failure(`--seat: there are seats 0 to ${seats - 1}`, 2);
  if (given.level !== undefined && given.against !== undefined) {
    throw new Failure('--level and --against both say who plays: give one', 2);
  }
  const random = new Sfc32(given.seed ?? freshSeed());
  // Not the generator that deals: from that one a player could read the cards to come.
  const thoughts = new Sfc32(random.next());
  const against = given.level ?? given.against;
  const opponent = await findOpponent(loaded, against, { ms: MOVE_MS });
  const names = namesFor(given, seats, voice);
  const position = given.position === undefined ? {} : { position: given.position };
  const match = Match.start<Kinds>(game, { options, seats, names, random, ...position });
  if (isRefusal(match)) {
    await opponent.close();
    const where = given.position === undefined ? {} : { where: '--position' };
    throw new Refused(match, { ...where, game: id, status: 2 });
  }
  const file = newFile(id, new Date());
  const lock = claim(file);
  const sitting = new Sitting({
    loaded,
    match,
    seat: given.seat,
    voice,
    against: against ?? opponent.name,
    opponent,
    random,
    thoughts,
    file,
    lock: lock instanceof Lock ? lock : undefined,
  });
  return { sitting, voice };
}

/** Names as given, the person's first; the rest as the language calls them. */
function namesFor({ names = '', seat }: PlayOptions, seats: number, voice: Voice): string[] {
  const { you, opponents } = voice.catalogue.frame;
  const given = names.split(',').map((name) => name.trim().replaceAll(/[\p{C}|#]/gu, ''));
  if (given.length > seats) {
    throw new Failure(`--names: ${given.length} names for ${seats} seats`, 2);
  }
  const usual = [you, opponents.first, opponents.second, opponents.third];
  return Array.from({ length: seats }, (_, at) => {
    const place = (at - seat + seats) % seats;
    const name = given[place] ?? '';
    return name === '' ? (usual[place] ?? `${opponents.third} ${place}`) : name;
  });
}

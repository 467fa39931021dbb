/**
 * `pakli play GAME`: a match against players in the terminal. A page with keys
 * where there is a terminal, line by line through a pipe. The game is on disc
 * after every step, and `--continue` goes on with it.
 */
import { readRecord } from '@pakli/catalogue';
import { freshSeed, isRecordError, isRefusal, Match, Sfc32, type Kinds } from '@pakli/core';
import { loadGame, optionsFor, seatsFor } from '../../given/games.ts';
import { Failure, Refused } from '../../given/failure.ts';
import { findOpponent } from '../../players/opponent.ts';
import { gameIn } from '../../given/records.ts';
import { PageDialogue, PipeDialogue, type Dialogue } from './dialogue.ts';
import { latestSave, newFile } from './saves.ts';
import { Sitting } from './sitting.ts';
import { Chair } from './chair.ts';
import { tableOf } from '../../table/index.ts';
import { inkFor, type InkGiven } from '../../terminal/ink.ts';
import { Interrupted, isInteractive } from '../../terminal/screen.ts';
import { voiceFor, type Voice } from '../../given/voice.ts';

export interface PlayOptions extends InkGiven {
  readonly against?: string;
  readonly level?: string;
  readonly options: string;
  readonly seats?: number;
  readonly seat: number;
  readonly seed?: number;
  readonly names?: string;
  readonly position?: string;
  readonly delay?: number;
  readonly lang?: string;
  readonly continue?: true;
}

/** So long a move of another player may take. */
const MOVE_MS = 1000;
/** So long a move stays in sight before the next one, where somebody looks. */
const DELAY_MS = 350;

export async function play(id: string | undefined, given: PlayOptions): Promise<number> {
  const { sitting, voice } = await (given.continue ? resume(id, given) : begin(id, given));
  const ink = inkFor(given);
  const dialogue: Dialogue = isInteractive() ? new PageDialogue(ink) : new PipeDialogue(ink);
  const art = await tableOf(sitting.standing.game);
  const chair = new Chair({ sitting, voice, ink, art, dialogue, delay: given.delay ?? DELAY_MS });
  let status = 0;
  try {
    await chair.play();
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    ({ status } = error);
  } finally {
    dialogue.close();
    await sitting.close();
  }
  console.log(chair.farewell(process.stdout.columns || 80).join('\n'));
  return status;
}

interface Begun {
  readonly sitting: Sitting;
  readonly voice: Voice;
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

async function resume(id: string | undefined, given: PlayOptions): Promise<Begun> {
  if (id !== undefined) await loadGame(id);
  const save = latestSave(id);
  if (save === undefined) {
    throw new Failure((await voiceFor(id ?? '', given.lang)).words.nothingKept);
  }
  const match = await readRecord(save.record);
  if (isRecordError(match)) {
    throw new Refused(match.problem, {
      where: `${save.file}:${match.line}`,
      ...gameIn(save.record),
    });
  }
  const { seat, against, random, thoughts, again } = save.seating;
  if (seat < 0 || seat >= match.seats) throw new Failure(`${save.file}: there is no seat ${seat}`);
  match.keepCards(again.map((deal) => deal.map((outcome) => Uint8Array.from(outcome))));
  const loaded = await loadGame(match.game.id);
  const voice = await voiceFor(match.game.id, given.lang);
  const player = given.level ?? given.against ?? against;
  const opponent = await findOpponent(loaded, player, { ms: MOVE_MS });
  const sitting = new Sitting({
    loaded,
    match,
    seat,
    voice,
    against: player,
    opponent,
    random: Sfc32.restore(random),
    thoughts: Sfc32.restore(thoughts),
    file: save.file,
  });
  return { sitting, voice };
}

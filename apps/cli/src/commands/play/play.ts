/**
 * `pakli play GAME`: a match in the terminal, against players or with other
 * people at the same terminal. A page with keys where there is a terminal,
 * line by line through a pipe. The game is on disc after every step, and
 * `--continue` resumes it.
 */
import { freshSeed, isRefusal, Match, Sfc32, type GameTypes } from '@pakli/core';
import { Failure, Refused } from '../../input/failure.ts';
import { loadPlayers, optionsFor, seatsFor } from '../../input/games.ts';
import { voiceFor, type Voice } from '../../input/voice.ts';
import { inkFor, type InkFlags } from '../../input/ink.ts';
import { Interrupted, isInteractive } from '../../terminal/screen.ts';
import { PageDialogue, PipeDialogue, type Dialogue } from './dialogue.ts';
import { claim, Lock } from '../../input/lock.ts';
import { resume, type ResumeFlags } from './resume.ts';
import { newFile } from './saves.ts';
import { needTerminal, lineupFor, type LineupFlags } from './lineup.ts';
import { TerminalGame, type GameStart } from './terminal-game.ts';

export interface PlayFlags extends ResumeFlags, LineupFlags, InkFlags {
  readonly options: string;
  readonly seats?: number;
  readonly seed?: number;
  readonly position?: string;
  readonly delay?: number;
  readonly continue?: true;
}

export async function play(id: string | undefined, given: PlayFlags): Promise<number> {
  const ink = inkFor(given);
  const dialogue: Dialogue = isInteractive() ? new PageDialogue(ink) : new PipeDialogue(ink);
  let sitting: TerminalGame | undefined;
  let status = 0;
  try {
    const start = await (given.continue
      ? resume(id, given, { dialogue, ink })
      : begin(id, given, dialogue));
    if (start === undefined) return status;
    sitting = await TerminalGame.open(start, { dialogue, ink }, given.delay);
    try {
      await sitting.play();
    } finally {
      status = (await sitting.close()) ? 0 : 1;
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    ({ status } = error);
  } finally {
    dialogue.close();
  }
  if (sitting !== undefined) {
    console.log(sitting.farewell(process.stdout.columns || 80).join('\n'));
  }
  return status;
}

async function begin(
  id: string | undefined,
  given: PlayFlags,
  dialogue: Dialogue,
): Promise<GameStart> {
  if (id === undefined) throw new Failure('name a game, or go on with --continue', 2);
  const loaded = await loadPlayers(id);
  const { game } = loaded;
  const voice = await voiceFor(id, given.lang);
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  const { lineup, names } = lineupFor(given, loaded, seats, voice);
  needTerminal(lineup, dialogue);
  const random = new Sfc32(given.seed ?? freshSeed());
  // Not the generator that deals: from that one a player could read the cards to come.
  const thoughts = new Sfc32(random.next());
  const position = given.position === undefined ? {} : { position: given.position };
  const match = Match.start<GameTypes>(game, { options, seats, names, random, ...position });
  if (isRefusal(match)) {
    const where = given.position === undefined ? {} : { where: '--position' };
    throw new Refused(match, { ...where, game: id, status: 2 });
  }
  const file = newFile(id, new Date());
  const lock = claim(file);
  return {
    loaded,
    match,
    lineup,
    voice,
    random,
    thoughts,
    file,
    lock: lock instanceof Lock ? lock : undefined,
    notice: given.options === '' ? homeNotice(voice) : '',
  };
}

/** Anyone who asks for no rules plays the usual ones, which may not be those of their country. */
function homeNotice({ speech }: Voice): string {
  if (speech?.homeRules === undefined || speech.differs === undefined) return '';
  const [preset = ''] = Object.keys(speech.homeRules.sets);
  return `${speech.differs} (--options ${preset})`;
}

/**
 * `--continue`: the game that was played last, as its file says. If another
 * terminal plays it, the person learns of it, and watches it, takes it over or leaves.
 */
import { statSync } from 'node:fs';
import { readRecord } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import { Failure, Refused } from '../../input/failure.ts';
import { loadGame, loadPlayers } from '../../input/games.ts';
import { gameIn } from '../../input/records.ts';
import { voiceFor } from '../../input/voice.ts';
import { claim, holderOf, Lock, type Holder } from '../../input/lock.ts';
import { latestSave, readSave, lineupOf } from './saves.ts';
import { needTerminal } from './lineup.ts';
import { lookOn, type TerminalDialogue, type GameStart } from './terminal-game.ts';

export interface ResumeFlags {
  readonly against?: string;
  readonly level?: string;
  readonly players?: string;
  readonly lang?: string;
}

/** How often one who looks on is shown what is new. */
const LOOK_MS = 300;

/** Undefined if somebody else plays the game and the person leaves it to them. */
export async function resume(
  id: string | undefined,
  given: ResumeFlags,
  place: TerminalDialogue,
): Promise<GameStart | undefined> {
  if (given.players !== undefined) {
    throw new Failure('--players: a game that goes on has its people already', 2);
  }
  if (id !== undefined) await loadGame(id);
  const { words } = await voiceFor(id ?? '', given.lang);
  const latest = latestSave(id);
  if (latest === undefined) throw new Failure(words.nothingKept);
  if ('seating' in latest) needTerminal(latest.seating.players, place.dialogue);
  const { file } = latest;
  let lock = claim(file);
  if (lock !== undefined && !(lock instanceof Lock)) {
    if (!(await mayTakeOver(lock, file, given, place))) return undefined;
    lock = Lock.seize(file);
  }
  try {
    // Read now and not before: anyone who had it may have written meanwhile.
    return { ...(await openSave(file, given)), lock };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** A saved game as it stands now. */
async function openSave(file: string, given: ResumeFlags): Promise<Omit<GameStart, 'lock'>> {
  const save = readSave(file);
  if (save === undefined || 'damaged' in save) {
    const { words } = await voiceFor('', given.lang);
    throw new Failure(save === undefined ? words.nothingKept : words.damaged(file, save.damaged));
  }
  const match = await readRecord(save.record);
  if (isRefusal(match)) {
    throw new Refused(match, {
      where: `${save.file}:${match.line}`,
      ...gameIn(save.record),
    });
  }
  const { random, thoughts, again } = save.seating;
  const lineup = lineupOf(save.seating, match.seats);
  if (lineup === undefined) {
    throw new Failure(`${save.file}: its people do not fit ${match.seats} seats`);
  }
  const other = given.level ?? given.against;
  match.keepCards(again.map((deal) => deal.map((outcome) => Uint8Array.from(outcome))));
  return {
    loaded: await loadPlayers(match.game.id),
    match,
    lineup: lineup.map((player) => (player === null ? null : (other ?? player))),
    voice: await voiceFor(match.game.id, given.lang),
    random: Sfc32.restore(random),
    thoughts: Sfc32.restore(thoughts),
    file,
  };
}

/** Asks what to do about a game that another process plays: true to take it over. */
async function mayTakeOver(
  holder: Holder,
  file: string,
  given: ResumeFlags,
  { dialogue, ink }: TerminalDialogue,
): Promise<boolean> {
  const { elsewhere } = (await voiceFor('', given.lang)).words;
  dialogue.tell([elsewhere.open(holder.pid, holder.host), elsewhere.choices]);
  const answer = await dialogue.letter(['w', 't', 'q']);
  return answer === 'w' ? watch(file, given, { dialogue, ink }) : answer === 't';
}

/** Shows the game as its file says, whenever that changes: true to take it over. */
async function watch(
  file: string,
  given: ResumeFlags,
  { dialogue, ink }: TerminalDialogue,
): Promise<boolean> {
  for (let shown = ''; ;) {
    const held = holderOf(file) !== undefined;
    const seen = `${statSync(file, { throwIfNoEntry: false })?.mtimeMs} ${held}`;
    if (seen !== shown) {
      const start = await openSave(file, given);
      const { elsewhere } = start.voice.words;
      const screen = await lookOn({ ...start, lock: undefined }, { dialogue, ink });
      screen.show(held ? elsewhere.watching : elsewhere.free);
      // Through a pipe nobody can say that it is enough.
      if (!dialogue.live && (!held || screen.follower.scene.over)) return false;
      shown = seen;
    }
    const answer = await dialogue.letter(['t', 'q'], LOOK_MS);
    if (answer !== undefined) return answer === 't';
  }
}

/**
 * `--continue`: the game that was played last, as its file says. If another
 * terminal plays it, the person is told, and watches it, takes it over or leaves.
 */
import { statSync } from 'node:fs';
import { readRecord } from '@pakli/catalogue';
import { isRecordError, Sfc32 } from '@pakli/core';
import { Failure, Refused } from '../../given/failure.ts';
import { loadGame } from '../../given/games.ts';
import { gameIn } from '../../given/records.ts';
import { voiceFor, type Voice } from '../../given/voice.ts';
import { findOpponent, type Opponent } from '../../players/opponent.ts';
import { tableOf } from '../../table/index.ts';
import type { Ink } from '../../terminal/ink.ts';
import { Chair } from './chair.ts';
import type { Dialogue } from './dialogue.ts';
import { claim, holderOf, Lock, type Holder } from './lock.ts';
import { latestSave, readSave } from './saves.ts';
import { MOVE_MS, Sitting, type SittingStart } from './sitting.ts';

export interface ResumeOptions {
  readonly against?: string;
  readonly level?: string;
  readonly lang?: string;
}

export interface Begun {
  readonly sitting: Sitting;
  readonly voice: Voice;
}

/** What the person is asked on. */
interface Place {
  readonly dialogue: Dialogue;
  readonly ink: Ink;
}

/** How often one who looks on is shown what is new. */
const LOOK_MS = 300;

/** Undefined if somebody else plays the game and the person leaves it to them. */
export async function resume(
  id: string | undefined,
  given: ResumeOptions,
  place: Place,
): Promise<Begun | undefined> {
  if (id !== undefined) await loadGame(id);
  const { words } = await voiceFor(id ?? '', given.lang);
  const latest = latestSave(id);
  if (latest === undefined) throw new Failure(words.nothingKept);
  const { file } = latest;
  let lock = claim(file);
  if (lock !== undefined && !(lock instanceof Lock)) {
    if (!(await mayTakeOver(lock, file, given, place))) return undefined;
    lock = Lock.seize(file);
  }
  try {
    // Read now and not before: whoever had it may have written meanwhile.
    const start = await openSave(file, given);
    const opponent = await findOpponent(start.loaded, start.against, { ms: MOVE_MS });
    return { sitting: new Sitting({ ...start, opponent, lock }), voice: start.voice };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** A saved game as it stands now. */
async function openSave(
  file: string,
  given: ResumeOptions,
): Promise<Omit<SittingStart, 'opponent' | 'lock'>> {
  const save = readSave(file);
  if (save === undefined || 'damaged' in save) {
    const { words } = await voiceFor('', given.lang);
    throw new Failure(save === undefined ? words.nothingKept : words.damaged(file, save.damaged));
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
  return {
    loaded: await loadGame(match.game.id),
    match,
    seat,
    voice: await voiceFor(match.game.id, given.lang),
    against: given.level ?? given.against ?? against,
    random: Sfc32.restore(random),
    thoughts: Sfc32.restore(thoughts),
    file,
  };
}

/** Asks what to do about a game that another process plays: true to take it over. */
async function mayTakeOver(
  holder: Holder,
  file: string,
  given: ResumeOptions,
  { dialogue, ink }: Place,
): Promise<boolean> {
  const { elsewhere } = (await voiceFor('', given.lang)).words;
  dialogue.tell([elsewhere.open(holder.pid, holder.host), elsewhere.choices]);
  const answer = await dialogue.letter(['w', 't', 'q']);
  return answer === 'w' ? watch(file, given, { dialogue, ink }) : answer === 't';
}

/** Nobody is asked for a move where one only looks on. */
const NOBODY: Opponent = {
  name: '',
  choose: () => Promise.reject(new Error('one who looks on plays')),
  close: async () => {},
};

/** Shows the game as its file says, whenever that changes: true to take it over. */
async function watch(
  file: string,
  given: ResumeOptions,
  { dialogue, ink }: Place,
): Promise<boolean> {
  for (let shown = ''; ;) {
    const held = holderOf(file) !== undefined;
    const seen = `${statSync(file, { throwIfNoEntry: false })?.mtimeMs} ${held}`;
    if (seen !== shown) {
      const start = await openSave(file, given);
      const sitting = new Sitting({ ...start, opponent: NOBODY, lock: undefined });
      const { voice } = start;
      const { elsewhere } = voice.words;
      const art = await tableOf(start.match.game);
      const chair = new Chair({ sitting, voice, ink, art, dialogue, delay: 0 });
      chair.show(held ? elsewhere.watching : elsewhere.free);
      // Through a pipe nobody can say that it is enough.
      if (!dialogue.live && (!held || sitting.standing.over)) return false;
      shown = seen;
    }
    const answer = await dialogue.letter(['t', 'q'], LOOK_MS);
    if (answer !== undefined) return answer === 't';
  }
}

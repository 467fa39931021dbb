/** Messages of a table go out once they are stored, and those that cannot be stored are reported. */
import { refuse } from '@pakli/core';
import type { Opening, ToPage } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { RefusalError } from '../src/host/failure.ts';
import { Outbox } from '../src/host/local-game.ts';
import type { StoredGame } from '../src/host/stored-game.ts';
import { companyOf } from './company.ts';

const entry = (record: string) => (): StoredGame => ({ saved: {} as StoredGame['saved'], record });
const told = { kind: 'told', now: 0, you: { seat: 0, host: true, name: null } } as const;
const think = (seat: number): ToPage => ({ ...told, update: { kind: 'thinking', seat } });
const opening = (why: Opening): ToPage => ({
  ...told,
  update: {
    kind: 'opening',
    seq: 1,
    why,
    company: companyOf('playing', []),
    can: [],
    scene: null,
    past: [],
    steps: [],
  },
});
const FULL = refuse('storage-full', 'table');

/** A disc that writes on command. */
function slowDisc(): {
  readonly outbox: Outbox;
  /** Records and sent messages, in order. */
  readonly seen: unknown[];
  readonly write: (refused?: typeof FULL) => Promise<void>;
} {
  const seen: unknown[] = [];
  let written: { readonly resolve: () => void; readonly reject: (error: RefusalError) => void };
  const outbox = new Outbox({
    put: ({ record }) =>
      new Promise((resolve, reject) => {
        seen.push(`write ${record}`);
        written = { resolve, reject };
      }),
    post: (frame) => seen.push(frame),
    tellKept: (problem) => seen.push({ kept: problem }),
    lose: (problem) => seen.push(`lost: ${problem.refused}`),
  });
  const write = async (refused?: typeof FULL): Promise<void> => {
    if (refused === undefined) written.resolve();
    else written.reject(new RefusalError(refused));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { outbox, seen, write };
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a step is sent when it is written, and an answer comes after it', async () => {
  const { outbox, seen, write } = slowDisc();
  outbox.save(entry('1'));
  outbox.tell(think(1));
  void outbox.empty.then(() => seen.push('answered'));
  await tick();
  expect(seen).toEqual(['write 1']);
  await write();
  expect(seen).toEqual(['write 1', think(1), 'answered']);
});

test('many steps at once are one write, and are sent in order', async () => {
  const { outbox, seen, write } = slowDisc();
  for (const seat of [0, 1, 2]) {
    outbox.save(entry(String(seat)));
    outbox.tell(think(seat));
  }
  await tick();
  await write();
  expect(seen).toEqual(['write 2', think(0), think(1), think(2)]);
});

test('a full disk is reported once, the game continues, and free space is reported, too', async () => {
  const { outbox, seen, write } = slowDisc();
  for (const seat of [0, 1]) {
    outbox.save(entry(String(seat)));
    outbox.tell(think(seat));
    await tick();
    await write(FULL);
  }
  const full = { kept: FULL };
  expect(seen).toEqual(['write 0', full, think(0), 'write 1', think(1)]);
  outbox.save(entry('2'));
  await tick();
  await write();
  expect(seen.slice(5)).toEqual(['write 2', { kept: null }]);
});

test('opening a table says again that it cannot be stored; taking a move back does not', async () => {
  const { outbox, seen, write } = slowDisc();
  outbox.save(entry('1'));
  await tick();
  await write(FULL);
  const full = { kept: FULL };
  for (const why of ['opened', 'undone'] as const) {
    outbox.tell(opening(why));
  }
  await outbox.empty;
  expect(seen.slice(2)).toEqual([opening('opened'), full, opening('undone')]);
});

test('a game that another tab has claimed is lost to it', async () => {
  const { outbox, seen, write } = slowDisc();
  outbox.save(entry('1'));
  await tick();
  await write(refuse('open-elsewhere', 'table'));
  expect(seen).toEqual(['write 1', 'lost: open-elsewhere']);
});

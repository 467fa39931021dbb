/** The rules by number in RULES.md: a position in words, moves, the result in words. */
import {
  formatRecord,
  isRefusal,
  listMoves,
  Match,
  parseRecord,
  readOptions,
  replayRecord,
  Sfc32,
} from '@pakli/core';
import { formatLink, replayLink } from '@pakli/core/link';
import { describe, expect, test } from 'vitest';
import { compile, type Compile, type Options } from '../src/index.ts';
import { DEPTH } from '../src/state.ts';
import { Played } from './game.ts';
import { optionsOf } from './subject.ts';

const PLATES = 'plates: Fire Life Water | Death Metal Light ; turn: P0 5';

const drafted = (rules: string): string[] => {
  const match = Match.start(compile, { options: optionsOf(rules), starter: 1 });
  if (isRefusal(match)) throw new Error(match.refused);
  const players: string[] = [];
  while (match.table.turn >= 0) {
    const { pending } = compile.view(match.table.state, match.table.turn);
    if (pending?.kind !== 'draft' && pending?.kind !== 'ban') break;
    players.push(`${pending.kind} P${pending.player}`);
    match.table.play(listMoves(compile, match.table.state)[0]!);
  }
  return players;
};

const refusedOptions = (text: string): string => {
  const options = readOptions(compile.rules, text);
  return isRefusal(options) ? options.refused : 'accepted';
};

const faceUp = (position: string): string[] =>
  new Played(position).options.filter((name) => name.includes(':up'));
expect(faceUp(`${PLATES} ; P0 hand: Fire-3 Metal-3`)).toEqual(['Fire-3@L0:up', 'Metal-3@L1:up']);

const whyNoRefresh = (position: string): string => new Played(position).refusal('refresh');

const searching = (phase: string): string =>
  `${PLATES} ; phase: ${phase} ; P0 L0: Unity-4 ; P0 deck: Unity-1 Life-1 ; P1 hand: Death-1 Death-2`;
expect(new Played(searching('end')).zone('P0 hand')).toBe('Unity-1');

/** A match between Fire, Life, Water and Death, Metal, Light, before the cards are dealt. */
function started(): Match<Compile> {
  const match = Match.start(compile, { options: optionsOf('fixed'), starter: 0 });
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

/** A match restored from its record and its link. */
function told(match: Match<Compile>): readonly Match<Compile>[] {
  const record = parseRecord(formatRecord(match));
  const replayed = isRefusal(record) ? record : replayRecord(compile, record);
  if (isRefusal(replayed)) throw new Error(replayed.refused);
  const link = formatLink(match);
  const unpacked = isRefusal(link) ? link : replayLink(compile, link);
  if (isRefusal(unpacked)) throw new Error(unpacked.refused);
  return [replayed, unpacked];
}

describe('4 Setup', () => {
  test('4.1 the first player picks one, the second two, the first two, the second one', () => {
    expect(drafted('')).toEqual([1, 0, 0, 1, 1, 0].map((player) => `draft P${player}`));
  });

  test('4.5 bans come first: one by the first, one by the second player', () => {
    expect(drafted('draft=ban').slice(0, 3)).toEqual(['ban P1', 'ban P0', 'draft P1']);
  });

  test('4.5 the first player can be fixed', () => {
    expect(drafted('first=P0')[0]).toBe('draft P0');
  });

  test('4.1 a draft needs twelve protocols, and a fixed one six different ones', () => {
    expect(refusedOptions('sets=AX01')).toBe('too-few-protocols');
    expect(refusedOptions('draft=fixed P0L1=Fire')).toBe('protocol-twice');
    expect(refusedOptions('draft=fixed sets=MN02')).toBe('protocol-not-enabled');
    expect(refusedOptions('draft=fixed sets=MN01+AX01')).toBe('accepted');
  });

  test('4.3 both draw five of their eighteen cards', () => {
    const match = Match.start(compile, { options: optionsOf('fixed'), starter: 0 });
    if (isRefusal(match)) throw new Error(match.refused);
    match.advance(new Sfc32(3));
    const { players } = compile.view(match.table.state, 0);
    expect(players.map(({ handCount, deckCount }) => [handCount, deckCount])).toEqual([
      [5, 13],
      [5, 13],
    ]);
  });
});

test('5 face-down cards are worth 2, or 4 beside Darkness-2; totals never fall below 0', () => {
  const game = new Played(
    `${PLATES} ; P0 L0: Darkness-2 ~Fire-5 ~Fire-4 ; P0 L1: ~Life-0 ; P1 L2: Metal-0 ; P0 hand: Fire-1`,
  );
  expect(compile.view(game.state, 0).totals).toEqual([
    [10, 2, 0],
    [0, 0, 0],
  ]);
});

describe('6 The turn', () => {
  test('a line of ten and a lead is compiled before anything else', () => {
    const game = new Played(
      `${PLATES} ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P1 L0: Death-5 ; P0 hand: Fire-1 ; P1 hand: Death-1 Death-2`,
    );
    expect(game.zone('plates')).toBe('Fire* Life Water | Death Metal Light');
    expect(game.zone('P0 trash')).toBe('Fire-5 Fire-4 Fire-3');
    expect(game.asked).toBe('P1 action');
  });

  test('three compiled plates win at once', () => {
    const game = new Played(
      'plates: Fire Life* Water* | Death Metal Light ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 hand: Fire-1',
    );
    expect(game.over).toBe(true);
    expect(compile.view(game.state, 1)).toMatchObject({ winner: 0, over: 'win' });
  });

  test('after maxTurns turns the game is undecided', () => {
    const game = new Played(
      'plates: Fire Life Water | Death Metal Light ; turn: P0 5 ; P0 hand: Fire-3 Fire-4',
      { maxTurns: 5 },
    ).play('Fire-3@L1:down');
    expect(compile.view(game.state, 0)).toMatchObject({ winner: null, over: 'turnLimit' });
  });

  test('without maxTurns it is undecided when nobody was asked anything for 400 turns', () => {
    const game = new Played(PLATES, { maxTurns: 0 });
    expect(compile.view(game.state, 0)).toMatchObject({
      winner: null,
      over: 'turnLimit',
      number: 406,
    });
  });

  test('giving up is accepted, never listed, and the other player wins', () => {
    const game = new Played(`${PLATES} ; P0 hand: Fire-3 Fire-4`);
    expect(game.options).not.toContain('resign');
    game.play('resign');
    expect(compile.view(game.state, 0)).toMatchObject({ winner: 1, over: 'resigned' });
  });

  describe('a player may resign at any time', () => {
    test.each([
      ['before the cards are dealt', 0, 0],
      ['before the cards are dealt', 0, 1],
      ['in turn', 1, 0],
      ['out of turn', 1, 1],
    ])('%s (%i steps, P%i)', (_when, steps, seat) => {
      const match = started();
      if (steps > 0) match.advance(new Sfc32(3));
      expect(isRefusal(match.submit(1 - seat, `P${seat} resign`))).toBe(true);
      expect(isRefusal(match.submit(seat, 'resign'))).toBe(false);
      expect(match.submit(seat, 'resign')).toMatchObject({ refused: 'game-over' });
      for (const one of [match, ...told(match)]) {
        expect(one.table.steps.at(-1)).toMatchObject({ kind: 'move', seat });
        const view = compile.view(one.table.state, seat);
        expect(view).toMatchObject({ winner: 1 - seat, over: 'resigned' });
      }
      expect(match.undo(seat)).toBe(true);
      expect([match.over, match.table.steps.length]).toEqual([false, steps]);
    });

    test('everything else waits for its turn', () => {
      const match = started();
      expect(match.submit(1, 'refresh')).toMatchObject({ refused: 'cards-are-dealt' });
      match.advance(new Sfc32(3));
      expect(match.submit(1, 'refresh')).toMatchObject({ refused: 'not-your-turn' });
    });
  });
});

describe('7 Moves', () => {
  test('7.1 face-up needs a plate of the line, either one; Spirit-1 permits any', () => {
    expect(faceUp(`${PLATES} ; P0 L2: Spirit-1 ~Fire-0 ; P0 hand: Fire-3`)).toHaveLength(3);
  });

  test('7.4 Corruption-1 sends what returns to the deck top', () => {
    const game = new Played(
      `${PLATES} ; P1 L0: Corruption-1 ; P0 L1: Life-5 ; P0 hand: Water-4 Fire-3 ; P0 deck: Fire-2 ; P1 hand: Death-1 Death-2`,
    ).play('Water-4@L2:up', 'Life-5');
    expect(game.zone('P0 deck')).toBe('Fire-2 Life-5');
  });

  test('7.5 Metal-6 is deleted instead of flipped; Ice-4 is no target', () => {
    const game = new Played(
      `${PLATES} ; P1 L0: Metal-6 ; P1 L1: Ice-4 ; P1 L2: ~Death-5 ; P0 hand: Spirit-2 Fire-3 ; P0 L2: Spirit-1 ; P1 hand: Death-1 Death-2`,
    ).play('Spirit-2@L0:up', 'yes');
    expect(game.options).toEqual(['Spirit-2', 'Spirit-1', 'Metal-6', 'P1.L2.0']);
    expect(game.play('Metal-6').zone('P1 trash')).toBe('Metal-6');
  });

  test('7.6 a shifted covered card is uncovered by landing, unless an option says never', () => {
    const position = `${PLATES} ; P0 L0: Life-1 ~Fire-5 ; P0 hand: Chaos-2 Fire-3 ; P0 L1: Spirit-1 ; P1 hand: Death-1 Death-2`;
    const uncovered = new Played(position).play('Chaos-2@L2:up', 'L1');
    expect(uncovered.texts).toEqual(['Chaos-2:middle', 'Life-1:middle']);
    const never = new Played(position, { shiftEnters: 'never' }).play('Chaos-2@L2:up', 'L1');
    expect(never.texts).toEqual(['Chaos-2:middle']);
  });

  test('7.7 only a draw shuffles the trash in', () => {
    const deckTop = new Played(
      `${PLATES} ; P0 hand: Water-1 Fire-3 ; P0 trash: Fire-1 Fire-2 ; P1 hand: Death-1 Death-2`,
    ).play('Water-1@L2:up');
    expect(deckTop.zone('P0 trash')).toBe('Fire-1 Fire-2');
    const draw = new Played(
      `${PLATES} ; P0 hand: Speed-1 Fire-3 ; P0 L0: Spirit-1 ; P0 trash: Fire-1 Fire-2 Fire-4 ; P1 hand: Death-1 Death-2`,
    ).play('Speed-1@L2:up');
    expect([draw.zone('P0 trash'), draw.zone('P0 hand').split(' ').length]).toEqual(['', 3]);
  });

  test('7.8 no refresh with five cards, without cards to draw, or against Ice-6', () => {
    const hand = 'P0 hand: Fire-0 Fire-1 Fire-2 Fire-3 Fire-4';
    expect(whyNoRefresh(`${PLATES} ; ${hand} ; P0 deck: Life-1`)).toBe('hand-full');
    expect(whyNoRefresh(`${PLATES} ; P0 hand: Fire-3`)).toBe('nothing-to-draw');
    expect(whyNoRefresh(`${PLATES} ; P0 L0: Ice-6 ; P0 hand: Fire-3 ; P0 deck: Life-1`)).toBe(
      'draw-forbidden',
    );
    expect(whyNoRefresh(`${PLATES} ; P0 hand: Fire-3 ; P0 deck: Life-1`)).toBe('accepted');
  });
});

describe('8 Resolution', () => {
  test('8.6 a noted text whose card is no longer active is dropped, and nobody is asked about it', () => {
    const game = new Played(
      `${PLATES} ; phase: end ; P0 L0: Fire-3 ; P0 L1: Light-1 ; P0 L2: Corruption-6 ; P0 hand: Life-5 Life-4 ; P0 deck: Life-1 Life-2 ; P1 hand: Death-1 Death-2`,
    );
    expect(game.options).toEqual(['Fire-3:bottom', 'Light-1:bottom', 'Corruption-6:top']);
    game.play('Fire-3:bottom', 'yes', 'Life-5', 'Light-1');
    // Light-1 lies face-down: the last text is opened without a question of order.
    expect(game.asked).toBe('P0 either');
    expect(game.texts).toEqual(['Fire-3:bottom', 'Corruption-6:top']);
  });

  test('8.1 Apathy-2 ignores middles in its line', () => {
    const game = new Played(
      `${PLATES} ; P1 L0: Apathy-2 ; P0 hand: Fire-5 Fire-3 Fire-2 ; P1 hand: Death-1 Death-2`,
    ).play('Fire-5@L0:up');
    expect([game.texts, game.asked]).toEqual([[], 'P1 action']);
  });

  test('8.1 a covered card that is flipped face-up enters no middle, not even for a moment', () => {
    const game = new Played(
      `${PLATES} ; P0 L2: Spirit-1 ; P0 L0: ~Fire-0 ; P0 hand: Darkness-2 Fire-3 ; P1 hand: Death-1 Death-2`,
    ).play('Darkness-2@L0:up', 'yes');
    expect(game.zone('P0 L0')).toBe('Fire-0 Darkness-2');
    expect(game.texts).toEqual(['Darkness-2:middle']);
  });

  test('8.3 a text ends when its card is covered', () => {
    const game = new Played(
      `${PLATES} ; P0 L0: ~Fire-1 ; P0 L2: ~Fire-2 ; P0 hand: Life-0 Fire-3 ; P0 deck: Water-1 Water-2 Water-3 Water-4 ; P1 hand: Death-1 Death-2`,
    ).play('Life-0@L1:up', 'L1');
    // It covers itself, and its own end text deletes it for that.
    expect(game.zone('P0 L1')).toBe('~Water-4');
    expect(game.zone('P0 trash')).toBe('Life-0');
    expect(game.zone('P0 deck')).toBe('Water-1 Water-2 Water-3');
  });

  test('8.5 a card waits for an earlier one that is on its way to the same stack', () => {
    // Fire-0 would be covered and flips Speed-0, which plays onto the same stack: that card lands second.
    const game = new Played(
      `${PLATES} ; P0 L0: Fire-0 ; P0 L1: ~Speed-0 ; P0 hand: Fire-3 Life-5 ; P0 deck: Water-1 ; P1 hand: Death-1 Death-2`,
    ).play('Fire-3@L0:down', 'Life-5@L0:down');
    expect(game.zone('P0 L0')).toBe('Fire-0 ~Fire-3 ~Life-5');
  });

  test('8.6 reactions wait for the whole sentence', () => {
    const game = new Played(
      `${PLATES} ; P1 L1: Plague-1 ; P1 deck: Light-1 Light-2 ; P0 hand: Fire-1 Life-5 Water-5 ; P1 hand: Death-1 Death-2`,
    ).play('Fire-1@L0:up', 'Life-5', 'Fire-1');
    const kinds = game.events.map(({ kind }) => kind).filter((kind) => kind !== 'land');
    expect(kinds.slice(0, 6)).toEqual(['play', 'text', 'discard', 'delete', 'text', 'draw']);
    expect(game.events.find(({ kind }) => kind === 'draw')).toMatchObject({
      depth: 2,
      cause: { card: 'Plague-1', box: 'top' },
    });
  });

  test('8.9 the sixty-first text is skipped, the game continues', () => {
    const position = `${PLATES} ; P0 hand: Fire-5 Life-1 Life-2 ; P1 hand: Death-1 Death-2`;
    const kinds = (depth: number): string[] => {
      const game = new Played(position);
      game.state.now[DEPTH] = depth;
      game.play('Fire-5@L0:up');
      return game.events.map(({ kind }) => kind).filter((kind) => kind !== 'land');
    };
    expect(kinds(59)).toEqual(['play', 'text']);
    expect(kinds(60).slice(0, 2)).toEqual(['play', 'loopGuard']);
  });

  test('7.12 "each" turns only cards that were noted when it began', () => {
    // Metal-6 is deleted instead, and Light-1 below it was covered.
    const game = new Played(
      `plates: Plague Life Water | Death Metal Light ; P1 L1: Light-1 Metal-6 ; P0 hand: Plague-3 Life-1 ; P1 hand: Death-1 Death-2`,
    ).play('Plague-3@L0:up');
    expect([game.zone('P1 L1'), game.zone('P1 trash')]).toEqual(['Light-1', 'Metal-6']);
  });

  test('8.3 "each" ends when its card has left', () => {
    // Hate-0, uncovered by Metal-6, deletes Plague-3 before Light-1 is turned.
    const game = new Played(
      `plates: Plague Life Water | Death Metal Light ; P1 L1: Hate-0 Metal-6 ; P1 L2: Light-1 ; P0 hand: Plague-3 Life-1 ; P1 hand: Death-1 Death-2`,
    ).play('Plague-3@L0:up', 'Metal-6', 'Plague-3');
    expect([game.zone('P1 L2'), game.zone('P0 trash')]).toEqual(['Light-1', 'Plague-3']);
  });

  test('8.5 Unity-0 waits for a Unity card that lies face-up', () => {
    const position = `plates: Unity Life Water | Death Metal Light ; P0 L0: Unity-0 ; P0 hand: Unity-4 Life-1 ; P0 deck: Life-2 ; P1 hand: Death-1 Death-2`;
    expect(new Played(position).play('Unity-4@L0:down').texts).toEqual([]);
    expect(new Played(position).play('Unity-4@L0:up').texts).toEqual(['Unity-0:bottom']);
  });

  test('8.6 a reaction of a bottom box is dropped if its card is covered before the sentence ends', () => {
    const position = `${PLATES} ; P1 L0: Ice-1 ; P1 deck: Light-3 Light-4 ; P0 L2: Spirit-1 ; P0 hand: Gravity-6 Fire-3 Fire-2 ; P1 hand: Death-1 Death-2`;
    expect(new Played(position).play('Fire-3@L0:up').texts).toEqual(['Ice-1:bottom']);
    // Its middle lays a card on Ice-1, whose text had noted the play.
    expect(new Played(position).play('Gravity-6@L0:up').texts).toEqual(['Gravity-6:middle']);
  });

  test('8.7 the turn player orders what is uncovered at once', () => {
    const game = new Played(
      `${PLATES} ; P0 L1: Fire-5 ~Life-2 ; P1 L1: Death-5 ~Metal-2 ; P0 hand: Water-3 Life-3 Life-1 Life-4 ; P1 hand: Death-1 Death-2`,
    ).play('Water-3@L2:up');
    expect(game.options).toEqual(['Fire-5:middle', 'Death-5:middle']);
    expect(game.asked).toBe('P0 order');
  });
});

describe('11 Compiling', () => {
  test('11.1 Speed-2 escapes to another line, its side chooses', () => {
    const game = new Played(
      `${PLATES} ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P1 L0: Speed-2 ; P0 hand: Fire-1 Fire-2 ; P1 hand: Death-1 Death-2`,
    );
    expect([game.asked, game.options]).toEqual(['P1 line', ['L1', 'L2']]);
    expect(game.play('L2').zone('P1 L2')).toBe('Speed-2');
  });

  test('11.1 what lies below a card that escapes is not uncovered by it', () => {
    const game = new Played(
      `${PLATES} ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P1 L0: Metal-1 Speed-2 ; P1 deck: Light-1 Light-2 ; P0 hand: Fire-1 Fire-2 ; P1 hand: Death-1 Death-2`,
    ).play('L2');
    expect([game.zone('P1 L2'), game.zone('P1 trash')]).toEqual(['Speed-2', 'Metal-1']);
    expect(game.texts).toEqual([]);
  });

  test('11.1 a compiled plate brings a card of the other deck instead', () => {
    const game = new Played(
      'plates: Fire* Life Water | Death Metal Light ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 hand: Fire-1 ; P1 deck: Death-3 Death-4 ; P1 hand: Death-1 Death-2',
    );
    expect(game.zone('P0 hand')).toBe('Death-4 Fire-1');
  });

  test('11.2 control is spent even if nothing is rearranged', () => {
    const game = new Played(
      `${PLATES} ; control: P0 ; P0 hand: Fire-3 ; P0 deck: Life-1 Life-2 ; P1 hand: Death-1 Death-2`,
    ).play('refresh');
    expect(game.options).toEqual(['none', 'P0', 'P1']);
    expect(game.play('none').zone('control')).toBe('-');
  });

  test('11.2 without the control component nothing is spent', () => {
    const game = new Played(
      `${PLATES} ; control: P0 ; P0 hand: Fire-3 ; P0 deck: Life-1 Life-2 ; P1 hand: Death-1 Death-2`,
      { control: 'off' },
    ).play('refresh');
    expect([game.asked, game.zone('control')]).toEqual(['P1 action', 'P0']);
  });

  test('11.3 a ban that begins in the turn of the banned player holds in the next turn of theirs', () => {
    const game = new Played(
      `${PLATES} ; P1 L1: ~Metal-1 ; P1 deck: Light-1 Light-2 ; P0 hand: Water-0 Fire-1 ; P1 hand: Death-1 Death-2`,
    ).play('Water-0@L2:up');
    expect(compile.view(game.state, 0).noCompileTurn).toEqual([7, null]);
  });

  test('11.3 Metal-1 forbids the next compile; with `compileBan=visible` only while it is seen', () => {
    const position = `${PLATES} ; P0 hand: Metal-1 Fire-3 ; P1 L0: Death-5 Death-4 ~Death-3 ; P1 hand: Death-1 Death-2`;
    expect(new Played(position).play('Metal-1@L1:up').asked).toBe('P1 action');
    expect(compile.view(new Played(position).play('Metal-1@L1:up').state, 1).noCompileTurn).toEqual(
      [null, 6],
    );
    const seen = new Played(position, { compileBan: 'visible' }).play('Metal-1@L1:up');
    expect(seen.zone('plates')).toBe('Fire Life Water | Death Metal Light');
  });

  test('11.3 with `compileBan=visible` Metal-1 that was turned face-down forbids nothing', () => {
    const line = 'P1 L0: Death-5 Death-4 ~Death-3 ; P1 hand: Death-1 Death-2';
    const turned = ['Metal-1@L1:up', 'yes', 'Life-5', 'Metal-1'];
    const position = `${PLATES} ; P0 L2: Fire-3 ; P0 hand: Metal-1 Life-5 Life-4 ; ${line}`;
    const plates = (options: Partial<Options>): string =>
      new Played(position, options).play(...turned).zone('plates');
    expect(plates({ compileBan: 'visible' })).toBe('Fire Life Water | Death* Metal Light');
    expect(plates({ compileBan: 'flag' })).toBe('Fire Life Water | Death Metal Light');
  });

  test('11.3 with `compileBan=visible` Metal-1 that was covered forbids nothing', () => {
    const line = 'P1 L0: Death-5 Death-4 ~Death-3 ; P1 hand: Death-1 Death-2';
    const covered = ['Metal-1@L1:up', 'yes', 'Life-5', 'L1'];
    const position = `${PLATES} ; P0 L0: Life-5 ; P0 L2: Speed-3 ; P0 hand: Metal-1 Life-4 ; ${line}`;
    const game = new Played(position, { compileBan: 'visible' }).play(...covered);
    expect(game.zone('P0 L1')).toBe('Metal-1 Life-5');
    expect(game.zone('plates')).toBe('Fire Life Water | Death* Metal Light');
    const flag = new Played(position, { compileBan: 'flag' }).play(...covered);
    expect(flag.zone('plates')).toBe('Fire Life Water | Death Metal Light');
  });
});

describe('14.1 Options', () => {
  const six = `${PLATES} ; phase: end ; P0 L0: Diversity-6 ; P0 L1: Life-4 ; P1 L1: Metal-3 ; P1 hand: Death-1 Death-2`;
  test('diversity6: three protocols are enough with 3', () => {
    expect(new Played(six).zone('P0 trash')).toBe('Diversity-6');
    expect(new Played(six, { diversity6: 3 }).zone('P0 trash')).toBe('');
  });

  test('unity4: the deck is searched at the start instead of the end', () => {
    expect(new Played(searching('end'), { unity4: 'start' }).zone('P0 hand')).toBe('');
  });

  test('compileDeletes: Hate-3 draws after a compile, or does not', () => {
    const position = `${PLATES} ; phase: compile ; P0 L0: Fire-5 Fire-4 ~Fire-3 ; P0 L1: Hate-3 ; P0 deck: Life-1 Life-2 ; P0 hand: Fire-1 ; P1 hand: Death-1 Death-2`;
    expect(new Played(position).zone('P0 hand')).toBe('Fire-1 Life-2');
    expect(new Played(position, { compileDeletes: 'no' }).zone('P0 hand')).toBe('Fire-1');
  });
});

const TURN = 'plates: Fire Life Water | Luck Plague Diversity ; turn: P1 5';

/** P1 ends a turn with Diversity-0 on top of a stack and these cards in hand. */
function diversity(hand: string): Played {
  return new Played(
    `${TURN} ; P1 L2: Diversity-0 ; P1 hand: ${hand} Fire-4 ; P0 hand: Fire-1 Fire-2`,
  ).play('Fire-4@L0:down');
}

describe('15 Decisions', () => {
  const plague = `${TURN} ; P1 hand: Plague-2 Plague-4 Luck-1 ; P0 hand: Fire-1 Fire-2 Fire-3 Life-1`;

  test('a choice of several cards ends with "-", also where no card is left in order', () => {
    const game = new Played(plague).play('Plague-2@L1:up', 'Luck-1');
    expect(game.options).toEqual(['-']);
    expect(game.zone('P1 trash')).toBe('');
    expect(game.play('-').zone('P1 trash')).toBe('Luck-1');
  });

  test('the last card of a fixed number is asked for, also where it is the only one', () => {
    const game = new Played(plague).play('Plague-2@L1:up', 'Luck-1', '-', 'Fire-3');
    expect(game.asked).toBe('P0 hand');
    expect(game.options).toEqual(['Life-1']);
  });

  test('all cards of a hand need no "-"', () => {
    const game = new Played(plague).play('Plague-2@L1:up', 'Plague-4', 'Luck-1');
    expect(game.zone('P1 trash')).toBe('Plague-4 Luck-1');
  });

  test('the only card that a text reveals by its value is asked for', () => {
    const game = new Played(
      `${TURN} ; P1 hand: Luck-0 Fire-4 ; P1 deck: Plague-1 Plague-3 Plague-5 ; P0 hand: Fire-1`,
    ).play('Luck-0@L0:up', '3');
    expect(game.options).toEqual(['Plague-3']);
  });

  test('a "may" that no card of the hand fits is answered with no', () => {
    expect(diversity('Diversity-5').options).toEqual(['no']);
    expect(diversity('Luck-5').options).toEqual(['yes', 'no']);
    expect(diversity('').asked).toBe('P0 action');
  });
});

describe('15.2 Refusals', () => {
  const game = new Played(
    `${PLATES} ; P1 L0: Plague-0 ; P1 L1: Metal-2 ; P0 hand: Fire-3 Life-3 ; P0 deck: Fire-1`,
  );
  test.each([
    ['Fire-4@L1:down', 'not-in-hand'],
    ['Fire-3@L0:up', 'play-forbidden'],
    ['Life-3@L1:down', 'face-down-forbidden'],
    ['Fire-3@L2:down:opp', 'wrong-side'],
    ['Fire-3@L2:up', 'no-matching-protocol'],
    ['Fire-3', 'malformed'],
    ['what?', 'malformed'],
    ['Life-3@L1:up', 'accepted'],
  ])('%s: %s', (name, refused) => expect(game.refusal(name)).toBe(refused));

  test('what forbids a play is named, also where nothing can be played at all', () => {
    const shut = new Played(
      `${PLATES} ; P1 L0: Metal-2 ; P1 L1: Psychic-1 ; P0 hand: Fire-3 Life-3 ; P0 deck: Fire-1`,
    );
    expect(shut.refusal('Fire-3@L0:down')).toBe('face-down-forbidden');
    expect(shut.refusal('Fire-3@L0:up')).toBe('face-up-forbidden');
  });

  test('of several cards each is named once, and no fewer than are asked for', () => {
    const several = new Played(
      `${PLATES} ; P0 L2: Spirit-1 ; P0 hand: Time-4 Fire-1 Fire-2 Fire-3 ; P1 hand: Death-1 Death-2`,
    ).play('Time-4@L2:up');
    expect(several.asked).toBe('P0 hand');
    expect(several.refusal('-')).toBe('wrong-count');
    several.play('Fire-1');
    expect(several.refusal('Fire-1')).toBe('duplicate');
    expect(several.refusal('-')).toBe('wrong-count');
    expect(several.refusal('Fire-5')).toBe('not-offered');
    expect(several.refusal('Fire-2')).toBe('accepted');
  });

  test('an answer to another question is malformed', () => {
    const may = new Played(
      `${PLATES} ; P0 L2: Spirit-1 ; P0 hand: Spirit-2 Fire-3 ; P1 hand: Death-1 Death-2`,
    ).play('Spirit-2@L0:up');
    expect(may.asked).toBe('P0 may');
    expect(['Spirit-2', 'L0', 'none', 'refresh'].map((name) => may.refusal(name))).toEqual(
      Array.from({ length: 4 }, () => 'malformed'),
    );
    expect(may.play('yes').refusal('yes')).toBe('malformed');
    expect(may.refusal('P0.L1.0')).toBe('not-offered');
  });

  test('the name of an unread card is not offered, whether right or wrong', () => {
    const guess = new Played(
      `${PLATES} ; P1 L2: ~Death-5 ; P1 L1: ~Death-4 ; P0 hand: Life-1 Fire-3 ; P1 hand: Death-1 Death-2`,
    ).play('Life-1@L1:up');
    expect(guess.options).toEqual(['Life-1', 'P1.L1.0', 'P1.L2.0']);
    expect(guess.refusal('Death-5')).toBe('not-offered');
    expect(guess.refusal('Death-3')).toBe('not-offered');
  });
});

test('6 an undecided game is half a win for both', () => {
  const payoff = new Float64Array(2);
  compile.payoff(compile.create(compile.rules.defaults, 2), payoff);
  expect([...payoff]).toEqual([0.5, 0.5]);
});

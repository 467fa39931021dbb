/** The rules by number: a position in notation, an action, the result. */
import {
  formatRecord,
  isRefusal,
  Match,
  parseRecord,
  replayRecord,
  Sfc32,
  EVERYBODY,
  type Reader,
} from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { ladderOf, REFUSALS, ulti, type State } from '../src/index.ts';
import { sheetRow } from '../src/present/index.ts';
import { optionsOf } from './subject.ts';

/** Seat 0 is forehand and holds H7 HK HA B9 L7 LO LU A8 AK AA and H9 HU. */
const DECK =
  'H7 HK HA B9 L7 A7 AO AU BA BK A9 AX B7 B8 BU LU LO A8 AK AA H9 HU BO BX H8 L8 LX HO HX LA LK L9';
const DEAL = `deal: ${DECK}`;
const BID_P = 'bid P ; discard H9 ; discard HU';

function at(text: string, rules = 'seed'): State {
  const state = ulti.create(optionsOf(rules), 3);
  const refusal = ulti.readPosition(state, text);
  if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
  return state;
}

function seen(state: State): ReturnType<typeof ulti.view> {
  return ulti.view(state, EVERYBODY);
}

/** The rule that refuses an action of the seat to move, or `ok`. */
function why(state: State, text: string): string {
  const answer = ulti.read(state, ulti.turn(state), text);
  return isRefusal(answer) ? answer.rule : 'ok';
}

/** The legal actions of the seat to move. */
function moves(state: State): string[] {
  const { moves } = ulti.view(state, ulti.turn(state));
  return moves.map((move) => ulti.formatTruth(state, move));
}

function after(state: State, ...texts: string[]): State {
  for (const text of texts) {
    const move = ulti.read(state, ulti.turn(state), text);
    if (isRefusal(move)) throw new Error(`${text}: ${JSON.stringify(move)}`);
    ulti.play(state, move);
  }
  return state;
}

describe('1 options', () => {
  test('an unknown option or value is refused by name', () => {
    expect(() => optionsOf('colour=red')).toThrow('colour');
    expect(() => optionsOf('maxKontra=7')).toThrow('maxKontra');
    expect(() => optionsOf('holdRule=maybe')).toThrow('holdRule');
  });
  test('tournament', () => {
    const options = optionsOf('tournament');
    expect(options.ladder).toBe('common42');
    expect(options.maxKontra).toBe(2);
    expect(options.earlyEnd).toBe(true);
  });
});

describe('3 deal and match', () => {
  test('the first forehand is seat 0; the dealer moves on', () => {
    const match = Match.start(ulti, { options: optionsOf('deals=3') });
    if (isRefusal(match)) throw new Error(match.refused);
    const dealers: number[] = [];
    const random = new Sfc32(1);
    for (match.advance(random); !match.over; match.advance(random)) {
      const { table } = match;
      if (dealers.length < match.tables.length) dealers.push(seen(table.state).dealer);
      table.play(ulti.view(table.state, table.turn).moves[0]!);
    }
    expect(dealers).toEqual([2, 0, 1]);
    const rows = match.tables.map(({ state }) => sheetRow(state));
    expect(rows.map((row) => row?.deal)).toEqual([0, 1, 2]);
    expect(rows.at(-1)?.totals).toEqual(match.totals);
    expect(match.totals.reduce((a, b) => a + b, 0)).toBe(0);
    const record = parseRecord(formatRecord(match));
    const again = isRefusal(record) ? record : replayRecord(ulti, record);
    expect(isRefusal(again) ? again : again.totals).toEqual(match.totals);
  });
});

/** The soloist's payoff for a hundred with this many points, 25 of them in the last trick and the talon. */
function paid(contract: string, points: number, marriage: string): number | undefined {
  const state = at(
    `contract: ${contract} ; trump: A ; soloist: 0 ; leader: 0 ; hand 0: AK ; hand 1: L7 ; hand 2: L8 ; talon: BA B7 ; ` +
      `points: ${points - 25} ${130 - points} ; tricks: 6 3 ; aces: 1 ; marriages: ${marriage} - -`,
  );
  return ulti.scores(after(state, 'play AK', 'play L7', 'play L8'))[0];
}

describe('4 bids', () => {
  test('4.1 a hundred needs its marriage and its points, and not one point more', () => {
    expect(paid('40', 60, '40')).toBe(8);
    expect(paid('40', 59, '40')).toBe(-8);
    expect(paid('40', 120, '20')).toBe(-8);
    expect(paid('20', 80, '20')).toBe(16);
    expect(paid('20', 79, '20')).toBe(-16);
    expect(paid('20', 120, '40')).toBe(-16);
  });
  test('4.2 a strict total order of 26, 42 and 54', () => {
    for (const [rules, size] of [
      ['seed', 26],
      ['tournament', 42],
      ['tournament ladder=common54', 54],
    ] as const) {
      const { bids, byId } = ladderOf(optionsOf(rules));
      expect(bids.map(({ rank }) => rank)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
      expect(byId.size).toBe(size);
    }
  });
  test('4.4 a bid needs its cards among the twelve, and keeps them', () => {
    const state = at(DEAL);
    // L7 and H7 are there: Ulti in leaves; K+O nowhere.
    expect(why(state, 'bid U')).toBe('ok');
    expect(why(state, 'bid H-U')).toBe('ok');
    expect(why(state, 'bid 40')).toBe('4.4');
    expect(why(state, 'bid 20')).toBe('4.4');
    after(state, 'bid U');
    expect(why(state, 'discard L7')).toBe('4.4');
    expect(why(state, 'discard H7')).toBe('ok');
    expect(why(at(DEAL, 'requireHolding=false'), 'bid 40')).toBe('ok');
  });
  test('4.4 is waived where no bid is left that the cards allow', () => {
    const rules = 'ladder=common42 requireHolding=true';
    const state = at(`${DEAL} ; bid OD ; discard H9 ; discard HU ; pickup`, rules);
    // Seat 1 holds BK BO but no seven or marriage of hearts: every bid above asks for hearts.
    expect(moves(state)).toEqual(['bid H-20Dc', 'bid H-20ODc']);
    const other = at(`${DEAL} ; bid OD ; discard H9 ; discard HU ; pass ; pickup`, rules);
    expect(moves(other)).toHaveLength(8);
  });
});

describe('5 auction', () => {
  test('5.2 the forehand must bid and discards two of his own cards', () => {
    const state = at(DEAL);
    expect(why(state, 'pass')).toBe('5.2');
    expect(why(state, 'pickup')).toBe('5.2');
    expect(why(state, 'discard H9')).toBe('5.2');
    after(state, 'bid P', 'discard H9');
    expect(why(state, 'discard H9')).toBe('5.2');
    expect(why(state, 'discard BA')).toBe('5.2');
    expect(why(state, 'pass')).toBe('5.2');
    expect(seen(after(state, 'discard HU')).phase).toBe('TURN');
  });
  test('5.2 a pass is not final; two declines end the auction', () => {
    const state = at(`${DEAL} ; ${BID_P} ; pass ; pickup ; bid H-P ; discard L9 ; discard LK`);
    expect(ulti.turn(state)).toBe(0);
    after(state, 'pass');
    expect(ulti.turn(state)).toBe(1);
    after(state, 'pass');
    expect(seen(state).phase).toBe('FINAL');
    expect(ulti.turn(state)).toBe(2);
    expect(seen(after(state, 'stand')).trump).toBe('H');
  });
  test('5.2 pickup needs a bid above, by the ladder alone', () => {
    const state = at(`${DEAL} ; bid H-OD ; discard H9 ; discard HU`);
    expect(moves(state)).toEqual(['pass']);
    expect(why(state, 'pickup')).toBe('5.2');
    // Without a bid above there is no last question either.
    expect(seen(after(state, 'pass', 'pass')).phase).toBe('PLAY');
  });
  test('5.3 rank, and value against a holder', () => {
    const state = at(`${DEAL} ; bid U ; discard H9 ; discard HU ; pickup`);
    expect(why(state, 'bid U')).toBe('5.3');
    expect(why(state, 'bid BE')).toBe('ok');
    const kept = at(`${DEAL} ; bid U ; discard H9 ; discard HU ; pickup`, 'holdRule=firstKeeps');
    expect(why(kept, 'bid BE')).toBe('5.3');
    const held = after(state, 'bid BE', 'discard H9', 'discard HU', 'hold', 'pickup');
    expect(why(held, 'bid BE')).toBe('5.3');
    expect(why(held, 'bid D')).toBe('ok');
  });
  test('5.4 the standing bidder is asked about a bid of equal value', () => {
    const state = at(
      `${DEAL} ; bid U ; discard H9 ; discard HU ; pickup ; bid BE ; discard A7 ; discard H8`,
    );
    expect(moves(state)).toEqual(['hold', 'release']);
    expect(why(state, 'pass')).toBe('5.2');
    expect(seen(state).high?.bid).toBe('U');
    expect(seen(state).announced).toBe('BE');
    after(state, 'hold');
    expect(why(state, 'hold')).toBe('5.4');
    after(state, 'pass', 'stand', 'trump L');
    expect(seen(state).soloist).toBe(0);
    // He stood without picking up: the talon is seat 1's, and he has not seen it.
    expect(ulti.view(state, 0).talon).toBeNull();
    expect(ulti.view(state, 1).talon).toEqual(['H8', 'A7']);
  });
});

describe('6 before the first card', () => {
  test('6.1 trump in the colour of the bid', () => {
    const state = at(`${DEAL} ; bid U ; discard H9 ; discard HU ; pass ; pass ; stand`);
    expect(why(state, 'trump H')).toBe('6.1');
    expect(why(state, 'trump A')).toBe('4.4');
    expect(why(state, 'trump L')).toBe('ok');
    expect(why(state, 'play HA')).toBe('7.1');
    expect(why(at(DEAL), 'trump L')).toBe('6.1');
  });
  test('6.2 a passz that is not played', () => {
    const state = at(`${DEAL} ; ${BID_P} ; pass ; pass ; stand`, 'passzPlayed=forfeit2');
    expect(ulti.scores(state)).toEqual([-4, 2, 2]);
  });
  test('6.3 kontra once, before the first card, on components not yet doubled', () => {
    const ready = `${DEAL} ; bid U ; discard H9 ; discard HU ; pass ; pass ; stand ; trump L`;
    expect(why(at(ready), 'kontra ulti')).toBe('6.3');
    const state = at(`${ready} ; play HA`);
    expect(why(state, 'kontra betli')).toBe('6.3');
    expect(why(state, 'kontra colour')).toBe('11');
    expect(why(state, 'kontra betli colour')).toBe('11');
    expect(why(state, 'kontra ulti ulti')).toBe('6.3');
    expect(why(state, 'kontra')).toBe('6.3');
    expect(why(state, 'raise')).toBe('6.3');
    after(state, 'kontra ulti');
    expect(why(state, 'kontra passz')).toBe('6.3');
    after(state, 'play H8');
    expect(why(state, 'kontra ulti')).toBe('6.3');
    after(state, 'kontra passz', 'play HX');
    expect(seen(state).phase).toBe('REKONTRA');
    expect(moves(state)).toEqual(['done', 'raise ulti', 'raise passz', 'raise ulti passz']);
    expect(why(state, 'concede')).toBe('7.7');
    after(state, 'raise ulti');
    expect(seen(state).phase).toBe('PLAY');
    expect(seen(state).kontra).toEqual([
      { component: 'ulti', levels: [2, 2] },
      { component: 'passz', levels: [1, 1] },
    ]);
    expect(why(state, 'done')).toBe('6.3');
  });
  test('6.3 lanes: each defender for himself, up to the highest level', () => {
    const start = `${DEAL} ; bid OB ; discard HA ; discard AA ; pass ; pass ; stand ; play L7 ; kontra betli ; play L8 ; play L9`;
    const state = at(start, 'maxKontra=4');
    expect(moves(state)).toEqual(['done', 'raise betli@1']);
    expect(why(state, 'raise betli@2')).toBe('6.3');
    after(state, 'raise betli@1');
    expect(ulti.turn(state)).toBe(1);
    after(state, 'raise betli@1');
    expect(ulti.turn(state)).toBe(0);
    after(state, 'raise betli@1');
    expect(seen(state).phase).toBe('PLAY');
    expect(seen(state).kontra).toEqual([{ component: 'betli', levels: [4, 0] }]);
  });
  test('6.4 only the marriage that a hundred is named after is on record', () => {
    const hands =
      'hand 0: A7 AK AO AA A9 B7 B9 L8 H8 HA ; hand 1: H7 H9 HU HO HK B8 BU BO BK BX ; hand 2: L7 L9 LU LO LK LX LA A8 AU AX ; talon: HX BA';
    const record = (contract: string): readonly number[] | undefined => {
      const text = `contract: ${contract} ; trump: A ; ${hands}`;
      return seen(after(at(text, 'requireHolding=false'), 'concede')).result?.marriages[0];
    };
    expect([record('40'), record('20'), record('40U')]).toEqual([[40], [], [40]]);
  });
  test('6.4 values with the first card, suits never', () => {
    const state = at(`${DEAL} ; ${BID_P} ; pass ; pass ; stand ; trump A ; play HA`);
    expect(seen(state).marriages).toEqual([[], null, null]);
    after(state, 'play H8', 'play HX');
    expect(seen(state).marriages).toEqual([[], [20], []]);
  });
});

/** Seat 0 holds the hand and is last to play; the others have the remaining cards. */
function play(contract: string, table: string, hand: string): State {
  const rest = ['B7', 'B8', 'BU', 'BO', 'BX', 'H7', 'H8', 'H9'].filter(
    (card) => !table.includes(card) && !hand.includes(card),
  );
  const size = hand.split(' ').length - 1;
  const spare = (n: number): string => rest.splice(0, n).join(' ');
  const tricks = 9 - size;
  return at(
    `contract: ${contract} ; soloist: 0 ; leader: 1 ; hand 0: ${hand} ; hand 1: ${spare(size)} ; hand 2: ${spare(size)} ; ` +
      `talon: ${spare(2)} ; table: ${table} ; points: 0 0 ; tricks: ${tricks} 0 ; marriages: - - -`,
  );
}

describe('7 play', () => {
  test('7.2 follow, beat, trump, overtrump', () => {
    const follow = play('P ; trump: A', 'LK L9', 'LA LX LO HK');
    expect(why(follow, 'play HK')).toBe('7.2-follow');
    expect(why(follow, 'play LO')).toBe('7.2-beat');
    expect(why(follow, 'play LX')).toBe('ok');
    expect(why(follow, 'play BA')).toBe('7.1');
    const trumps = play('P ; trump: A', 'LK AU', 'A9 AX HK');
    expect(why(trumps, 'play HK')).toBe('7.2-trump');
    expect(why(trumps, 'play A9')).toBe('7.2-overtrump');
    expect(why(trumps, 'play AX')).toBe('ok');
    // A plain lead that has been trumped need not be beaten, and undertrumping is forced.
    expect(moves(play('P ; trump: A', 'LK A9', 'LA L9 HK'))).toEqual(['play L9', 'play LA']);
    expect(moves(play('P ; trump: A', 'LK AX', 'A9 AU HK'))).toEqual(['play A9', 'play AU']);
  });
  test('7.2 without trump the ten is low, and betli need not beat', () => {
    expect(moves(play('D', 'LU L9', 'LX LK HK'))).toEqual(['play LK']);
    expect(moves(play('BE', 'LU L9', 'LX LK HK'))).toEqual(['play LK', 'play LX']);
  });
  test('7.4 the soloist keeps the seven as long as he can', () => {
    const led = play('U ; trump: A', 'LK L9', 'A7 AU HK');
    expect(why(led, 'play A7')).toBe('7.4');
    expect(why(led, 'play AU')).toBe('ok');
    expect(why(play('U ; trump: A', 'LK L9', 'A7 BU HK'), 'play A7')).toBe('ok');
    expect(why(play('U ; trump: A', 'A9 AO', 'A7 AU AX'), 'play A7')).toBe('7.2-beat');
  });
  test('7.5 an open hand is seen from trick 2 on', () => {
    const start = `${DEAL} ; bid OB ; discard HA ; discard AA ; pass ; pass ; stand ; play L7 ; play L8`;
    expect(seen(at(start)).open).toEqual([null, null, null]);
    const open = seen(at(`${start} ; play L9`)).open;
    expect(open[0]).toHaveLength(9);
    expect(open[1]).toBeNull();
    const all = seen(at(`${start} ; play L9`, 'openReveal=all')).open;
    expect(all.map((hand) => hand?.length)).toEqual([9, 9, 9]);
  });
  test('7.5 nor is it open before the raises after trick 1', () => {
    const state = at(
      `${DEAL} ; bid OB ; discard HA ; discard AA ; pass ; pass ; stand ; play L7 ; kontra betli ; play L8 ; play L9`,
    );
    expect(seen(state)).toMatchObject({ phase: 'REKONTRA', open: [null, null, null] });
    expect(seen(after(state, 'done')).open[0]).toHaveLength(9);
  });
  test('7.6 a lost betli ends with its trick', () => {
    const start = `${DEAL} ; bid BE ; discard HA ; discard AA ; pass ; pass ; stand`;
    const lost = `${start} ; play HK ; play H8 ; play HO`;
    expect(ulti.scores(at(lost))).toEqual([-10, 5, 5]);
    expect(ulti.turn(at(lost, 'earlyEnd=false'))).toBe(0);
  });
  test('7.7 the soloist may concede on his turn to play; nobody else', () => {
    const start = `${DEAL} ; bid U ; discard H9 ; discard HU ; pass ; pass ; stand`;
    expect(why(at(start), 'concede')).toBe('7.7');
    const state = at(`${start} ; trump L`);
    expect(moves(state)).not.toContain('concede');
    expect(why(at(`${start} ; trump L ; play HA`), 'concede')).toBe('7.7');
    expect(why(at(`${start} ; trump L`, 'concede=false'), 'concede')).toBe('7.7');
    // Ulti 4 + 1 and passz 1 from each.
    expect(ulti.scores(after(state, 'concede'))).toEqual([-12, 6, 6]);
    expect(seen(state).result?.conceded).toBe(true);
  });
});

describe('10 what each player may see', () => {
  test('pickups and discards are their owner’s alone', () => {
    const state = at(`${DEAL} ; ${BID_P} ; pickup ; bid BE ; discard H9 ; discard A7`);
    const told = (seat: Reader): unknown =>
      ulti.view(state, seat).actions.map(({ text, cards }) => [text, cards ?? []].flat().join(' '));
    expect(told(0)).toEqual([
      'bid P',
      'discard H9',
      'discard HU',
      'pickup',
      'bid BE',
      'discard',
      'discard',
    ]);
    expect(told(1)).toEqual([
      'bid P',
      'discard',
      'discard',
      'pickup H9 HU',
      'bid BE',
      'discard H9',
      'discard A7',
    ]);
    expect(told(2)).toEqual([
      'bid P',
      'discard',
      'discard',
      'pickup',
      'bid BE',
      'discard',
      'discard',
    ]);
    expect(ulti.view(state, 1).talon).toEqual(['H9', 'A7']);
    expect(ulti.view(state, 2).talon).toBeNull();
  });
});

describe('11 the door', () => {
  test('every refusal carries its rule', () => {
    const table = Match.start(ulti, { position: DEAL });
    if (isRefusal(table)) throw new Error(table.refused);
    const rule = (seat: number, text: string): string => {
      const answer = table.submit(seat, text);
      return isRefusal(answer) ? answer.rule : 'ok';
    };
    expect(rule(1, 'bid P')).toBe('11');
    expect(rule(0, 'bid XX')).toBe('11');
    expect(rule(0, 'bid P H9 HU')).toBe('11');
    expect(rule(0, 'Bid P')).toBe('11');
    expect(rule(0, 'play ZZ')).toBe('11');
    expect(rule(0, '')).toBe('11');
    expect(rule(0, 'bid P')).toBe('ok');
  });
  test('the ids of 11.1 are all there', () => {
    const ids = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[];
    expect(new Set(ids.map((id) => REFUSALS[id]))).toEqual(
      new Set([
        '11',
        '5.2',
        '5.3',
        '5.4',
        '6.1',
        '4.4',
        '6.3',
        '7.1',
        '7.2-follow',
        '7.2-beat',
        '7.2-trump',
        '7.2-overtrump',
        '7.4',
        '7.7',
      ]),
    );
  });
  test('11.3 a play position is read, written and refused', () => {
    const text =
      'dealer: 2 ; contract: 40U ; trump: A ; soloist: 1 ; hand 0: H7 H8 ; hand 1: A7 AA ; hand 2: HX HA ; ' +
      'talon: B7 B8 ; leader: 1 ; points: 60 40 ; tricks: 5 3 ; aces: 1 ; marriages: - 40 - ; kontra: ulti=1/1';
    const state = at(text);
    expect(ulti.formatPosition(state)).toBe(text);
    expect(moves(state)).toEqual(['play AA']);
    after(state, 'play AA', 'play HX', 'play H7');
    expect(ulti.formatPosition(state)).toBe(`${text} ; play AA ; play HX ; play H7`);
    after(state, 'play A7', 'play HA', 'play H8');
    // 60 + 11 + 10 + 11 + 10 and the 40 on record; ulti made at kontra.
    expect(seen(state).points).toEqual([102, 40]);
    expect(ulti.scores(state)).toEqual([-12, 24, -12]);
    const bad = (from: string, to: string): string => {
      const refusal = ulti.readPosition(ulti.create(optionsOf('seed'), 3), text.replace(from, to));
      return refusal?.refused ?? 'ok';
    };
    expect(bad('H8', 'H7')).toBe('card-twice');
    expect(bad('H7 H8', 'H7')).toBe('hand-sizes');
    expect(bad('tricks: 5 3', 'tricks: 5 9')).toBe('bad-number');
    expect(bad('tricks: 5 3', 'tricks: 5 2')).toBe('tricks-sum');
    expect(bad(' ; points: 60 40', '')).toBe('past-missing');
    expect(bad('trump: A', 'trump: H')).toBe('trump-colour');
    expect(bad('marriages: - 40 -', 'marriages: - 30 -')).toBe('bad-marriages');
    expect(bad('ulti=1/1', 'ulti=1/0')).toBe('bad-kontra');
    expect(bad('contract: 40U', 'contract: 41U')).toBe('no-such-bid');
    // Seat 0 holds hearts and cannot have discarded a bell on the ten.
    const table = text
      .replace('leader: 1', 'leader: 2 ; table: HX B9')
      .replace('HX HA', 'HA')
      .replace('H7 H8', 'H7');
    const refusal = ulti.readPosition(ulti.create(optionsOf('seed'), 3), table);
    expect(refusal?.rule).toBe('7.2-follow');
  });
});

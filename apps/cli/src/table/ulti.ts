/**
 * Ulti: the seats with what they said or played, the ladder near the highest
 * bid, then the contract, its kontra and how it stands.
 */
import { claimWords } from '@pakli/text';
import type { Kontra, View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import {
  cardSet,
  claimOf,
  dutyOf,
  FORFEIT,
  handOrder,
  holds,
  isForfeited,
  type Claim,
} from '@pakli/ulti/present';
import { beside, cutTo, flow, padTo, widthOf, wrap } from '../terminal/lines.ts';
import { box, seatName, seatsInOrder, type TableSetting, type TableArt } from './art.ts';
import { billLines } from './ulti-bill.ts';
import { auctionLines, bidOf, nameWithWorth, saidBy, texts } from './ulti-auction.ts';

const SUITS = ['H', 'B', 'L', 'A'];

/** Suit by suit, trumps first, the strongest card of each first. */
function sorted(cards: readonly string[], view: View, seat: number): string[][] {
  const suits = SUITS.toSorted(
    (one, other) => Number(other === view.trump) - Number(one === view.trump),
  );
  const strongest = handOrder(view, seat, cards).toReversed();
  return suits
    .map((suit) => strongest.filter((card) => card.startsWith(suit)))
    .filter((group) => group.length > 0);
}

/** Every card, suit by suit, on as many lines as they need. */
function cardLines(
  title: string,
  cards: readonly string[],
  view: View,
  { ink, width, company }: TableSetting,
  seat = company.seat ?? 0,
): string[] {
  const [first = '', ...rest] = sorted(cards, view, seat).flatMap((group, suit) =>
    group.map((card, i) => `${suit > 0 && i === 0 ? ' ' : ''}${ink.card(card)}`),
  );
  return flow([` ${title}: ${first}`, ...rest], width, ' ', 4);
}

/** `Ulti: kontra ×2`, and against whom where the defenders have levels of their own. */
function kontraNotes(view: View, setting: TableSetting): string[] {
  const { bid } = texts(setting);
  const { company, ink } = setting;
  const soloist = view.soloist ?? 0;
  const times = (level: number): string => `${bid.level(level)} ×${2 ** level}`;
  return view.kontra.flatMap(({ component, levels }: Kontra) => {
    const [next, after] = levels;
    const name = bid.component(component);
    if (next === after) return next === 0 ? [] : [ink.paint('yellow', `${name}: ${times(next)}`)];
    return levels.flatMap((level, i) => {
      const defender = company.names[(soloist + 1 + i) % view.seats] ?? '';
      return level === 0 ? [] : [ink.paint('yellow', `${name} (${defender}): ${times(level)}`)];
    });
  });
}

function contractLines(view: View, setting: TableSetting): string[] {
  const { ink, company, width } = setting;
  const { zones, bid, card } = texts(setting);
  if (view.contract === null || view.soloist === null) return [];
  const noTrump = bidOf(view, view.contract)?.noTrump === true;
  const trump =
    view.trump === null
      ? noTrump
        ? [bid.noTrump]
        : []
      : [zones.trump(view.trump).replace(card.suit(view.trump), '').trimEnd()].map(
          (word) => `${word} ${ink.tell(view.trump ?? '')} ${card.suit(view.trump ?? '')}`,
        );
  const notes = [
    `${zones.contract}: ${ink.bold(nameWithWorth(view, view.contract, setting))}`,
    company.names[view.soloist] ?? '',
    ...trump,
    ...kontraNotes(view, setting),
  ];
  const [first = '', ...rest] = notes;
  return flow([` ${first}`, ...rest], width, ' · ', 3);
}

function roleOf(view: View, setting: TableSetting, seat: number): string {
  const { zones } = texts(setting);
  if (view.soloist !== null) {
    return (view.soloist === seat ? zones.soloist : zones.defender).toLowerCase();
  }
  return view.dealer === seat ? setting.words.ulti.dealer : '';
}

/** Are cards being played, so that tricks and no more bids are to be seen? */
function inPlay({ phase }: View): boolean {
  return phase === 'PLAY' || phase === 'REKONTRA';
}

/** The card of a seat in the trick that lies on the table. */
function inTrick({ trick, seats }: View, seat: number): string | undefined {
  return trick?.cards[(seat - trick.leader + seats) % seats];
}

function seatBlock(view: View, setting: TableSetting, seat: number, width: number): string[] {
  const { ink } = setting;
  const role = roleOf(view, setting, seat);
  const count = view.handSizes[seat] ?? 0;
  const name = `${seatName(setting, view, seat)} (${count})`;
  const full = role === '' ? name : `${name} ${ink.dim(role)}`;
  // Half a word says nothing: the contract names the soloist as well.
  const head = padTo(cutTo(widthOf(full) <= width ? full : name, width), width);
  if (!inPlay(view)) {
    return [head, ...flow(saidBy(view, setting, seat), width - 3, ', ').map((line) => `  ${line}`)];
  }
  const card = inTrick(view, seat);
  const drawn = box(setting, card === undefined ? [] : [card], '');
  const announced = view.marriages[seat]?.join(' + ') ?? '';
  return [head, ...drawn.map((line, i) => `  ${line} ${i === 1 ? announced : ''}`)];
}

function seatRow(view: View, setting: TableSetting, seat: number): string {
  const { ink, width } = setting;
  const card = inTrick(view, seat);
  const count = view.handSizes[seat] ?? 0;
  const name = `${seatName(setting, view, seat)} (${count})`;
  const told = !inPlay(view)
    ? saidBy(view, setting, seat).join(', ')
    : `${padTo(card === undefined ? ink.dim('--') : ink.card(card), 4)} ${view.marriages[seat]?.join(' + ') ?? ''}`;
  const role = padTo(ink.dim(roleOf(view, setting, seat)), 10);
  return cutTo(`${padTo(name, 16)} ${role} ${told}`, width);
}

function seatLines(view: View, setting: TableSetting): string[] {
  const order = seatsInOrder(setting, view.seats);
  if (!setting.roomy) return order.map((seat) => seatRow(view, setting, seat));
  const column = Math.floor((setting.width - 2) / view.seats) - 1;
  return beside(
    order.map((seat) => seatBlock(view, setting, seat, column)),
    setting.width,
  );
}

/** A page is drawn many times before somebody decides. */
const claims = new WeakMap<View, Claim>();

function claimIn(view: View): Claim {
  const known = claims.get(view) ?? claimOf(view);
  claims.set(view, known);
  return known;
}

function claimed(view: View, { catalogue }: TableSetting): { move?: string; says: string } {
  const claim = claimIn(view);
  const { name, about } = claimWords(catalogue, claim, view);
  if (!claim.sure) return { says: about };
  return { move: `play ${claim.card}`, says: `${name}. ${about}` };
}

/** What can be claimed, beside the key for it. */
function offered(view: View, setting: TableSetting): string[] {
  const { move, says } = claimed(view, setting);
  if (move === undefined) return [];
  const { ink, width } = setting;
  return wrap(` ${ink.paint('green', 'c')}  ${ink.plain(says)}`, width - 1, 4);
}

/** What the seat at turn has to do, and whether it keeps the trump seven. */
function duty(view: View, { words, catalogue }: TableSetting): string {
  const { ask } = words.ulti;
  const { kind, suit, keepsSeven } = dutyOf(view);
  const named = catalogue.games.ulti.card.suit(suit ?? '');
  const told = {
    lead: ask.lead,
    free: view.trump === null ? ask.freeNoTrump : ask.free,
    follow: ask.follow(named),
    beat: ask.beat(named),
    trump: ask.ruff,
    overtrump: ask.overruff,
  }[kind];
  return keepsSeven ? `${told} ${ask.keepSeven}` : told;
}

export const ultiArt: TableArt<View> = {
  status(view, setting) {
    const { tricks, phase } = view;
    if (inPlay(view)) return [setting.words.ulti.trickOf(Math.min(10, tricks.length + 1))];
    return phase === 'DEAL' || phase === 'SCORED' ? [] : [texts(setting).zones.auction];
  },

  draw(view, setting) {
    const { company, width, ink } = setting;
    const { zones } = texts(setting);
    if (view.phase === 'DEAL') return [];
    if (view.result !== null) {
      const { talon } = view.result;
      return [
        ...contractLines(view, setting),
        ...billLines(view, setting),
        ...cardLines(zones.talon, talon, view, setting),
      ];
    }
    const last = view.tricks.at(-1);
    const told = view.contract === null ? auctionLines : contractLines;
    return [
      ...seatLines(view, setting),
      ...told(view, setting),
      ...(last === undefined
        ? []
        : [
            cutTo(
              ` ${zones.lastTrick}: ${ink.cards(last.cards)} ${ink.signs.arrow} ${company.names[last.winner]}`,
              width,
            ),
          ]),
      ...view.open.flatMap((cards, seat) =>
        cards === null || seat === view.seat
          ? []
          : cardLines(company.names[seat] ?? '', cards, view, setting, seat),
      ),
      ...(view.talon === null || view.talon.length === 0
        ? []
        : cardLines(zones.talon, view.talon, view, setting)),
    ];
  },

  look: ({ tricks }, { ink, company }) =>
    tricks.map(
      ({ cards, winner }, n) =>
        ` ${String(n + 1).padStart(2)}  ${ink.cards(cards)} ${ink.signs.arrow} ${company.names[winner]}`,
    ),

  holds(view, setting) {
    if (view.hand === null || view.hand.length === 0 || view.result !== null) return [];
    return cardLines(setting.catalogue.frame.table.hand, view.hand, view, setting);
  },

  score(view, setting) {
    if (view.soloist === null || !(inPlay(view) || view.tricks.length > 0)) return [];
    const { zones } = texts(setting);
    const { company, words, width } = setting;
    // Rule 2: card points matter only where there are trumps.
    const side = (name: string, i: 0 | 1): string => {
      const points = view.trump === null ? '' : `, ${zones.points(view.points[i])}`;
      return `${name}: ${zones.tricks(view.won[i])}${points}`;
    };
    const soloist = side(company.names[view.soloist] ?? '', 0);
    return flow([` ${soloist}`, side(words.ulti.defenders, 1)], width, ' · ', 1);
  },

  claim: claimed,

  giveUp: ({ games }) => `concede: ${games.ulti.choice.concede}.`,

  cardName: (card, setting) => texts(setting).card.name(card),

  ask(view, setting) {
    const { ask } = setting.words.ulti;
    switch (view.phase) {
      case 'BID':
        return [ask.bid];
      case 'DISCARD':
        return [ask.discard((view.hand?.length ?? 12) - 10)];
      case 'TURN':
        return [ask.turn];
      case 'HOLD':
        return [ask.hold(texts(setting).bid.name(view.announced ?? ''))];
      case 'FINAL':
        return [ask.final];
      case 'TRUMP':
        return [ask.trump];
      case 'REKONTRA':
        return [ask.raise];
      case 'PLAY':
        return [
          duty(view, setting),
          ...(view.moves.some((move) => move >= 32) ? [` ${setting.ink.dim(ask.kontra)}`] : []),
          ...offered(view, setting),
        ];
      case 'DEAL':
      case 'SCORED':
      default:
        return [];
    }
  },

  about(picked, view, setting) {
    const { bid } = texts(setting);
    const parts = parseMoveParts(picked);
    const found = parts?.kind === 'bid' ? bidOf(view, parts.bid) : undefined;
    if (found === undefined) return [];
    if (isForfeited(found, view.options)) {
      return [` ${bid.name(found.id)}: ${bid.forfeit(-FORFEIT)}`];
    }
    const { unheld } = setting.catalogue.tables.ulti.ladder;
    const lost = holds(cardSet(view.hand ?? []), found.anyNeeds) ? [] : [unheld];
    return [
      ...found.components.map(({ c, v }) => `${bid.component(c)} (${v}): ${bid.needs[c]}`),
      ...lost,
    ].flatMap((line) => wrap(` ${line}`, setting.width - 1, 3));
  },
};

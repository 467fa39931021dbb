/** Buddy Bluff: the centre and the pool, and under them the slots. Covered cards are for people to remember. */
import { present, type View } from '@pakli/buddy-bluff';
import { beside, cutTo, flow, padTo } from '../terminal/lines.ts';
import { box, seatName, seatsInOrder, type TableSetting, type TableArt } from './art.ts';

/** Four slots side by side, each with its name and its notes, need so many columns. */
const NARROWEST = 72;

function texts({ catalogue }: TableSetting): TableSetting['catalogue']['games']['buddy-bluff'] {
  return catalogue.games['buddy-bluff'];
}

function slotNotes(view: View, setting: TableSetting, seat: number): string[] {
  const { ink, catalogue } = setting;
  const slot = present(view, 'standard').slots[seat];
  if (slot === undefined || slot.size === 0) return [];
  const { score } = texts(setting);
  const seals = slot.seals.map(({ rank, from, to }) =>
    ink.paint('cyan', `[${Array.from({ length: to - from }, () => rank).join(' ')}]`),
  );
  return [catalogue.cards.count(slot.size), score.points(slot.penalty ?? 0), ...seals];
}

/** A player with the slot: its open top, what lies in it, what is sealed. */
function slotBlock(view: View, setting: TableSetting, seat: number, width: number): string[] {
  const { ink, catalogue } = setting;
  const slot = present(view, 'standard').slots[seat];
  const empty = slot?.size === 0 ? ink.dim(' - ') : ink.paint('cyan', ' # ');
  const top = slot?.top ?? null;
  const held = catalogue.cards.count(view.handSizes[seat] ?? 0);
  const notes = flow(slotNotes(view, setting, seat), width - 8, ' · ');
  const name = `${seatName(setting, view, seat)} ${ink.dim(`(${held})`)}`;
  const drawn = box(setting, top === null ? [] : [top], empty);
  return [
    padTo(cutTo(name, width), width),
    ...drawn.map((line, i) => `  ${line} ${notes[i] ?? ''}`),
    ...notes.slice(3).map((note) => `        ${note}`),
  ];
}

export const buddyBluffArt: TableArt<View> = {
  // Rule 7, the standard table.
  turnsRecalled: 4,

  status(view, setting) {
    const { zones } = texts(setting);
    return view.round === 0 ? [] : [zones.round(view.round), zones.deck(view.deckSize)];
  },

  draw(view, setting) {
    const { ink, width, roomy, catalogue } = setting;
    const { zones } = texts(setting);
    const { slots, pool } = present(view, 'standard');
    const centre = view.centre.map((card) => card ?? '');
    if (!roomy || width < NARROWEST) {
      const laid = centre.map((card) => (card === '' ? ink.dim('--') : ink.card(card))).join(' ');
      const top = pool.top === null ? '-' : `${ink.card(pool.top)} (${pool.size})`;
      return [
        ` ${zones.centre}: ${laid}   ${zones.pool}: ${top}`,
        ...seatsInOrder(setting, view.seats).flatMap((seat) => {
          const open = slots[seat]?.top ?? null;
          const shown = open === null ? ink.dim('--') : ink.card(open);
          const held = catalogue.cards.count(view.handSizes[seat] ?? 0);
          const name = `${seatName(setting, view, seat)} ${ink.dim(`(${held})`)}`;
          const [first = '', ...rest] = slotNotes(view, setting, seat);
          return flow([`${padTo(name, 22)} ${padTo(shown, 4)}${first}`, ...rest], width, ' · ', 27);
        }),
      ];
    }
    const closed = ink.dim(ink.ascii ? ' x ' : ' × ');
    const middle = beside(
      [
        beside(
          centre.map((card) => box(setting, card === '' ? [] : [card], closed)),
          40,
        ),
        box(setting, pool.top === null ? [] : [pool.top], ink.dim(' - ')),
      ],
      width,
      8,
    );
    const pools = pool.size === 0 ? '' : ` (${pool.size})`;
    const column = Math.floor((width - 2) / view.seats) - 1;
    const columns = seatsInOrder(setting, view.seats).map((seat) =>
      slotBlock(view, setting, seat, column),
    );
    return [
      ` ${padTo(zones.centre, 31)} ${zones.pool}${pools}`,
      ...middle.map((line) => ` ${line}`),
      ...beside(columns, width, 1),
    ];
  },

  score(view, setting) {
    const { score } = texts(setting);
    const { slots } = present(view, 'standard');
    const standing = seatsInOrder(setting, view.seats).map(
      (seat) => `${setting.company.names[seat]} ${slots[seat]?.penalty ?? 0}`,
    );
    const [first = '', ...rest] = standing;
    return flow([` ${score.penalty}: ${first}`, ...rest], setting.width, ' · ', 3);
  },

  hand: (view) => view.hand ?? [],
};

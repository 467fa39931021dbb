/**
 * Compile: three lines between two players, each stack growing away from the
 * plates in the middle, so that the uncovered card is the outermost.
 */
import { cardData, findCard, PROTOCOLS, type CardView, type View } from '@pakli/compile';
import { parseCardName, parseMoveParts, parsePlace } from '@pakli/compile/move-parts';
import { actionQuestion, capital, textOfCard, personAt } from '@pakli/text';
import { rulingsOf } from '@pakli/text/rulings';
import { cutTo, flow, padTo, widthOf, wrap } from '../terminal/lines.ts';
import { turnMark, type TableSetting, type TableArt } from './art.ts';

const LINES = [0, 1, 2] as const;
/** Rule 6. */
const COMPILE_AT = 10;
/** Between two lanes. */
const GAP = 3;

function texts({ catalogue }: TableSetting): TableSetting['catalogue']['games']['compile'] {
  return catalogue.games.compile;
}

function nameOf(card: string, setting: TableSetting): string {
  const { protocol, value } = parseCardName(card);
  return texts(setting).card.name(protocol, value);
}

/** A card in a stack: what can be read or is remembered of it. */
function cardCell(card: CardView, uncovered: boolean, view: View, setting: TableSetting): string {
  const { ink } = setting;
  const remembered = view.memory?.known.find(([, place]) => place === card.pos)?.[0];
  const known = card.card ?? remembered;
  const name = known === undefined ? '' : nameOf(known, setting);
  if (!card.faceUp) return ink.dim(`${ink.signs.back}${ink.signs.back} ${name}`.trimEnd());
  return uncovered ? ink.bold(name) : name;
}

function stackCells(view: View, setting: TableSetting, seat: number, line: number): string[] {
  const stack = view.players[seat]?.stacks[line] ?? [];
  return stack.map((card, i) => cardCell(card, i === stack.length - 1, view, setting));
}

/** `□ Fire`, filled once it is compiled. */
function plateName(view: View, { ink }: TableSetting, seat: number, line: number): string {
  const plate = view.players[seat]?.protocols[line];
  if (plate === undefined) return ink.dim('-');
  const { protocol, compiled } = plate;
  return compiled
    ? ink.paint('green', `${ink.signs.locked} ${protocol}`)
    : `${ink.signs.open} ${protocol}`;
}

function totalText(view: View, { ink }: TableSetting, seat: number, line: number): string {
  const total = view.totals[seat]?.[line] ?? 0;
  const ready = total >= COMPILE_AT && total > (view.totals[1 - seat]?.[line] ?? 0);
  return ready ? ink.paint(['bold', 'green'], String(total)) : ink.bold(String(total));
}

/** `1 □ Fire ─────── 7` */
function plateCell(
  view: View,
  setting: TableSetting,
  seat: number,
  line: number,
  width: number,
): string {
  const { ink } = setting;
  const name = `${line + 1} ${plateName(view, setting, seat, line)}`;
  const total = totalText(view, setting, seat, line);
  const rest = Math.max(0, width - widthOf(name) - widthOf(total) - 3);
  return `${name} ${ink.dim(ink.signs.across.repeat(rest))} ${total}`;
}

/** The lanes side by side, one card a row. */
function lanes(view: View, setting: TableSetting, own: number): string[] {
  const column = Math.floor((setting.width - 2) / LINES.length);
  const row = (cell: (line: number) => string): string =>
    ` ${LINES.map((line) => padTo(cutTo(cell(line), column - GAP), column)).join('')}`.trimEnd();
  const stacks = (seat: number): string[] => {
    const cells = LINES.map((line) => stackCells(view, setting, seat, line));
    const height = Math.max(...cells.map((stack) => stack.length));
    return Array.from({ length: height }, (_, i) =>
      row((line) => (cells[line]?.[i] === undefined ? '' : `  ${cells[line][i]}`)),
    );
  };
  return [
    ...stacks(1 - own).toReversed(),
    row((line) => plateCell(view, setting, 1 - own, line, column - GAP)),
    row((line) => plateCell(view, setting, own, line, column - GAP)),
    ...stacks(own),
  ];
}

/** Two rows a lane, each stack on its row: always as high, however many cards there are. */
function lanesInRows(view: View, setting: TableSetting, own: number): string[] {
  const { ink, width } = setting;
  const names = LINES.flatMap((line) =>
    [0, 1].map((seat) => widthOf(plateName(view, setting, seat, line))),
  );
  const longest = Math.max(...names);
  return LINES.flatMap((line) =>
    [1 - own, own].map((seat, i) => {
      const head = `${i === 0 ? line + 1 : ' '} ${padTo(plateName(view, setting, seat, line), longest)}`;
      const total = totalText(view, setting, seat, line);
      const begin = ` ${head} ${' '.repeat(Math.max(0, 2 - widthOf(total)))}${total}  `;
      return begin + endOf(stackCells(view, setting, seat, line), width - widthOf(begin), ink);
    }),
  );
}

/** As many cards as fit, from the uncovered one down: it matters most. */
function endOf(cells: readonly string[], width: number, { signs }: TableSetting['ink']): string {
  const gap = ` ${signs.dot} `;
  for (let from = 0; from < cells.length; from++) {
    const shown = (from > 0 ? `${signs.dots} ` : '') + cells.slice(from).join(gap);
    if (widthOf(shown) <= width) return shown;
  }
  return '';
}

function seatLine(view: View, setting: TableSetting, seat: number): string[] {
  const { ink, company, words, width } = setting;
  const { zones } = texts(setting);
  const player = view.players[seat];
  if (player === undefined) return [];
  const name = company.names[seat] ?? '';
  const shown = seat === company.seat ? ink.bold(name) : name;
  const notes = [
    `${turnMark(setting, view, seat)} ${shown}`,
    ...(view.control === seat
      ? [ink.paint('yellow', `${ink.signs.control} ${zones.control}`)]
      : []),
    ...((view.noCompileTurn[seat] ?? -1) >= view.number
      ? [ink.paint('yellow', words.compile.cannotCompile)]
      : []),
    ...(view.phase === 'setup'
      ? []
      : [
          zones.hand(player.handCount),
          zones.deck(player.deckCount),
          zones.trash(player.trash.length),
        ]),
  ];
  const lines = flow(notes, width, ' · ', 2);
  return setting.roomy ? lines : lines.slice(0, 1);
}

/** The texts that are open, outermost first, and the cards between two places. */
function goingOn(view: View, setting: TableSetting): string[] {
  const { ink, words, width } = setting;
  const { zones, ask, card } = texts(setting);
  const open = view.texts.map((cause) =>
    ask.by(
      cause.card === null ? words.compile.unseen : nameOf(cause.card, setting),
      card.box[cause.box],
    ),
  );
  // The log names what goes to a hand or a trash; what lands in a line is not there yet.
  const ways = view.commits.flatMap((commit) => {
    const line = parsePlace(commit.pos)?.line;
    const name = commit.card === null ? words.compile.unseen : nameOf(commit.card, setting);
    return line === undefined ? [] : [words.compile.onItsWay(name, line + 1)];
  });
  if (open.length + ways.length === 0) return [];
  const parts = [open.join(` ${ink.signs.arrow} `), ...ways].filter((part) => part !== '');
  return wrap(` ${zones.effects}: ${parts.join(` ${ink.signs.dot} `)}`, width - 1, 3).map((line) =>
    ink.paint('cyan', line),
  );
}

/** A card's own words, box by box; `only` one of them. */
function cardText(
  card: string,
  setting: TableSetting,
  only?: 'top' | 'middle' | 'bottom',
): string[] {
  const { ink, width, catalogue } = setting;
  const data = cardData(card);
  if (data === undefined) return [];
  const { box, noText } = texts(setting).card;
  const text = textOfCard(data, catalogue.cardWords);
  const boxes = (['top', 'middle', 'bottom'] as const).filter(
    (one) => text[one].length > 0 && (only === undefined || only === one),
  );
  const title = ink.plain(nameOf(card, setting));
  if (boxes.length === 0) return [` ${title}: ${noText}`];
  return boxes.flatMap((one) =>
    wrap(` ${title}, ${box[one]}: ${ink.plain(text[one].join(' '))}`, width - 1, 3),
  );
}

/** What was decided about a card. */
function rulings(card: string, { rulings: words, width, ink }: TableSetting): string[] {
  const data = cardData(card);
  if (data === undefined || words === undefined) return [];
  return rulingsOf(card, data).flatMap((id) =>
    wrap(` ${ink.plain(`${words.rulings}: ${words.about[id]}`)}`, width - 1, 3),
  );
}

/** Where a card lies that can be named in a move. */
function placeOf(view: View, card: string): { seat: number; line: number } | undefined {
  for (const seat of [0, 1]) {
    for (const line of LINES) {
      const stack = view.players[seat]?.stacks[line] ?? [];
      if (stack.some((one) => one.card === card)) return { seat, line };
    }
  }
  return undefined;
}

export const compileArt: TableArt<View> = {
  status: (view, setting) => (view.number > 0 ? [texts(setting).zones.turn(view.number)] : []),

  draw(view, setting) {
    const own = setting.company.seat ?? 0;
    const drafting = view.phase === 'setup';
    const field = setting.roomy ? lanes(view, setting, own) : lanesInRows(view, setting, own);
    return [
      ...seatLine(view, setting, 1 - own),
      ...field,
      ...seatLine(view, setting, own),
      ...(drafting ? [] : goingOn(view, setting)),
    ];
  },

  score(view, setting) {
    if (view.phase === 'setup') return [];
    const compiled = view.players.map(({ protocols }, seat) => {
      const count = protocols.filter((plate) => plate.compiled).length;
      return `${setting.company.names[seat]} ${count}`;
    });
    const { zones } = texts(setting);
    return [` ${capital(zones.compiled, setting.catalogue.locale)}: ${compiled.join(' · ')}`];
  },

  hand: (view) => view.players[view.seat ?? 0]?.hand ?? [],

  giveUp: ({ games }) => `resign: ${games.compile.choice.resign}.`,

  cardName: (card, setting) => nameOf(card, setting),

  ask(view, setting) {
    const { ask } = texts(setting);
    const { pending } = view;
    if (pending === null || pending.kind === 'nothing') return [];
    const { kind, options = [] } = pending;
    const question = ask[kind === 'action' ? actionQuestion(options) : kind];
    const asked =
      typeof question === 'string' ? question : question(pending.min ?? 0, pending.max ?? 0);
    if (pending.cause === null) {
      return [asked, ` ${setting.ink.dim(setting.words.compile.readCard)}`];
    }
    return [asked, ...cardText(pending.cause.card, setting, pending.cause.box)];
  },

  about(picked, _view, setting) {
    const card = findCard(picked);
    if (card !== undefined) return [...cardText(card, setting), ...rulings(card, setting)];
    const protocol = PROTOCOLS.find(
      ({ name }) => name.toLowerCase() === picked.trim().toLowerCase(),
    );
    return (
      protocol?.cards.flatMap(({ value }) => cardText(`${protocol.name}-${value}`, setting)) ?? []
    );
  },

  look(view, setting) {
    const { ink, company } = setting;
    const { zones } = texts(setting);
    return view.players.flatMap(({ trash }, seat) => [
      ink.bold(ink.plain(`${company.names[seat] ?? ''}: ${zones.trash(trash.length)}`)),
      ...trash.flatMap((card) => cardText(card, setting)),
      '',
    ]);
  },

  brief(move, view, setting) {
    const { compile } = setting.words;
    const parts = parseMoveParts(move);
    if (parts?.kind === 'play') {
      const play = parts.up ? compile.up(parts.line + 1) : compile.down(parts.line + 1);
      return parts.across ? compile.opposite(play) : play;
    }
    const place = parts?.kind === 'card' ? placeOf(view, move) : undefined;
    if (place === undefined) return undefined;
    const { seat, line: at } = place;
    const { name } = personAt(setting.company, seat);
    return compile.lies(nameOf(move, setting), name, at + 1);
  },
};

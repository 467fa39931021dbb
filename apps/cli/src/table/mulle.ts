/** Mulle: the piles with their numbers, builds with value and owner, and the sheet of the omgang. */
import type { PileView, View } from '@pakli/mulle';
import { unseenBy } from '@pakli/mulle/present';
import { personAt } from '@pakli/text';
import { beside, flow, padTo, widthOf } from '../terminal/lines.ts';
import { box, turnMark, type TableSetting, type TableArt } from './art.ts';

function texts({ catalogue }: TableSetting): TableSetting['catalogue']['games']['mulle'] {
  return catalogue.games.mulle;
}

/** `=12 Bo`, for a build; its lock is a sign and a colour. */
function buildNote({ value, build }: PileView, setting: TableSetting): string {
  const { ink, company } = setting;
  if (build === null) return '';
  const owner = company.names[build.owner] ?? '';
  const lock = build.locked ? ` ${ink.signs.locked}` : '';
  return ink.paint(build.locked ? 'yellow' : 'cyan', `=${value} ${owner}${lock}`);
}

function seatLine(view: View, setting: TableSetting, seat: number): string[] {
  const { ink, company, catalogue, width } = setting;
  const { zones } = texts(setting);
  const person = personAt(company, seat);
  const mulles = view.mulles[seat]?.length ?? 0;
  const notes = [
    ...(seat === company.seat
      ? []
      : [catalogue.frame.table.cardsInHand(person, view.handSizes[seat] ?? 0)]),
    zones.captured(person, view.captured[seat]?.length ?? 0),
    ...(mulles === 0
      ? []
      : [`${zones.mulles(person, mulles)}: ${ink.cards(view.mulles[seat] ?? [])}`]),
  ];
  const [first = '', ...rest] = notes;
  return flow([`${turnMark(setting, view, seat)} ${first}`, ...rest], width, ' · ', 4);
}

export const mulleArt: TableArt<View> = {
  countsDeals: true,

  status(view, setting) {
    const { zones } = texts(setting);
    const { omgangar, rounds } = view.options;
    return [
      ...(omgangar > 1 ? [zones.omgang(view.omgang, omgangar)] : []),
      ...(view.round > 0 ? [zones.round(view.round, rounds)] : []),
      ...(view.stockSize > 0 ? [zones.stock(view.stockSize)] : []),
    ];
  },

  draw(view, setting) {
    const { ink, width, roomy, company } = setting;
    const { zones } = texts(setting);
    const own = company.seat ?? 0;
    const piles = view.table.map((pile, place) => {
      const number = ink.dim(String(place + 1));
      const note = buildNote(pile, setting);
      if (roomy) return [...box(setting, pile.cards), `${number} ${note}`];
      const cards = pile.cards.length === 1 ? ink.cards(pile.cards) : `[${ink.cards(pile.cards)}]`;
      return [`${number} ${cards}${note === '' ? '' : ` ${note}`}`];
    });
    const table =
      piles.length === 0
        ? [` ${ink.dim(`(${zones.emptyTable})`)}`]
        : beside(piles, width - 1, roomy ? 1 : 4).map((line) => ` ${line}`);
    return [...seatLine(view, setting, 1 - own), ...table, ...seatLine(view, setting, own)];
  },

  score(view, setting) {
    const { ink, company, width } = setting;
    const { score } = texts(setting);
    const longest = Math.max(...company.names.map(widthOf));
    const rows = view.sheets.map(({ mulle, tabbe, intake, bonus, total }, seat) => {
      const parts = [
        `${score.mulle} ${mulle}`,
        `${score.tabbe} ${tabbe}`,
        `${score.intake} ${intake}`,
        ...(bonus === 0 ? [] : [`${score.bonus} ${bonus}`]),
        ink.bold(`${score.total} ${total}`),
        ...(view.options.omgangar > 1
          ? [ink.bold(`${score.totals} ${(view.totals[seat] ?? 0) + total}`)]
          : []),
      ];
      return flow(
        [` ${padTo(company.names[seat] ?? '', longest)}  ${parts[0]}`, ...parts.slice(1)],
        width,
        ' · ',
        longest + 3,
      );
    });
    return rows.flat();
  },

  look(view, setting) {
    const { ink, company, width } = setting;
    const { zones } = texts(setting);
    const unseen = unseenBy(view);
    const heap = (title: string, cards: readonly string[]): string[] => [
      ink.bold(ink.plain(title)),
      ...(cards.length === 0
        ? []
        : flow(
            cards.map((card) => ink.cards([card])),
            width,
            ' ',
          )),
      '',
    ];
    return [
      ...view.captured.flatMap((cards, seat) =>
        heap(zones.captured(personAt(company, seat), cards.length), cards),
      ),
      ...heap(zones.unseen(unseen.length), unseen),
    ];
  },

  hand: (view) => view.hand ?? [],
};

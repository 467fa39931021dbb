/** The auction of Ulti: who said what, the highest bid, and the ladder around it. */
import { ladderOf, type Bid, type View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import { FORFEIT, isForfeited } from '@pakli/ulti/present';
import { flow } from '../terminal/lines.ts';
import type { TableSetting } from './art.ts';

export function texts({ catalogue }: TableSetting): TableSetting['catalogue']['games']['ulti'] {
  return catalogue.games.ulti;
}

/** A bid of the ladder that is played. */
export function bidOf({ options }: View, id: string | null): Bid | undefined {
  return id === null ? undefined : ladderOf(options).byId.get(id);
}

/** `Betli (pays 5)`, or what it costs where it is not played. */
export function nameWithWorth(view: View, id: string, setting: TableSetting): string {
  const { bid } = texts(setting);
  const found = bidOf(view, id);
  if (found === undefined) return bid.name(id);
  const pays = isForfeited(found, view.options) ? bid.forfeit(-FORFEIT) : bid.worth(found.value);
  return `${bid.name(id)} (${pays})`;
}

/** The bids around the highest one, as many as there is room for. */
function ladderLines(view: View, setting: TableSetting): string[] {
  const { ink, width, words, roomy } = setting;
  const { bids } = ladderOf(view.options);
  const standing = view.announced ?? view.high?.bid;
  const at = bids.findIndex(({ id }) => id === standing);
  const from = Math.max(0, at - (roomy ? 1 : 0));
  const [first = '', ...rest] = bids.slice(from).map(({ id, value }, i) => {
    const text = `${texts(setting).bid.name(id)} ${value}`;
    return from + i === at ? ink.bold(`${ink.signs.arrow} ${text}`) : text;
  });
  const head = ` ${words.ulti.ladder}: ${from > 0 ? `${ink.signs.dots} ` : ''}`;
  const all = flow([head + first, ...rest], width - 4, ` ${ink.signs.dot} `, 3);
  const shown = all.slice(0, roomy ? 2 : 1);
  if (shown.length === all.length) return shown;
  return [...shown.slice(0, -1), `${shown.at(-1)} ${ink.signs.dots}`];
}

/** What a seat said in the auction, in order. */
export function saidBy(view: View, setting: TableSetting, seat: number): string[] {
  const { ulti } = setting.words;
  const told: Readonly<Record<string, string>> = {
    pass: ulti.pass,
    hold: ulti.hold,
    release: ulti.release,
  };
  return view.actions
    .filter((action) => action.seat === seat)
    .flatMap(({ text }) => {
      const parts = parseMoveParts(text);
      if (parts?.kind === 'bid') return [texts(setting).bid.name(parts.bid)];
      return parts?.kind === 'word' ? (told[parts.word] ?? []) : [];
    });
}

export function auctionLines(view: View, setting: TableSetting): string[] {
  const { company, width, words } = setting;
  const { high, announced } = view;
  const nameOf = (seat: number): string => company.names[seat] ?? '';
  const standing =
    high === null
      ? [words.ulti.noBid]
      : [
          `${words.ulti.highest}: ${nameWithWorth(view, high.bid, setting)}`,
          nameOf(high.seat),
          ...(high.held ? [words.ulti.held] : []),
        ];
  const next =
    announced === null
      ? []
      : [`${words.ulti.announced}: ${nameWithWorth(view, announced, setting)}`];
  const [first = '', ...rest] = [...standing, ...next];
  return [...flow([` ${first}`, ...rest], width, ' · ', 3), ...ladderLines(view, setting)];
}

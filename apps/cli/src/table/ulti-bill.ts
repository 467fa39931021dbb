/** The bill of a deal of Ulti: where the points came from, each line with what it is made of, and who pays whom. */
import type { View } from '@pakli/ulti';
import { billOf, type BillLine, type Count } from '@pakli/ulti/present';
import { personAt } from '@pakli/text';
import { flow, wrap } from '../terminal/lines.ts';
import type { TableSetting } from './art.ts';
import { texts } from './ulti-auction.ts';

export function billLines(view: View, setting: TableSetting): string[] {
  const bill = billOf(view);
  if (bill === undefined || view.soloist === null || view.result === null) return [];
  const { result } = texts(setting);
  const { company, words, width } = setting;
  const soloist = view.soloist;
  const counts = bill.counts ?? [];
  const sides = [company.names[soloist] ?? '', words.ulti.defenders];
  const paid = bill.totals.map((amount, lane) => {
    const [alone, other] = [soloist, (soloist + 1 + lane) % view.seats].map((seat) =>
      personAt(company, seat),
    ) as [ReturnType<typeof personAt>, ReturnType<typeof personAt>];
    if (amount === 0) return result.even(alone, other);
    return amount > 0 ? result.pays(other, alone, amount) : result.pays(alone, other, -amount);
  });
  return [
    ...counts.flatMap((count, side) => wrap(` ${sides[side]}: ${sumOf(count, setting)}`, width, 3)),
    ...bill.lines.flatMap((line) => wrap(` ${tellLine(line, view, setting, counts[0])}`, width, 3)),
    ...(view.result.conceded ? [` ${result.conceded}`] : []),
    ...flow([` ${paid[0] ?? ''}`, paid[1] ?? ''], width, ' ', 1),
  ];
}

/** `in tricks 31 + last trick 10 + talon 11 = 52` */
function sumOf(
  { tricks, lastTrick, talon, marriages, total }: Count,
  setting: TableSetting,
): string {
  const { points } = texts(setting).result;
  const parts = [
    `${points.tricks} ${tricks}`,
    ...(lastTrick === 0 ? [] : [`${points.lastTrick} ${lastTrick}`]),
    ...(talon === 0 ? [] : [`${points.talon} ${talon}`]),
    ...(marriages.length === 0 ? [] : [`${points.marriages} ${marriages.join(' + ')}`]),
  ];
  return `${parts.join(' + ')} = ${total}`;
}

function inCards({ tricks, lastTrick, talon }: Count): number {
  return tricks + lastTrick + talon;
}

/** `Ulti: -9 each (4 × 2 + 1); kontra ×2: Bo` */
function tellLine(
  line: BillLine,
  view: View,
  setting: TableSetting,
  count: Count | undefined,
): string {
  const { result, bid } = texts(setting);
  const { company } = setting;
  const { name, amounts, levels, hundred, penalty, doublings } = line;
  const against = (lane: number): string =>
    result.against(personAt(company, ((view.soloist ?? 0) + 1 + lane) % view.seats));
  const amount = (lane: 0 | 1): string => {
    const times = levels[lane] === 0 ? '' : ` × ${2 ** levels[lane]}`;
    const more = penalty === 0 ? '' : ` + ${penalty}`;
    const plain = times === '' && more === '';
    return `${result.amount(amounts[lane])}${plain ? '' : ` (${line.value}${times}${more})`}`;
  };
  const told =
    amounts[0] === amounts[1]
      ? amount(0)
      : ([0, 1] as const).map((lane) => `${amount(lane)} ${against(lane)}`).join(', ');
  const notes = [
    ...(hundred?.held !== true || count === undefined
      ? []
      : [result.hundred(hundred.marriage, hundred.needs, inCards(count), hundred.talon)]),
    ...(hundred?.held === false ? [result.noMarriage] : []),
    ...(penalty === 0 ? [] : [result.penalty(penalty)]),
    ...doublings.map(({ level, seat }) => {
      const by = seat === null ? '' : `: ${company.names[seat] ?? ''}`;
      return `${bid.level(level)} ×${2 ** level}${by}`;
    }),
  ];
  return [`${result.line(name)}: ${told}`, ...notes].join('; ');
}

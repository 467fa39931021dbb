/** Measurements in the docs as pictures: bars of plain HTML, built from the tables of the pages with the site. */

interface Row {
  readonly cells: readonly string[];
}

/** The rows of the first table below a heading, without its head. */
function tableBelow(page: string, heading: string): Row[] {
  const [, below = ''] = page.split(`\n${heading}\n`);
  const [table = ''] = /^\|.*\n(?:\|.*\n)+/m.exec(below) ?? [];
  const rows = table.trimEnd().split('\n').slice(2);
  if (rows.length === 0) throw new Error(`there is no table below ${heading}`);
  return rows.map((line) => ({
    cells: line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  }));
}

export const STRENGTH = '## Each level against the one below';
/** The fair share of one player among equals. */
const FAIR: Readonly<Record<string, number>> = { Ulti: 33.3, 'Buddy Bluff': 25 };

/** How often each level beats the one below, with the interval; the thin line is a fair share. */
export function strengthFigure(page: string): string {
  let game = '';
  const rows = tableBelow(page, STRENGTH).map(
    ({ cells: [name = '', level, against, share = ''] }) => {
      const heading = name === '' ? '' : `<p class="figure-group">${name}</p>`;
      game = name || game;
      const [middle = 0, low = 0, high = 0] = (share.match(/[\d.]+/g) ?? []).map(Number);
      const fair = `<i class="fair" style="left:${FAIR[game] ?? 50}%"></i>`;
      const range = `<i class="range" style="left:${low}%;width:${(high - low).toFixed(1)}%"></i>`;
      const mark = `<i class="mark" style="left:${middle}%"></i>`;
      return `${heading}<p class="figure-row"><span>${level} over ${against}</span><span class="track" aria-hidden="true">${fair}${range}${mark}</span><span>${share}</span></p>`;
    },
  );
  return figure(
    rows,
    'Deals won, with 95 % intervals. The thin line is the share of an equal player.',
  );
}

export const RELIABILITY = '### The long run';

/** How many moves and commands were acknowledged during kills, and how many of them were lost. */
export function reliabilityFigure(page: string): string {
  const tests = tableBelow(page, RELIABILITY).filter(
    ({ cells: [, , , , count = ''] }) => count !== '',
  );
  const most = Math.max(...tests.filter(isOne).map(({ cells }) => number(cells[4])));
  const rows = tests
    .filter(isOne)
    .map(({ cells: [test = '', store, bell = '', done, count, , , lost] }) => {
      const what = test.replace(/^[\d, ]+/, '');
      const where = bell === '' || bell === 'none' ? store : `${store}, ${bell}`;
      const width = ((100 * number(count)) / most).toFixed(1);
      return `<p class="figure-row"><span>${what} (${where}): ${done}</span><span class="track" aria-hidden="true"><i class="range" style="left:0;width:${width}%"></i></span><span>${count}, ${lost} lost</span></p>`;
    });
  const total = tests.find((row) => !isOne(row));
  const [, , , , all = '', , , none = ''] = total?.cells ?? [];
  return figure(
    rows,
    `Commands that were acknowledged while something was killed, paused or replaced: ${all} in all, ${none} lost, doubled or out of order.`,
  );
}

function number(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

function isOne({ cells: [test] }: Row): boolean {
  return test !== 'all';
}

function figure(rows: readonly string[], caption: string): string {
  return `<figure class="measured">${rows.join('')}<figcaption>${caption}</figcaption></figure>`;
}

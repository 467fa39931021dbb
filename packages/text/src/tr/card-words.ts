/** Compile's cards in Turkish. The verb comes last, and what a card is like comes before the card. */
import type { Amount, Condition, Expr, Filter, On, Selector, ValueTest } from '@pakli/compile';
import { clause, stepClause, type CardWords } from '../card-text.ts';
import { capital } from '../locale.ts';

type By = 'opponent' | 'both' | undefined;
/** `do` is a command, `may` a permission. */
type Form = 'do' | 'may';

/** What you do, what you may do, what somebody does. */
const VERBS = {
  draw: ['çek', 'çekebilirsin', 'çeker'],
  discard: ['at', 'atabilirsin', 'atar'],
  delete: ['sil', 'silebilirsin', 'siler'],
  flip: ['çevir', 'çevirebilirsin', 'çevirir'],
  shift: ['kaydır', 'kaydırabilirsin', 'kaydırır'],
  return: ['geri ver', 'geri verebilirsin', 'geri verir'],
  take: ['al', 'alabilirsin', 'alır'],
  play: ['oyna', 'oynayabilirsin', 'oynar'],
  reveal: ['göster', 'gösterebilirsin', 'gösterir'],
  refresh: ['yenile', 'yenileyebilirsin', 'yeniler'],
  rearrange: ['yeniden sırala', 'yeniden sıralayabilirsin', 'yeniden sıralar'],
  swap: ['birbiriyle değiştir', 'birbiriyle değiştirebilirsin', 'birbiriyle değiştirir'],
  give: ['ver', 'verebilirsin', 'verir'],
  put: ['koy', 'koyabilirsin', 'koyar'],
  shuffle: ['kar', 'karabilirsin', 'karar'],
  say: ['söyle', 'söyleyebilirsin', 'söyler'],
  do: ['uygula', 'uygulayabilirsin', 'uygular'],
  choose: ['seç', 'seçebilirsin', 'seçer'],
} as const;

function or(parts: readonly (string | number)[]): string {
  return parts.length < 3
    ? parts.join(' ya da ')
    : `${parts.slice(0, -1).join(', ')} ya da ${parts.at(-1)}`;
}

/** Hand, deck and trash of whoever acts, and of the other one, each with its ending. */
const ownDeck = (by: By, ending: 'i' | 'den' | 'nin' | 'e'): string =>
  by === undefined
    ? { i: 'desteni', den: 'destenden', nin: 'destenin', e: 'destene' }[ending]
    : { i: 'destesini', den: 'kendi destesinden', nin: 'kendi destesinin', e: 'destesine' }[ending];
const otherDeck = (by: By, ending: 'den' | 'nin'): string =>
  by === 'opponent'
    ? `senin ${ownDeck(undefined, ending)}`
    : `rakibinin ${{ den: 'destesinden', nin: 'destesinin' }[ending]}`;

/** A number in the nominative; all but plain numbers end in a possessive. */
function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'söylenen sayı';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) return `${counted(expr.count)} sayısı`;
  if ('handSize' in expr) {
    return `${expr.handSize === 'own' ? '' : 'rakibinin '}elindeki kart sayısı`;
  }
  if ('trashSize' in expr) {
    return `${expr.trashSize === 'own' ? '' : 'rakibinin '}çöpündeki kart sayısı`;
  }
  if ('distinctProtocols' in expr) return `${whereProtocols(expr)} farklı protokol sayısı`;
  if ('valueOfCard' in expr) return 'o kartın değeri';
  if ('tally' in expr) return plus('o sayı', expr.plus);
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} bölü ${number(part)}, aşağı yuvarlanmış`;
}

function plus(text: string, add = 0): string {
  if (add === 0) return text;
  return `${text} ${add > 0 ? 'artı' : 'eksi'} ${Math.abs(add)}`;
}

function whereProtocols(expr: { distinctProtocols: 'field' | 'thisLine' }): string {
  const where = expr.distinctProtocols === 'field' ? 'sahadaki' : 'bu kulvardaki';
  return `${where} açık kartlarda bulunan`;
}

/** How many cards of a hand or deck, as an object. */
function amount(count: Amount, by: By, filter: Filter = {}): string {
  const before = value(filter);
  if (typeof count === 'number') return `${before}${not(filter)}${count} ${noun(filter, 'a')}`;
  if (count === 'all') return `${before}bütün ${not(filter)}${noun(filter, 'all')}`;
  if (count === 'hand') return 'elindeki bütün kartları';
  if (count === 'deck') return ownDeck(by, 'i');
  if ('min' in count) return count.min === 0 ? 'istediğin kadar kart' : `en az ${count.min} kart`;
  if ('tally' in count) {
    if (count.plus === undefined) return 'aynı sayıda kart';
    return `aynı sayıdan ${Math.abs(count.plus)} ${count.plus > 0 ? 'fazla' : 'eksik'} kart`;
  }
  if ('valueOfCard' in count) return 'o kartın değeri kadar kart';
  if ('count' in count) return `her ${one(count.count)} için 1 kart`;
  if ('distinctProtocols' in count)
    return `${whereProtocols(count)} her farklı protokol için 1 kart`;
  return `${number(count)} kadar kart`;
}

function test(tested: ValueTest): string {
  if ('in' in tested) return `değeri ${or(tested.in)} olan `;
  if ('eq' in tested) return tested.eq === 'num' ? 'değeri söylenen sayı olan ' : 'aynı değerde ';
  const [than, word] = 'lt' in tested ? [tested.lt, 'küçük'] : [tested.gt, 'büyük'];
  // Numbers end in a possessive, `sayısı`, and take an n before the ending.
  return `değeri ${number(than)}ndan ${word} olan `;
}

const not = ({ protocolNot }: Filter): string =>
  protocolNot === undefined ? '' : `${protocolNot} olmayan `;
const value = ({ value: tested }: Filter): string => (tested === undefined ? '' : test(tested));

/** `kart`; with a protocol it is a compound: `Unity kartı`. */
function noun({ protocol }: Filter, form: 'a' | 'the' | 'all' | 'mine' | 'some' | 'each'): string {
  if (protocol === undefined) {
    return {
      a: 'kart',
      the: 'kartı',
      all: 'kartları',
      mine: 'kartlarını',
      some: "kartlarından 1'ini",
      each: 'kartların her birini',
    }[form];
  }
  const compound = {
    a: 'kartı',
    the: 'kartını',
    all: 'kartlarını',
    mine: 'kartlarını',
    some: "kartlarından 1'ini",
    each: 'kartlarının her birini',
  };
  return `${protocol} ${compound[form]}`;
}

const LINES = {
  this: 'bu kulvardaki ',
  other: 'başka bir kulvardaki ',
  current: 'oradaki ',
  lineOfThat: 'aynı kulvardaki ',
  lineOfPlate: 'onun kulvarındaki ',
} as const;

/** Where a card lies. */
function place({ line, stack, in: among }: Selector): string {
  return [
    line === undefined ? '' : LINES[line],
    stack === undefined ? '' : 'bu yığındaki ',
    among === undefined ? '' : 'çekilenler arasındaki ',
  ].join('');
}

/** What it is like. */
function adjectives(selector: Selector, single: boolean): string {
  const { cover, face } = selector;
  return [
    not(selector),
    cover === 'covered' ? 'örtülü ' : '',
    cover === 'any' && single ? 'örtülü ya da örtüsüz ' : '',
    face === undefined ? '' : face === 'up' ? 'açık ' : 'kapalı ',
  ].join('');
}

/** Its value, which stands before the number of cards. */
function worth(selector: Selector): string {
  const { extreme } = selector;
  return (
    value(selector) +
    (extreme === undefined ? '' : `en ${extreme === 'max' ? 'yüksek' : 'düşük'} değerli `)
  );
}

/** Cards in a count: `bu kulvardaki kapalı kart`. */
function counted(selector: Selector): string {
  const { side } = selector;
  const whose = side === 'opp' ? 'rakibinin ' : '';
  return `${whose}${place(selector)}${worth(selector)}${adjectives(selector, false)}${noun(selector, 'a')}`;
}

function one(selector: Selector): string {
  const other = selector.other ? 'başka bir ' : '';
  return `${place(selector)}${worth(selector)}${other}${adjectives(selector, false)}${noun(selector, 'a')}`;
}

/** The cards that a step is done to. */
function target(selector: Selector, by: By): string {
  const { ref, pick, side, other } = selector;
  if (ref !== undefined) return { self: 'bu kartı', that: 'o kartı', event: 'onu' }[ref];
  const { lineWhere } = selector;
  const only = lineWhere === undefined ? '' : `${lineWith(lineWhere)} bir kulvarda `;
  const where = place(selector);
  const value = worth(selector);
  const others = other ? 'öteki ' : '';
  if (pick === 'all') {
    const whose = { own: 'kendi ', opp: 'rakibinin ', any: '' }[side ?? 'any'];
    const all = noun(selector, whose === '' ? 'all' : 'mine');
    return `${only}${whose}${where}${others}${value}bütün ${adjectives(selector, false)}${all}`;
  }
  const like = adjectives(selector, true);
  if (pick === 'each') return `${only}${where}${others}${value}${like}${noun(selector, 'each')}`;
  if (side === undefined || side === 'any') {
    return `${only}${where}${other ? 'başka ' : ''}${value}1 ${like}${noun(selector, 'the')}`;
  }
  // `side` is seen from the card, the words from whoever acts.
  const mine = (side === 'own') === (by === undefined);
  const whose = mine ? 'kendi ' : by === 'opponent' ? 'senin ' : 'rakibinin ';
  return `${only}${whose}${where}${others}${value}${like}${noun(selector, 'some')}`;
}

/** `sa`: if; `ken`: while. */
type Mood = 'sa' | 'ken';

function condition(cond: Condition, mood: Mood): string {
  const be = mood === 'sa' ? 'se' : 'ken';
  switch (cond.cond) {
    case 'selfCovered':
      return `bu kart örtülüy${be}`;
    case 'selfCovering':
      return `bu kart başka bir kartı ${mood === 'sa' ? 'örtüyorsa' : 'örterken'}`;
    case 'oppTotalHigher':
      return `rakibinin ${cond.line === 'this' ? 'bu kulvardaki ' : ''}toplamı seninkinden yüksek${be}`;
    case 'exists':
      return `${there(cond.target)} ${mood === 'sa' ? 'varsa' : 'varken'}`;
    case 'protocolIs':
      return `o kart söylenen protokolden${be}`;
    case 'compare':
      return comparison(cond, mood);
    default:
      return cond satisfies never;
  }
}

/** `başka bir açık Unity kartı`, `bu yığında açık bir kart` */
function there(selector: Selector): string {
  const { stack, line, other, ...rest } = selector;
  const where = stack !== undefined ? 'bu yığında ' : line === 'this' ? 'bu kulvarda ' : '';
  return `${where}${worth(rest)}${other ? 'başka bir ' : ''}${adjectives(rest, false)}${other ? '' : 'bir '}${noun(rest, 'a')}`;
}

type Compare = Extract<Condition, { cond: 'compare' }>;

function comparison({ left, cmp, right }: Compare, mood: Mood): string {
  if (typeof left === 'object' && typeof right === 'number') {
    if ('handSize' in left) {
      const where = left.handSize === 'own' ? 'elinde' : 'rakibinin elinde';
      return `${where} ${bound(cmp, right, 'kart', mood)}`;
    }
    if ('trashSize' in left) {
      const where = left.trashSize === 'own' ? 'çöpünde' : 'rakibinin çöpünde';
      return `${where} ${bound(cmp, right, 'kart', mood)}`;
    }
    if ('count' in left) {
      const { line, stack: _, ...cards } = left.count;
      const where = line === 'this' ? 'bu kulvarda ' : '';
      const what = `${worth(cards)}${adjectives(cards, false)}${noun(cards, 'a')}`;
      return `${where}${bound(cmp, right, what, mood)}`;
    }
    if ('distinctProtocols' in left) {
      const where = left.distinctProtocols === 'field' ? 'sahadaki' : 'bu kulvardaki';
      return `${where} açık kartlarda ${bound(cmp, right, 'farklı protokol', mood)}`;
    }
  }
  return `${number(left)} ${cmp} ${number(right)} ${mood === 'sa' ? 'ise' : 'iken'}`;
}

/** `en az 5 kart varsa`, `kart yoksa` */
function bound(cmp: Compare['cmp'], n: number, what: string, mood: Mood): string {
  const is = mood === 'sa' ? 'varsa' : 'varken';
  if (cmp === '>' && n === 0) return `${what} ${is}`;
  if (cmp === '==' && n === 0) return `${what} ${mood === 'sa' ? 'yoksa' : 'yokken'}`;
  return `${limit(cmp, n)} ${what} ${is}`;
}

function limit(cmp: Compare['cmp'], n: number): string {
  return {
    '>': `en az ${n + 1}`,
    '>=': `en az ${n}`,
    '<': `en çok ${n - 1}`,
    '<=': `en çok ${n}`,
    '==': `tam ${n}`,
  }[cmp];
}

/** What a line must have to be chosen, before the noun. */
function lineWith(cond: Condition): string {
  if (cond.cond === 'oppTotalHigher') return 'rakibinin toplamının seninkinden yüksek olduğu';
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...cards } = cond.left.count;
    const what = `${adjectives(cards, false)}${noun(cards, 'a')}`;
    return `${limit(cond.cmp, Number(cond.right))} ${what} bulunan`;
  }
  return `(${condition(cond, 'sa')})`;
}

const TO = {
  other: 'başka bir kulvara',
  this: 'bu kulvara',
  current: 'oraya',
  toOrFromThis: 'bu kulvara ya da bu kulvardan başka birine',
  oppBestLine: 'rakibinin toplamının en yüksek olduğu kulvara',
} as const;

const PLAY_LINE = {
  any: '',
  this: 'bu kulvara ',
  other: 'başka bir kulvara ',
  current: 'oraya ',
  withFaceDown: 'kapalı kart bulunan bir kulvara ',
  underSelf: 'bu kartın altına ',
} as const;

const WHO = { own: '', opp: 'rakibin ', any: 'bir oyuncu ' } as const;
const TURN = { ownTurn: 'kendi turunda ', oppTurn: 'rakibinin turunda ' } as const;

/** `kart çektikten sonra`, `bu kart örtülmeden önce`. */
function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const after = (done: string): string =>
    `${WHO[who]}${during === undefined ? '' : TURN[during]}${done} sonra`;
  switch (event) {
    case 'start':
      return 'turunun başında';
    case 'end':
      return 'turunun sonunda';
    case 'wouldBeCovered':
      return `bu kart ${byProtocol === undefined ? '' : `açık bir ${byProtocol} kartıyla `}örtülmeden önce`;
    case 'afterDraw':
      return after('kart çektikten');
    case 'afterDiscard':
      return after('kart attıktan');
    case 'afterDelete':
      return after('kart sildikten');
    case 'afterPlay':
      return after(`${line === undefined ? '' : 'bu kulvara '}kart oynadıktan`);
    case 'afterClearCache':
      return after('önbelleğini boşalttıktan');
    case 'afterShuffle':
      return after(`${who === 'own' ? 'desteni' : 'destesini'} kardıktan`);
    case 'afterRefresh':
      return after('elini yeniledikten');
    case 'afterCompile':
      return after('derledikten');
    default:
      return event satisfies never;
  }
}

function stepsIn(form: Form): CardWords['steps'] {
  /** Somebody does something: the rest of the sentence stands in between. */
  const act = (by: By, verb: keyof typeof VERBS, rest: string): string => {
    const [command, may, does] = VERBS[verb];
    if (by === undefined) return `${rest} ${form === 'do' ? command : may}`;
    return `${by === 'both' ? 'iki oyuncu da' : 'rakibin'} ${rest} ${does}`;
  };
  return {
    draw({ by, count, from, filter }) {
      // Decks are named by the player who acts.
      const source =
        from === undefined
          ? ''
          : `${from === 'oppDeck' ? otherDeck(by, 'den') : ownDeck(by, 'den')} `;
      return act(by, 'draw', `${source}${amount(count, by, filter)}`);
    },
    discard({ by, count, from, to, random }) {
      if (from === 'ownDeck') return act(by, 'discard', ownDeck(by, 'i'));
      if (from !== undefined) {
        const top = from === 'ownDeckTop' ? ownDeck(by, 'nin') : otherDeck(by, 'nin');
        return act(by, 'discard', `${top} en üstündeki kartı`);
      }
      const where = to === undefined ? '' : 'rakibinin çöpüne ';
      return act(by, 'discard', `${where}${random ? 'rastgele ' : ''}${amount(count, by)}`);
    },
    delete: ({ by, target: cards }) => act(by, 'delete', target(cards, by)),
    flip: ({ by, target: cards, ignoreMiddle }) =>
      act(by, 'flip', `${target(cards, by)}${ignoreMiddle ? ' orta metnini uygulamadan' : ''}`),
    shift: ({ by, target: cards, to }) => act(by, 'shift', `${target(cards, by)} ${TO[to]}`),
    return: ({ by, target: cards }) =>
      act(
        by,
        'return',
        `${target(cards, by)} ${cards.pick === 'all' ? 'sahiplerinin' : 'sahibinin'} eline`,
      ),
    seize: ({ by, target: cards }) => act(by, 'take', `${target(cards, by)} eline`),
    play({ by, from, face, line, side, filter = {}, ref, matching }) {
      const facing = { up: ' açık', down: ' kapalı', choice: '' }[face];
      const card = `${value(filter)}${not(filter)}1 ${noun(filter, face === 'choice' ? 'a' : 'the')}`;
      const what =
        ref === 'that'
          ? 'o kartı'
          : {
              hand: card,
              ownTrash: `çöpünden ${card}`,
              ownDeckTop: `${ownDeck(by, 'nin')} en üstündeki kartı`,
              oppDeckTop: `${otherDeck(by, 'nin')} en üstündeki kartı`,
            }[from];
      const where = side === undefined ? '' : 'rakibinin tarafına ';
      const free = matching === undefined ? '' : 'protokolü ne olursa olsun ';
      return act(by, 'play', `${free}${PLAY_LINE[line]}${where}${what}${facing}`);
    },
    reveal({ by, what, target: cards }) {
      const shown: Readonly<Record<typeof what, string>> = {
        hand: 'elini',
        deck: ownDeck(by, 'i'),
        deckTop: `${ownDeck(by, 'nin')} en üstündeki kartı`,
        handCard: cards === undefined ? 'elinden 1 kart' : target(cards, by),
        trashCard: 'çöpünden 1 kart',
        fieldCard: target(cards ?? {}, by),
      };
      return act(by, 'reveal', shown[what]);
    },
    refresh: ({ by }) => act(by, 'refresh', 'elini'),
    rearrange: ({ by, whose }) =>
      act(by, 'rearrange', `${whose === 'own' ? 'kendi' : 'rakibinin'} protokollerini`),
    swapProtocols: ({ by, whose }) =>
      act(by, 'swap', `${whose === 'own' ? 'kendi' : 'rakibinin'} protokollerinden 2 tanesini`),
    swapStacks: ({ by, whose }) =>
      act(by, 'swap', `${whose === 'own' ? 'kendi' : 'rakibinin'} yığınlarından 2 tanesini`),
    give: ({ count }) => act(undefined, 'give', `rakibine elinden ${count} kart`),
    takeRandom: ({ count }) => act(undefined, 'take', `rakibinin elinden rastgele ${count} kart`),
    putOnDeckTop: ({ target: cards }) =>
      act(
        undefined,
        'put',
        `${target(cards, undefined)} kapalı olarak sahibinin destesinin üstüne`,
      ),
    shuffle: ({ by, what }) =>
      act(
        by,
        'shuffle',
        what === 'deck'
          ? ownDeck(by, 'i')
          : `${by === undefined ? 'çöpünü' : 'kendi çöpünü'} ${ownDeck(by, 'e')} katıp desteyi`,
      ),
    declare: ({ what }) => act(undefined, 'say', what === 'number' ? 'bir sayı' : 'bir protokol'),
    flipProtocol: ({ protocol }) =>
      act(undefined, 'flip', `${protocol} protokolünü derlenmiş yüzüne`),
    forbidCompile: () => 'rakibin sonraki turunda derleyemez',
    copyMiddle({ target: cards }) {
      const like = `${place(cards)}${worth(cards)}${adjectives(cards, true)}`;
      const whose =
        cards.side === 'opp' ? `rakibinin ${like}kartlarından birinin` : `${like}1 kartın`;
      return act(undefined, 'do', `${whose} orta metnini bu karttaymış gibi`);
    },
    chain: ({ gate, first, then }, words) =>
      gate === 'done'
        ? `${stepClause(first, words)}. Bunu yaparsan ${clause(then, cardWords)}`
        : `${stepClause(first, words)}, sonra ${clause(then, words)}`,
    may: ({ do: steps }) => clause(steps, permitted),
    either: ({ options }, words) =>
      options.map((steps, n) => `${n === 0 ? 'ya' : 'ya da'} ${clause(steps, words)}`).join(' '),
    if({ cond, do: steps, else: otherwise }, words) {
      const rest = otherwise === undefined ? '' : `; yoksa ${clause(otherwise, words)}`;
      return `${condition(cond, 'sa')} ${clause(steps, words)}${rest}`;
    },
    forEachLine({ lines, do: steps }, words) {
      const where = {
        any: 'her kulvarda',
        other: 'öteki her kulvarda',
        withOwnCard: 'kartın bulunan her kulvarda',
        withFaceDown: 'kapalı kart bulunan her kulvarda',
      }[lines];
      return `${where}: ${clause(steps, words)}`;
    },
    chooseLine({ among, where, do: steps }, words) {
      const line = among === 'any' ? 'bir kulvar' : 'başka bir kulvar';
      const only = where === undefined ? '' : `${lineWith(where)} `;
      return `${act(undefined, 'choose', `${only}${line}`)} ve ${clause(steps, words)}`;
    },
    repeat({ times, do: steps }, words) {
      if (typeof times === 'object' && 'floorDiv' in times) {
        const [whole, part] = times.floorDiv;
        if (typeof whole === 'object' && 'count' in whole && typeof part === 'number') {
          const { count } = whole;
          const what = `${adjectives(count, false)}${noun(count, 'a')}`;
          return `${place(count)}her ${part} ${what} için ${clause(steps, words)}`;
        }
      }
      return `${number(times)} kadar kez: ${clause(steps, words)}`;
    },
  };
}

/** `kart çekemezsin`, `rakibin kart çekemez`. */
function cannot(who: 'own' | 'opp' | 'any', what: string, verb: string): string {
  if (who === 'own') return `${what} ${verb}sin`;
  return `${who === 'opp' ? 'rakibin' : 'hiçbir oyuncu'} ${what} ${verb}`;
}

const rules: CardWords['rules'] = {
  trigger: ({ on, do: steps }, words) => {
    const [first = '', ...rest] = steps.map((step) => stepClause(step, words));
    const link = on.event === 'start' || on.event === 'end' ? ': ' : ', ';
    return [`${when(on)}${link}${first}`, ...rest.map((text) => capital(text, 'tr'))].join('. ');
  },
  modify(rule) {
    if (rule.what === 'cardValue') return `bu yığındaki kapalı kartların değeri ${rule.set} olur`;
    const { whose, add, when: cond } = rule;
    const total = whose === 'own' ? 'bu kulvardaki toplamın' : 'rakibinin bu kulvardaki toplamı';
    const only = cond === undefined ? '' : `${condition(cond, 'ken')} `;
    if (typeof add === 'number') {
      return `${only}${total} ${Math.abs(add)} ${add < 0 ? 'azalır' : 'artar'}`;
    }
    return `${only}${total}, ${number(add)} kadar artar`;
  },
  restrict(rule) {
    switch (rule.what) {
      case 'flip':
        return 'bu kart çevrilemez';
      case 'draw': {
        const only = rule.when === undefined ? '' : `${condition(rule.when, 'ken')} `;
        return only + cannot(rule.who, 'kart', 'çekemez');
      }
      case 'cachePhase':
        return rule.who === 'own'
          ? 'önbellek aşamanı atla'
          : `${WHO[rule.who]}önbellek aşamasını atlar`;
      case 'middle': {
        const turn = rule.during === undefined ? '' : TURN[rule.during];
        const place = rule.line === 'this' ? 'bu kulvardaki ' : '';
        const cards = {
          any: `${place}kartların`,
          own: `${place}kartlarının`,
          opp: `rakibinin ${place}kartlarının`,
        }[rule.who];
        return `${turn}${cards} orta metinleri geçersizdir`;
      }
      case 'play':
      case 'playFaceDown':
      case 'playFaceUp': {
        const facing = { play: '', playFaceDown: 'kapalı ', playFaceUp: 'açık ' }[rule.what];
        const place = rule.line === 'this' ? 'bu kulvara ' : '';
        return cannot(rule.who, `${place}${facing}kart`, 'oynayamaz');
      }
      default:
        return rule satisfies never;
    }
  },
  permit(rule) {
    switch (rule.what) {
      case 'playFaceUpAnyLine':
        return rule.who === 'own'
          ? 'her kulvara açık kart oynayabilirsin'
          : `${WHO[rule.who ?? 'any']}her kulvara açık kart oynayabilir`;
      case 'playFaceUpHere':
        return `${rule.protocol} kartları bu kulvara açık oynanabilir`;
      case 'playSelfAnyLine':
        return 'bu kart her kulvara açık oynanabilir';
      case 'playSelfEitherSide':
        return 'bu kart iki taraftan birine oynanabilir';
      default:
        return rule satisfies never;
    }
  },
  replace(rule, words) {
    const instead = clause(rule.with, words);
    switch (rule.event) {
      case 'flipSelf':
        return `bu kart çevrilecekse bunun yerine ${instead}`;
      case 'compileDeleteSelf':
        return `bu kart derleme yüzünden silinecekse bunun yerine ${instead}`;
      case 'returnToHand':
        return `bir kart ${rule.whose === 'own' ? 'eline' : 'rakibinin eline'} dönecekse bunun yerine ${instead}`;
      default:
        return rule satisfies never;
    }
  },
};

const common: Pick<CardWords, 'join' | 'sentence' | 'rules'> = {
  join: (clauses) => clauses.join(', sonra '),
  sentence: (text) => `${capital(text, 'tr')}.`,
  rules,
};
export const cardWords: CardWords = { ...common, steps: stepsIn('do') };
/** What may be done. */
const permitted: CardWords = { ...common, steps: stepsIn('may') };

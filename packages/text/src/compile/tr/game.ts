import type { compile as english } from '../en/game.ts';
import { reasons } from './reasons.ts';
import { genitive, kart, list, locative, past, share, subject } from '../../common/tr/grammar.ts';

/** `1. kulvar`, with an ending if it needs one. */
const kulvar = (n: number, ending = ''): string => `${n + 1}. kulvar${ending}`;
const yüzü = (up: boolean): string => (up ? 'açık' : 'kapalı');
/** By the last digit as it is read: `Fire 1’i`, `Fire 6’yı`. */
const OBJECT = ['’ı', '’i', '’yi', '’ü', '’ü', '’i', '’yı'] as const;
const object = (card: string): string => `${card}${OBJECT[Number(card.at(-1))] ?? '’i'}`;

const subjects = (known: readonly string[], unknown: number): string => {
  if (known.length === 0) return kart(unknown);
  return list(unknown === 0 ? known : [...known, `görülmeyen ${kart(unknown)}`]);
};
const objects = (known: readonly string[], unknown: number): string => {
  if (known.length === 0) return kart(unknown);
  const more = unknown === 0 ? [] : [`görülmeyen ${kart(unknown)}ı`];
  return list([...known.map(object), ...more]);
};

export const compile: typeof english = {
  tile: {
    name: 'Compile',
    about: 'Üç kulvarı kartlarla doldur, bütün protokollerini rakibinden önce derle.',
    aim: 'Amaç: üç protokolü ilk derleyen olmak.',
    players: '2 oyuncu',
    length: '20 dakika',
  },

  card: {
    name: (protocol, value) => `${protocol} ${value}`,
    box: { top: 'üst metin', middle: 'orta metin', bottom: 'alt metin' },
    noText: 'metin yok',
  },

  zones: {
    line: (n) => `${n + 1}. kulvar`,
    hand: (n) => `elde ${kart(n)}`,
    deck: (n) => `destede ${kart(n)}`,
    trash: (n) => `çöpte ${kart(n)}`,
    total: (n) => `toplam ${n}`,
    control: 'Kontrol',
    compiled: 'derlendi',
    loading: 'derlenmedi',
    turn: (n) => `${n}. tur`,
    effects: 'Olup bitenler',
  },

  ask: {
    draft: 'Bir protokol seç.',
    ban: 'Seçeneklerden bir protokol çıkar.',
    action: 'Bir kart oyna ya da elini yenile.',
    refresh: 'Elini yenilemen gerek.',
    card: 'Bir kart seç.',
    hand: (least, most) =>
      least === most ? `${kart(least)} seç.` : `En az ${least}, en çok ${kart(most)} seç.`,
    line: 'Bir kulvar seç.',
    play: 'Bir kart oyna.',
    may: 'Bunu yapmak ister misin?',
    either: 'Ne yapılacağını seç.',
    order: 'Önce hangi metin uygulansın?',
    rearrange: 'Protokolleri yeniden sırala.',
    controlTarget: 'Kontrol sendeydi: protokolleri yeniden sıralayacak mısın?',
    pair: 'Yer değiştirecek iki yığını seç.',
    number: 'Bir sayı söyle.',
    protocol: 'Bir protokol söyle.',
    player: 'Bir oyuncu seç.',
    by: (card, box) => `${card}, ${box}`,
  },

  log: {
    draft: (person, protocol) =>
      `${subject(person)}${protocol} protokolünü ${past(person, 'seçti')}.`,
    ban: (person, protocol) =>
      `${subject(person)}${protocol} protokolünü ${past(person, 'çıkardı')}.`,
    protocols: (person, protocols) =>
      `${person.you ? 'Senin protokollerin' : `${genitive(person.name)} protokolleri`}: ${list(protocols)}.`,
    decks: 'Desteler karıştırıldı. İki oyuncu da beş kart çekti.',
    turn: (person, n) => `${n}. tur: sıra ${person.you ? 'sende' : locative(person.name)}.`,
    control: (person) => `${subject(person)}kontrolü ${past(person, 'aldı')}.`,
    spendControl: (person) => `${subject(person)}kontrolü geri ${past(person, 'verdi')}.`,
    compile: (person, n) => `${subject(person)}${kulvar(n, 'ı')} ${past(person, 'derledi')}.`,
    plate: (person, protocol) =>
      `${person.you ? 'Senin' : genitive(person.name)} ${protocol} ${person.you ? 'protokolün' : 'protokolü'} derlendi.`,
    recompile: (person, protocol) =>
      `${person.you ? 'Senin' : genitive(person.name)} ${protocol} ${person.you ? 'protokolün' : 'protokolü'} zaten derlenmişti: onun yerine rakip desteden bir kart.`,
    text: (card, box) => `${card}: ${box} uygulanıyor.`,
    due: (card, box) => `${card}: sırada ${box} var.`,
    idle: (card, box) => `${card}: ${box} etkisiz kaldı.`,
    play: (person, card, up, n) =>
      `${subject(person)}${object(card)} ${kulvar(n, 'a')} ${yüzü(up)} ${past(person, 'oynadı')}.`,
    playUnseen: (person, n) =>
      `${subject(person)}${kulvar(n, 'a')} kapalı bir kart ${past(person, 'oynadı')}.`,
    delete: (known, unknown) => `${subjects(known, unknown)} silindi.`,
    arrive: (card) => `Kapalı kart ${card} kartıydı.`,
    return: (known, unknown) => `${subjects(known, unknown)} ele döndü.`,
    seize: (person, known, unknown) =>
      `${subject(person)}eline ${objects(known, unknown)} ${past(person, 'aldı')}.`,
    flip: (known, unknown, up) => `${subjects(known, unknown)} çevrildi, artık ${yüzü(up)}.`,
    // Two numbers must not be adjacent: `Hate 2, 3. kulvara kaydı`.
    shift: (known, unknown, n) =>
      `${subjects(known, unknown)}${known.length === 0 ? '' : ','} ${kulvar(n, 'a')} kaydı.`,
    draw: (person, known, unknown) =>
      `${subject(person)}${objects(known, unknown)} ${past(person, 'çekti')}.`,
    discard: (person, known, unknown) =>
      `${subject(person)}${objects(known, unknown)} ${past(person, 'attı')}.`,
    reveal: (person, known, unknown) =>
      `${subject(person)}${objects(known, unknown)} ${past(person, 'gösterdi')}.`,
    refresh: (person) => `${subject(person)}elini ${past(person, 'yeniledi')}.`,
    rearrange: (person, owner, plates) => {
      const whose =
        person.seat === owner.seat ? 'kendi' : owner.you ? 'senin' : genitive(owner.name);
      const order = list(plates.map((plate, n) => `${plate} → ${kulvar(n)}`));
      return `${subject(person)}${whose} protokollerini yeniden ${past(person, 'sıraladı')}: ${order}.`;
    },
    swapPlates: (person, owner, one, other) => {
      const whose =
        person.seat === owner.seat ? '' : owner.you ? 'senin ' : `${genitive(owner.name)} `;
      return `${subject(person)}${whose}${one} ve ${other} protokollerinin yerini ${past(person, 'değiştirdi')}.`;
    },
    swapStacks: (person, one, other) =>
      `${subject(person)}${one + 1}. ve ${kulvar(other, 'ın')} yığınlarını birbiriyle ${past(person, 'değiştirdi')}.`,
    take: (person, known, unknown) =>
      `${subject(person)}rakibinin elinden ${objects(known, unknown)} ${past(person, 'aldı')}.`,
    shuffle: (person, n) =>
      `${subject(person)}çöpü (${kart(n)}) ${person.you ? 'destene' : 'destesine'} ${past(person, 'karıştırdı')}.`,
    shuffleDeck: (person) =>
      `${subject(person)}${person.you ? 'desteni' : 'destesini'} ${past(person, 'karıştırdı')}.`,
    declare: (person, what) => `${subject(person)}şunu ${past(person, 'söyledi')}: ${what}.`,
    forbidCompile: (person) =>
      `${subject(person)}sonraki turunda ${person.you ? 'derleyemezsin' : 'derleyemez'}.`,
    cache: (person, n) => `${subject(person)}önbelleği ${past(person, 'boşalttı')}: ${kart(n)}.`,
    loopGuard: (card, box) => `${card}: ${box} atlandı, çok fazla metin birbirini kesiyor.`,
    won: (person) => `${subject(person)}üç protokolünü de ${past(person, 'derledi')}.`,
    resigned: (person) => `${subject(person)}pes ${past(person, 'etti')}.`,
    turnLimit: 'Son tur bitti. Kimse kazanmadı.',
  },

  turn: {
    // Two numbers must not be adjacent.
    play: (card, up, n) => `${kulvar(n, 'a')} ${up ? '' : 'kapalı '}${card}`,
    playUnseen: (n) => `${kulvar(n, 'a')} kapalı bir kart`,
  },

  choice: {
    play: (card, up, n, other) =>
      `${object(card)} ${kulvar(n, 'a')} ${yüzü(up)} oyna${other ? ', rakibin tarafına' : ''}`,
    shortPlay: (up, n) => `${up ? 'Açık' : 'Kapalı'}, ${kulvar(n)}`,
    refresh: 'Elini yenile: beş karta kadar çek',
    shortRefresh: 'Yenile',
    pick: (protocol) => `Seç: ${protocol}`,
    ban: (protocol) => `Çıkar: ${protocol}`,
    place: (owner, n, depth) =>
      `${owner.you ? 'Senin' : genitive(owner.name)} ${kulvar(n, 'daki')} kapalı ${owner.you ? 'kartın' : 'kartı'}, ${depth + 1}. sıra`,
    line: (n) => `Kulvar ${n + 1}`,
    yes: 'Evet',
    no: 'Hayır',
    done: 'Tamam',
    operations: {
      discard: 'At',
      flip: 'Çevir',
      shift: 'Kaydır',
      delete: 'Sil',
      draw: 'Çek',
      return: 'Ele döndür',
      reveal: 'Göster',
      give: 'Ver',
      seize: 'Al',
    },
    text: (card, box) => `${card}: ${box}`,
    order: (owner, plates) =>
      `${owner.you ? 'Senin protokollerin' : `${genitive(owner.name)} protokolleri`}, soldan sağa: ${plates.join(', ')}`,
    keep: 'Olduğu gibi kalsın',
    player: (person) => (person.you ? 'Sen' : person.name),
    pair: (one, other) => `Kulvar ${one + 1} ve ${other + 1}`,
    resign: 'Pes et',
  },

  reasons,
  assumes: 'denk bir rakibe karşı',
  worth: (value) => `kazanma şansı ${share(value)}`,

  result: {
    compiled: (person, n) =>
      person.you
        ? `Derlenmiş ${n} protokolün var.`
        : `${genitive(person.name)} derlenmiş ${n} protokolü var.`,
    turns: (n) => `${n} tur`,
  },

  refusals: {
    malformed: (d) => `“${d.text}” sorulana bir cevap değil.`,
    'wrong-count': () => 'Kart sayısı yetersiz.',
    duplicate: () => 'Bu kartı zaten seçtin.',
    'not-offered': () => 'Bu, seçenekler arasında yok.',
    'not-in-hand': () => 'Bu kart elinde değil.',
    'play-forbidden': () => 'Sahadaki bir kart bu kulvara oynamayı yasaklıyor.',
    'face-down-forbidden': () => 'Sahadaki bir kart buraya kapalı oynamayı yasaklıyor.',
    'face-up-forbidden': () => 'Sahadaki bir kart açık oynamayı yasaklıyor.',
    'wrong-side': () => 'Bu kart yalnızca kendi tarafına oynanabilir.',
    'no-matching-protocol': () =>
      'Bir kart ancak kendi protokolünün durduğu kulvara açık oynanır; seninki de olur, rakibinki de. Kapalı kart her yere gider.',
    'hand-full': () => 'Elinde beş ya da daha çok kart varken elini yenileyemezsin.',
    'draw-forbidden': () => 'Sahadaki bir kart kart çekmeyi yasaklıyor.',
    'nothing-to-draw': () => 'Çekilecek kart kalmadı.',
    'too-few-protocols': () => 'Seçim için en az on iki protokol gerekir.',
    'protocol-twice': (d) => `Bu protokol iki kez geçiyor: ${d.protocol}.`,
    'protocol-not-enabled': (d) => `Bu protokol seçilen kutuların hiçbirinde yok: ${d.protocol}.`,
    'no-such-card': (d) => `Böyle bir kart yok: “${d.card}”.`,
    'no-such-protocol': (d) => `Böyle bir protokol yok: “${d.protocol}”.`,
    'card-twice': (d) => `Bu kart iki kez geçiyor: ${d.card}.`,
    'named-twice': (d) => `“${d.text}” iki kez verilmiş.`,
    'bad-check': () => 'Sağlama toplamı tutmuyor: konumun bir parçası eksik.',
    'other-book': () => 'Konum, bu sürümdekilerden farklı kartlar ya da metinlerle yazılmış.',
    'bad-plates': (d) => `“${d.text}” yanlış: her oyuncunun üç protokolü vardır.`,
    'bad-control': () => 'Kontrol P0 ya da P1 tarafındadır ya da kimsede değildir.',
    'bad-turn': () => 'Tur için bir oyuncu ve bir sayı gerekir.',
    'bad-phase': () => 'Böyle bir aşama yok.',
    'bad-rest': () => 'Sürmekte olan işlem okunamıyor.',
    'too-many-cards': (d) => `${kart(d.cards)} var: bir oyunda en çok 36 olur.`,
    'already-won': () => 'Bir oyuncunun üç protokolü de derlenmiş.',
  },
};

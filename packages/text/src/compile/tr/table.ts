import type { compileTable as english } from '../en/table.ts';
import type { Person } from '../../person.ts';
import { genitive, kart, locative } from '../../common/tr/grammar.ts';

/** `Senin desten`, `Bo’nun destesi` */
const whose = (person: Person, yours: string, theirs: string): string =>
  person.you ? `Senin ${yours}` : `${genitive(person.name)} ${theirs}`;
const does = (person: Person, you: string, other: string): string =>
  person.you ? you : `${person.name} ${other}`;
const kulvar = (n: number, ending = ''): string => `${n + 1}. kulvar${ending}`;

export const compileTable: typeof english = {
  protocols: {
    Darkness: 'Gizli kartları kaydırır ve çevirir; kendi kapalı kartların daha değerlidir.',
    Death: 'Kart siler; küçükleri de, koca kulvarları da.',
    Fire: 'Başka kartları silmek, ele döndürmek ve çevirmek için elindeki kartları yakar.',
    Gravity: 'Kartları kulvarına çeker, desteni altına yığar.',
    Life: 'Destenden kapalı kartlar yetiştirir ve onları açar.',
    Light: 'Kart çeker, gizli kartlara bakar, onları bir kulvarda toplar.',
    Metal: 'Ağır ve yavaş: toplamları düşürür, oynamayı yasaklar, derlemeyi geciktirir.',
    Plague: 'Rakibe kart attırır ve bundan beslenir.',
    Psychic: 'Rakibin eline bakar, onu boşaltır ve açıkta duranı kaydırır.',
    Speed: 'Hemen bir kart daha oynar, hep hareket eder.',
    Spirit: 'Eli yeniler, kart çeker, istediği yere açık oynar.',
    Water: 'Akar: kartları ele döndürür, protokolleri yeniden sıralar.',
    Apathy: 'Kartları kapatır, metinleri susturur, sessizlikten yararlanır.',
    Hate: 'Ne pahasına olursa olsun siler, kendininkini de.',
    Love: 'Kart alır ve verir; iki oyuncu da çeker.',
    Chaos: 'Desteleri, kulvarları ve protokolleri karıştırır.',
    Clarity: 'Desteleri gösterir, gereken kartı bulur; dolu el işe yarar.',
    Corruption: 'Karşı tarafa yerleşir, orada duranı bozar.',
    Courage: 'Rakibin önde olduğu yerde güçlüdür.',
    Fear: 'Karşı tarafı susturur, kartları kovar, elleri boşaltır.',
    Ice: 'Kulvardan kulvara kayar, çevrilemez.',
    Luck: 'Destelerin en üstündeki kartlara bahse girer.',
    Mirror: 'Metinleri taklit eder, rakibin yaptığına karşılık verir.',
    Peace: 'Elleri boşaltır, zamanını kollar.',
    Smoke: 'Kapalı kartların olduğu yerde güçlenir.',
    Time: 'Çöpten kart geri getirir, çöpü desteye karıştırır.',
    War: 'Rakip elini yenileyince, derleyince ya da çekince karşılık verir.',
    Assimilation: 'Rakibin destesinden ve sahasından kart alır.',
    Diversity: 'Sahada birçok farklı protokol varken güçlüdür.',
    Unity: 'Sahada kendi kartları çokken güçlüdür.',
  },

  places: {
    plate: (owner, protocol, n, compiled) =>
      `${whose(owner, `${protocol} protokolün`, `${protocol} protokolü`)}, ${kulvar(n)}, ${compiled ? 'derlendi' : 'derlenmedi'}`,
    total: (owner, n, total) =>
      `${owner.you ? 'Sen' : owner.name}: ${kulvar(n, 'da')} toplam ${total}`,
    stack: (owner, n, size) =>
      `${whose(owner, `${kulvar(n, 'daki')} yığının`, `${kulvar(n, 'daki')} yığını`)}: ${kart(size)}`,
    card: (card, covered) => (covered ? `${card}, örtülü` : card),
    faceDown: (value, covered, known) =>
      `${value} değerinde ${covered ? 'örtülü ' : ''}kapalı kart${known === undefined ? '' : `: ${known}`}`,
    coming: (card) => `${card}, yolda`,
    unseen: 'Kapalı kart',
    line: (n) => kulvar(n),
    deck: (owner, n) => `${whose(owner, 'desten', 'destesi')}: ${kart(n)}`,
    trash: (owner, n) => `${whose(owner, 'çöpün', 'çöpü')}: ${kart(n)}`,
    playUp: (n) => `Açık, ${kulvar(n)}`,
    playDown: (n) => `Kapalı, ${kulvar(n)}`,
    tray: 'Seçilecek kartlar',
    handTexts: 'Kartlarını oku',
  },

  lane: {
    toGo: (n) => `${n} kaldı`,
    ready: 'hazır',
    lead: 'önde',
    faceUp: 'Açık',
    faceDown: 'Kapalı',
    controlAbout: (person) =>
      `Kontrol ${person.you ? 'sende' : locative(person.name)}: sonraki derlemede ya da yenilemede protokoller yeniden sıralanabilir.`,
    free: 'Kontrol kimsede değil: kendi turunun başında iki kulvarda önde olan alır.',
    noCompile: 'sonraki turda derleme yok',
  },

  boxes: {
    top: 'Her zaman, örtülüyken de',
    middle: 'Oynanınca, açılınca ya da örtüsü kalkınca',
    bottom: 'Örtülü değilken',
  },

  draft: {
    about:
      'Seçtiğin her protokolün altı kartı destene girer. Protokoller seçtiğin sırayla, soldan sağa birer kulvara yerleşir.',
    rule: 'Kazanmak için üçünü de derle: bir kulvarda en az 10 ve karşı taraftan çok.',
    tap: 'Altı kartını görmek için bir protokole dokun. Seçmek için bir daha dokun.',
    open: 'henüz seçilmedi',
    look: (protocol) => `${protocol}: altı kartı`,
    left: (protocols) => `Seçilebilecek protokoller: ${protocols.join(', ')}`,
  },

  ask: {
    draft: 'Altı kartı destene girer. Rakibin artık onu alamaz.',
    ban: 'Bu oyunda onu kimse seçemez.',
    action:
      'Bir karta, sonra bir kulvara dokun. Açık kart, protokolünün durduğu kulvara gider ve metni uygulanır; kapalı kart her yere gider ve 2 sayılır.',
    lifted:
      'Oraya oynamak için ışıklı bir yere dokun. Escape ya da bir dokunuş daha kartı geri alır.',
    refresh: 'Ya da destene dokun: elinde beş kart olana kadar çekersin.',
    mustRefresh: 'Oynayacak kartın yok. Destene dokun, elinde beş kart olana kadar çekersin.',
    compile: 'Hangi kulvarı derliyorsun?',
    compileAbout: 'Kulvarın iki taraftaki bütün kartları silinir ve protokolün derlenir.',
    cache: (n) => `Elinde beşten çok kart var: ${kart(n)} at.`,
    cacheAbout: 'Gözden çıkardığın kartlara dokun, sonra onayla.',
    several: (chosen, least, most) =>
      least === most ? `${chosen} / ${least} seçildi.` : `${chosen} seçildi.`,
    second: 'Görmek için ışıklı bir karta dokun, seçmek için bir daha dokun.',
    line: 'Işıklı kulvarlardan birine dokun.',
    may: 'Zorunlu değil. Hayır dersen “Bunu yaparsan” diye başlayan kısım da olmaz.',
    either: 'Seçtiğin hemen olur.',
    order: 'Metni önce uygulanacak karta dokun. Diğerleri onu izler.',
    rearrange:
      'Bir protokole, sonra gideceği yere dokun ya da onu sürükle. Yığınlar yerinde kalır.',
    controlTarget: 'Ne seçersen seç, kontrol harcanır. Yalnızca protokoller kulvar değiştirir.',
    pair: 'Bir yığına, sonra diğerine dokun.',
    number: 'Metin, söylediğin sayıyla devam eder.',
    protocol: 'Protokollerden birine dokun.',
    player: 'Diğeri onu izler.',
    whose: (person) =>
      person.you ? 'Kendi protokollerini sırala' : `${genitive(person.name)} protokollerini sırala`,
    confirm: 'Onayla',
  },

  target: {
    delete: 'Silinecek kartı seç.',
    flip: 'Çevrilecek kartı seç.',
    shift: 'Kaydırılacak kartı seç.',
    return: 'Ele dönecek kartı seç.',
    discard: 'Atacağın kartı seç.',
    reveal: 'Gösterilecek kartı seç.',
    give: 'Vereceğin kartı seç.',
    seize: 'Alacağın kartı seç.',
    play: 'Oynayacağın kartı ve yerini seç.',
    draw: 'Çekeceğin kartı seç.',
    copyMiddle: 'Orta metnini taklit edeceğin kartı seç.',
    to: 'Gideceği kulvarı seç.',
  },

  effects: {
    now: 'şimdi',
    waits: 'bekliyor',
    owner: (person) => (person.you ? 'senin metnin' : `${genitive(person.name)} metni`),
    chooses: (person) => (person.you ? 'sen seçiyorsun' : `${person.name} seçiyor`),
    more: (n) => `Etkiler: ${n}`,
    gone: 'artık burada olmayan bir kart',
  },

  moments: {
    start: 'Turun başında',
    end: 'Turun sonunda',
    compile: (person, protocol) => `${does(person, 'Derliyorsun', 'derliyor')}: ${protocol}`,
    recompile: 'bir kez daha derlendi',
    control: (person) => does(person, 'Kontrolü alıyorsun', 'kontrolü alıyor'),
    won: (person) => does(person, 'Kazandın', 'kazandı'),
  },

  notes: {
    draw: (n) => `${n} çek`,
    delete: (n) => `${n} sil`,
    flip: (n) => `${n} çevir`,
    return: (n) => `${n} ele döner`,
    discard: (n) => `${n} at`,
    compile: 'derle',
    win: 'kazan',
  },

  score: {
    compiled: 'Derlenenler',
    goal: 'Derlenmiş üç protokol kazanır.',
    deck: 'Deste',
    trash: 'Çöp',
  },
};

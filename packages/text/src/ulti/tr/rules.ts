import type { ultiRules as english } from '../en/rules.ts';

const YES = { true: 'evet', false: 'hayır' };

export const ultiRules: typeof english = {
  presets: {
    seed: {
      name: 'Standart',
      about: '26 kontrat; değer eşitse ilk söyleyen bırakmayabilir; talon ihaleciye sayılır.',
    },
    tournament: {
      name: 'Turnuva',
      about: '42 kontrat, as ve onlu on puan, talon savunanlara sayılır.',
    },
    social: {
      name: 'Dost masası',
      about:
        'Turnuva gibi, ama kimse kendi sözünü artırmaz: iki kişi pas deyince ihale biter (kartya-jatek.hu).',
    },
    fourAces: {
      name: 'Dört as',
      about:
        'Turnuva gibi; 54 kontratın arasında dört as da var, kontra Fedák Sári’ye kadar gider, ×64 (ultiblog.hu).',
    },
  },
  differs:
    'Macaristan’daki çoğu masada yalnızca as ve onlu sayılır, onar puan; talon savunanlara sayılır, düz Passz oynanmaz, bedeli ödenir: bu, Turnuva kurallarıdır.',
  homeRules: {
    question: 'Evde hangi kurallarla oynuyorsunuz?',
    about:
      'Bunu yalnızca bir kez soruyoruz. Ana sayfada, oyunun düğmesinin altında değiştirebilirsin.',
    sets: {
      tournament:
        'As ve onlu 10, diğerleri 0, toplam 90 puan. Talon savunanlara sayılır. Macaristan’da çoğu masa böyle oynar.',
      seed: 'As 11, onlu 10, papaz 4, üst vale 3, alt vale 2, toplam 130 puan. Talon ihaleciye sayılır.',
    },
  },
  options: {
    cardPoints: {
      name: 'Kartların puanı',
      values: {
        A11: 'as 11, onlu 10, papaz 4, üst vale 3, alt vale 2',
        A10: 'as ve onlu 10',
      },
    },
    talonOwner: {
      name: 'Talonun puanı',
      values: { soloist: 'ihaleciye', defenders: 'savunanlara' },
    },
    ladder: {
      name: 'Kontratlar',
      values: { seed26: '26', common42: '42', common54: '54, Dört As ile' },
    },
    ladderOrder: {
      name: 'Kontratların sırası',
      values: { value: 'değere göre', seedRows: 'Açık Betli, 20-100 Durchmars’ın hemen altında' },
    },
    holdRule: {
      name: 'Aynı değerde söz',
      values: {
        hold: 'ilk söyleyene bırakıp bırakmadığı sorulur',
        firstKeeps: 'söylenemez',
        off: 'sıradaki yerine bakılır',
      },
    },
    selfRaise: { name: 'En yüksek sözün sahibi kendi sözünü artırabilir', values: YES },
    passzPlayed: {
      name: 'Düz Passz',
      values: { play: 'oynanır', forfeit2: 'oynanmaz, her savunana 2 ödenir' },
    },
    requireHolding: {
      name: 'Söz için gereken kartlar elde olmalı',
      values: { true: 'evet', false: 'hayır: olmayan batar' },
    },
    betliMustBeat: { name: 'Betli’de büyütme zorunluluğu', values: YES },
    ultiPenalty: {
      name: 'Batan Ulti’nin bedeli',
      values: { flat: '1 fazla (kupada 2)', base: 'değeri kadar daha' },
    },
    silent100: {
      name: 'Sessiz yüzlük',
      values: { add: 'Passz ile birlikte ödenir', replace: 'Passz yerine ödenir' },
    },
    silent100Marriages: {
      name: 'Sessiz yüzlükte çiftler',
      values: { all: 'hepsi sayılır', one: 'bir 40 ya da bir 20' },
    },
    silentUltiFail: {
      name: 'Batan sessiz Ulti',
      values: { double: 'iki kat öder', none: 'bir şey ödemez' },
    },
    marriageNeedsTrick: { name: 'Çiftler için löve gerekir', values: YES },
    maxKontra: { name: 'En yüksek kontra', values: {} },
    individualKontra: {
      name: 'Kozsuz kontratta kontra',
      values: { true: 'her savunan ayrı', false: 'iki savunan birlikte' },
    },
    keepSeven: { name: 'Ulti’de ihaleci koz yedilisini saklamalı', values: YES },
    openReveal: {
      name: 'Açık kontratta görünen',
      values: { soloist: 'ihalecinin eli', all: 'bütün eller' },
    },
    earlyEnd: { name: 'Sonucu belli Betli ve Durchmars hemen biter', values: YES },
    concede: { name: 'İhaleci pes edebilir', values: YES },
    deals: { name: 'Maçtaki el sayısı', values: {} },
  },
};

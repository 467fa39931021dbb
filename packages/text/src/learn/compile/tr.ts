import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  up: {
    title: 'Kendi hattına açık',
    before:
      'Aranızda üç hat var, her birinde iki protokol. Bir kart açık olarak yalnızca protokolünün bulunduğu hatta oynanır. O zaman üzerindeki sayı kadar eder ve metni gerçekleşir. Beşlilerinden birini açık oyna.',
    after: 'O hatta beş puan. Beşlinin metni sana bir karta mal olur: bir kart at.',
    wrong: 'Kapalıyken yalnızca 2 eder. Kendi protokolünün hattına açık koy.',
  },
  down: {
    title: 'Kapalı, her yere',
    before: 'Kapalı kart her hatta oynanabilir. Metni yoktur ve 2 eder. İlk hattında 7 var: ekle.',
    after: 'Dokuz. Bir tur daha, hat hazır.',
    wrong:
      'Şimdi itilecek hat birincisi ve kartların hiçbiri oraya açık konamaz. Birini kapalı oyna.',
  },
  refresh: {
    title: 'Tazele',
    before:
      'Kart oynamak yerine tazeleyebilirsin: elin beş kart olana kadar çek. Tek zayıf kartla vakti geldi.',
    after: 'Yine beş kart. Tazelemek bir tura mal olur, önce elin azalsın.',
    wrong: 'Tek kart el sayılmaz. Tazele.',
  },
  lead: {
    title: 'On, hem de rakipten çok',
    before:
      'Bir hat, orada on ya da daha fazlan ve rakibinden çoğun varsa hazırdır. İki hatta 8’in var. Doğru olanı ona çıkar.',
    after: 'Beşe karşı on: bir sonraki turunun başında bu hat derlenir.',
    wrong: 'Orada rakip hâlâ önde olurdu. Onun yettiği hattı seç.',
  },
  compile: {
    title: 'Derle',
    before:
      'Turun başlıyor ve iki hat hazır: birini derlemek zorundasın. Bütün kartları silinir ve protokol tamamlanır. Üç protokol kazandırır; bunlardan biri zaten tamam.',
    after: 'İki protokol tamam. Öteki hat sonraki turu bekler.',
    wrong:
      'O protokol zaten derlendi; yeniden derlemek yalnızca bir kart çektirir. Öteki hattı al.',
  },
  tie: {
    title: 'Eşitlik hattı tutar',
    before:
      'Rakibin üçüncü hatta senin sekizine karşı onu var ve gelecek tur derleyecek. Tek kartla durdur.',
    after: 'Ona on: kimse önde değil, kimse derleyemez.',
    wrong: 'Üçüncü hat yanıyor. Oraya iki puan daha koy, rakip önde olmasın.',
  },
  flip: {
    title: 'Çevir',
    before:
      'Fire-0 başka bir kartı çevirir, sonra iki kart çeker. Çevrilen açık beşli kapanır ve yalnızca 2 eder. Onu oyna ve doğru kartı çevir.',
    after: 'Rakibe üç puan eksik, sana iki kart.',
    wrong: 'Fire-0’ı açık oyna, sonra rakibin en çok kaybedecek üst kartını seç.',
  },
  delete: {
    title: 'Sil',
    before:
      'Fire-1 der ki: bir kart at; atarsan bir kart sil. Yalnızca üstü açık kartlar seçilir, her yığının sonuncusu. En büyüğünü kaldır.',
    after:
      'Beş puan gitti. Altındaki yeniden ortaya çıktı; açık bir kart olsaydı bir daha etki ederdi.',
    wrong: 'Önce Fire-1 açık, sonra bir kart at, sonra rakibin en yüksek üst kartını seç.',
  },
  may: {
    title: 'Kendi kartını aç',
    before:
      'Life-2 bir kart çeker ve kapalı bir kartı çevirmene izin verir. İlk hattında dokuz var ve üstteki kapalı kart bir üçlü. Evet de.',
    after: 'Açıkken 3 eder: hatta on oldu, derlenmeye hazır.',
    wrong: 'Life-2’yi kendi hattına açık oyna ve sunduğu çevirmeyi kabul et.',
  },
  control: {
    title: 'Kontrol',
    before:
      'İki hatta önde olan kontrolü alır. Derlerken ya da tazelerken harcanır ve derleme sayılmadan önce levhaları yeniden dizebilirsin. Yalnızca Water eksik ama hazır olan hat Fire’ın. Water’ı oraya getir.',
    after: 'Derlenen hatta Water duruyordu. Üçü de tamam: kazandın.',
    wrong: 'Kendi levhalarını, Water ilk hatta olacak biçimde diz.',
  },
};

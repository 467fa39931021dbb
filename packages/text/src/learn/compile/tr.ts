import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  up: {
    title: 'Kendi kulvarına açık',
    before:
      'Aranızda üç kulvar var, her birinde iki protokol. Bir kart açık olarak yalnızca protokolünün bulunduğu kulvara oynanır. O zaman üzerindeki sayı kadar eder ve metni gerçekleşir. Beşlilerinden birini açık oyna.',
    after: 'O kulvarda beş puan. Beşlinin metni sana bir karta mal olur: bir kart at.',
    wrong: 'Kapalıyken yalnızca 2 eder. Kendi protokolünün kulvarına açık koy.',
  },
  down: {
    title: 'Kapalı, her yere',
    before:
      'Kapalı kart her kulvara oynanabilir. Metni yoktur ve 2 eder. İlk kulvarında 7 var: ekle.',
    after: 'Dokuz. Bir tur daha, kulvar hazır.',
    wrong:
      'Şimdi itilecek kulvar birincisi ve kartların hiçbiri oraya açık konamaz. Birini kapalı oyna.',
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
      'Bir kulvar, orada on ya da daha fazlan ve rakibinden çoğun varsa hazırdır. İki kulvarda 8’in var. Doğru olanı ona çıkar.',
    after: 'Beşe karşı on: bir sonraki turunun başında bu kulvar derlenir.',
    wrong: 'Orada rakip hâlâ önde olurdu. Onun yettiği kulvarı seç.',
  },
  compile: {
    title: 'Derle',
    before:
      'Turun başlıyor ve iki kulvar hazır: birini derlemek zorundasın. Bütün kartları silinir ve protokol tamamlanır. Üç protokol kazandırır; bunlardan biri zaten tamam.',
    after: 'İki protokol tamam. Öteki kulvar sonraki turu bekler.',
    wrong:
      'O protokol zaten derlendi; yeniden derlemek yalnızca bir kart çektirir. Öteki kulvarı al.',
  },
  tie: {
    title: 'Eşitlik kulvarı tutar',
    before:
      'Rakibin üçüncü kulvarda senin sekizine karşı onu var ve gelecek tur derleyecek. Tek kartla durdur.',
    after: 'Ona on: kimse önde değil, kimse derleyemez.',
    wrong: 'Üçüncü kulvar yanıyor. Oraya iki puan daha koy, rakip önde olmasın.',
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
      'Life-2 bir kart çeker ve kapalı bir kartı çevirmene izin verir. İlk kulvarında dokuz var ve üstteki kapalı kart bir üçlü. Evet de.',
    after: 'Açıkken 3 eder: kulvarda on oldu, derlenmeye hazır.',
    wrong: 'Life-2’yi kendi kulvarına açık oyna ve sunduğu çevirmeyi kabul et.',
  },
  control: {
    title: 'Kontrol',
    before:
      'İki kulvarda önde olan kontrolü alır. Derlerken ya da tazelerken harcanır ve derleme sayılmadan önce levhaları yeniden dizebilirsin. Yalnızca Water eksik ama hazır olan kulvar Fire’ın. Water’ı oraya getir.',
    after: 'Derlenen kulvarda Water duruyordu. Üçü de tamam: kazandın.',
    wrong: 'Kendi levhalarını, Water ilk kulvarda olacak biçimde diz.',
  },
};

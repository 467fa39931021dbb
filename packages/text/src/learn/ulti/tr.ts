import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Renge uy ve geç',
    before:
      'Renge uy ve geçebiliyorsan geç: Ulti’de bu zorunludur. Tek oynayan yaprak altlıyı çıktı.',
    after: 'Üstlü altlıyı geçer. Alttan üste sıra: 7, 8, 9, altlı, üstlü, papaz, on, as.',
    wrong: 'Elinde yaprak var, uymak zorundasın; üstlüyle altlıyı geçebilirsin.',
  },
  trump: {
    title: 'Koz atmak zorunlu',
    before:
      'Renge uyamıyorsan koz atmalısın; ancak kozun da yoksa istediğini oynarsın. Koz kupa, yaprak çıkıldı.',
    after: 'Kozun sekizlisi bile başka rengin papazını alır.',
    wrong: 'Yaprağın yok ama kozun var. Onu oynamalısın.',
  },
  smear: {
    title: 'Ortağına puan ver',
    before:
      'Bu eli savunma ortağın asla alıyor. Ne uyabiliyor ne koz atabiliyorsun, istediğini oynayabilirsin. Puanlar as ve onlularda: ona puan ver.',
    after: 'Palamut onlu güvende: savunmaya on puan.',
    wrong: 'El sizin. Üstüne en değerli kartı koy: onlular 10 eder.',
  },
  draw: {
    title: 'Kozu topla',
    before:
      'Tek oynuyorsun ve sen çıkıyorsun. Dışarıda bir koz kaldı, yapraklarını tehdit ediyor. Önce koz asını çık.',
    after: 'Dokuzlu düştü. Artık yaprak ası ve onlusu sağlam, son elin on puanıyla kazandın.',
    wrong: 'Yaprağı biten savunmacı koz atardı. Önce kozunu elinden al.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Son eli kozun yedilisiyle almaya söz verdin. Birinde hâlâ bir koz var. Üç eli öyle oyna ki sonuncusunu yedili alsın.',
    after: 'Koz ası, papaz, yedili: ulti tamam.',
    wrong: 'Önce koz ası, dokuzlu düşsün; yoksa sonda yedilini alır.',
  },
  defend: {
    title: 'Ultiyi boz',
    before:
      'İki el kaldı ve tek oynayanın son kozu yedili. Onda olmayan rengi çık: şimdi yediliyle koz atmak zorunda kalır.',
    after: 'Yedili bir el erken düştü. Ulti yandı.',
    wrong: 'Çıngırağa uyabilir ve yedili son ele kalır. Yaprağı yok.',
  },
  betli: {
    title: 'Betli',
    before:
      'Betlide tek bir el bile almamalısın. Koz yok ve on düşük: 7, 8, 9, on, altlı, üstlü, papaz, as. Onlunun altında kal ama verebileceğin en büyük kartı ver.',
    after: 'Dokuzlu gitti; en güvenli kart olan yedili hâlâ sende.',
    wrong: 'Onlunun altında kal ama gereğinden fazla inme: yediliyi sakla.',
  },
  bid: {
    title: 'İlk deklare',
    before:
      'İlk oyuncunun on iki kartı vardır ve deklare yapmak zorundadır. Kartlarına bak: hep yedili, sekizli, dokuzlu. Tam bunu isteyen kontrat hangisi?',
    after:
      'Betli. Bu kartlara kimse el aldıramaz; en pahalısı, kupa ve açık olanı bile güvenliydi.',
    wrong: 'Bu kadar küçük kartla el alamazsın. Hiç el istemeyen kontratı söyle.',
  },
  name: {
    title: 'Kozu söyle',
    before:
      'Passzın kaldı, şimdi kozu sen söylüyorsun: çıngırak, yaprak ya da palamut. Çok ve büyük olsun.',
    after: 'As, on ve papazla altı yaprak: koz dediğin böyle olur.',
    wrong: 'Renklerini say. Biri ötekilerin iki katı uzunlukta.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'Tek oynayan palamutta ulti dedi; sende ise as ve onluyla beş palamut var. İlk kartından önce onun dediğini ikiye katlayabilirsin.',
    after: 'Kontra: ulti artık iki katına oynanıyor, yapması da çok zor.',
    wrong: 'Önce kontra de, sonra oyna. İkiye katlanan ulti.',
  },
};

/** Günün elleri için söylenenler: herkes aynı kartlarla, tek başına oynar. */
import type { DaylongWords } from '../en/daylong.ts';

export const daylong: DaylongWords = {
  about: (n) =>
    `Her gün her oyunda ${n} yeni el var. Bilgisayarlara karşı oynarsın, her el için tek hakkın var; sonra başkalarının aynı kartlarla ne yaptığını görürsün. İstediğin zaman bırakıp sonra devam edebilirsin.`,
  named: 'Adın sonuçlarının yanında görünür.',
  name: 'Bu adla oyna',
  until: (time) => `Yeni eller: saat ${time}.`,
  closed: (time) =>
    `Burada artık yeni ele başlanamaz. Başladıklarını saat ${time} olana dek bitirebilirsin.`,
  over: 'Bu gün sona erdi. Bütün sonuçlar kesin.',
  play: (n) => `${n}. eli oyna`,
  goOn: (n) => `${n}. ele devam et`,
  state: {
    new: 'henüz oynanmadı',
    begun: 'başlandı',
    none: 'sonuç yok',
    missed: 'oynanmadı',
  },
  percent: (value) => `%${value}`,
  field: (done, all) => `Bu eli şimdiye dek ${all} bilgisayardan ${done} tanesi oynadı.`,
  more: (n) => `ve ${n} kişi daha`,
  you: 'Sen',
  levels: 'Aynı kartlarla bilgisayarlar',
  standing: (n) => `Sıralama: ${n} oyuncu`,
  standingOwn: 'Senin oynadığın eller üzerinden.',
  standingAll: 'Bu günün bütün elleri üzerinden.',
  standingAbout:
    '%50, bütün oyuncuların ve bilgisayarların ortalamasıdır. Ellerin yarısından azını oynayan sıralamaya girmez.',
  plain:
    'Bu oyunda tek bir farklı hamle sonraki her şeyi değiştirir; bu yüzden aynı kartlar şansı pek dengelemez.',
  opponents: (level) => `Rakiplerin: bilgisayarlar (${level})`,
  once: 'Her el için tek hakkın var. İstediğin zaman bırakıp sonra devam edebilirsin.',
  before: 'Önceki gün',
  today: 'Bugün',
  alone: 'Yalnızca kendin için: her oyundan bir el, karşılaştırmasız',
  none: 'Bu sunucuda günün elleri yok.',
  decisions: 'Her hamle, tablo olarak (CSV)',

  instant: {
    title: 'Hemen sekiz el',
    about:
      'Önceki bir günün elleri, bu cihazdaki bilgisayarlara karşı. Her elden sonra, o zaman oynayanlara göre ne kadar iyi olduğunu hemen görürsün.',
    from: (date) => `Tarih: ${date}`,
    ours: 'Bu eller sayfayla birlikte gelir; onları bilgisayarlar oynadı.',
    mean: (percent, done, all) => `${all} elden ${done} tanesinde %${percent}`,
    result: (percent) => `Bu kartlarla %${percent}`,
    beaten: (n, all) => `${all} sonuçtan ${n} tanesinden daha iyi.`,
    all: 'Sekiz elin hepsi',
    none: 'Eller alınamadı.',
  },

  yourPlay: {
    title: 'Senin oyunun',
    value: (boards, percent, margin) => `${boards} elde: %${percent} ± ${margin}`,
    between: (value, lower, higher) => `${value}, ${lower} ile ${higher} arasında.`,
    above: (value, level) => `${value}, ${level} düzeyinden iyi.`,
    below: (value, level) => `${value}, henüz ${level} düzeyinde değil.`,
    alone: (value) => `${value}.`,
    about:
      'Herkes seninle aynı kartları aldı; bu yüzden bu sayı şanstan çok nasıl oynadığını gösterir. %50, bu kartları oynayanların ortalamasıdır.',
    soon: (n) => `${n} el daha oyna, nasıl oynadığın burada yazacak.`,
  },

  rating: {
    value: (value, margin) => `Güç puanın: ${value} ± ${margin}`,
    means: (n, level) =>
      `Aynı kartlarla 100 elin yaklaşık ${n} tanesinde ${level} düzeyindeki bilgisayardan daha iyi sonuç alırdın; ikiniz için aynı biten eller sayılmaz.`,
    how: 'Güç puanı nasıl hesaplanıyor?',
    about: (level, strength) =>
      `Günün elleri yalnızca gücü bir kez ölçülmüş ve hep aynı kalan bilgisayarlarla karşılaştırılır: ${level} düzeyinin puanı ${strength}. Bu yüzden puan her sunucuda aynı anlama gelir ve başka kimlerin oynadığı fark etmez. 400 puan fazlası, bire karşı on şans demektir. Gerçek değer 20 seferin 19’unda ± sınırları içindedir. Yalnızca günün elleri sayılır; sonrakiler öncekilerden daha çok sayılır.`,
    kept: (n) => `Saklananlar: ${n} el`,
    private:
      'Tarayıcın, nasıl oynadığını hesaplamak için bunları saklar. Bunu senden başka kimse görmez.',
    save: 'Dosya olarak kaydet',
    forget: 'Sil',
  },
};

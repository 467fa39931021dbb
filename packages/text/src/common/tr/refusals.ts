import type { refusals as english } from '../en/refusals.ts';
import { count } from './grammar.ts';

export const refusals: typeof english = {
  'game-over': () => 'Oyun bitti.',
  'not-your-turn': () => 'Sıra sende değil.',
  'cards-are-dealt': () => 'Kartlar dağıtılıyor. Sıranı bekle.',
  'nothing-to-deal': () => 'Şu anda dağıtılacak kart yok.',
  'no-such-seat': (d) =>
    `${d.seat} diye bir yer yok: bu masada ${count(d.seats, 'yer', 'yer')} var.`,
  unreadable: (d) => (d.text === '' ? 'Bu okunamıyor.' : `“${d.text}” okunamıyor.`),
  'unknown-option': (d) => `“${d.option}” diye bir seçenek yok. Olanlar: ${d.known}.`,
  'bad-option-value': (d) =>
    `“${d.option}” seçeneği “${d.given}” olamaz. Olabilecekler: ${d.values}.`,
  'bad-option': (d) => `“${d.text}” bir seçenek değil. Şöyle yaz: ad=değer.`,
  'option-twice': (d) => `“${d.option}” seçeneği iki kez verilmiş.`,
  'presets-exclude': (d) =>
    `“${d.other}” ile “${d.preset}” birlikte oynanamaz: yalnızca birini yaz.`,
  'unknown-preset': (d) => `“${d.preset}” diye bir kural seti yok. Olanlar: ${d.known}.`,
  'bad-seats': (d) => `Bu oyun ${d.seats} kişiyle oynanmaz. Oyuncu sayısı: ${d.known}.`,
  'bad-names': (d) => `${count(d.seats, 'yer', 'yer')} için ${count(d.names, 'ad', 'ad')} var.`,
  'not-a-record': (d) => `Bu bir oyun kaydı değil: “${d.expected}” ile başlamıyor.`,
  'record-too-long': () => 'Bu metin bir oyun kaydı için çok uzun.',
  'deal-number': (d) => `Burada ${d.expected}. el gelmeli, ${d.got}. el değil.`,
  'unknown-header': (d) => `“${d.text}” satırının kayıtta bir anlamı yok.`,
  'header-twice': (d) => `“${d.header}” iki kez verilmiş.`,
  'missing-header': (d) => `Kayıtta “${d.header}” eksik.`,
  'bad-header': (d) => `Kayıtta “${d.header}” için yazılan değer yanlış.`,
  'unknown-game': (d) => `“${d.game}” diye bir oyun yok. Olanlar: ${d.known}.`,
  'unknown-level': (d) => `“${d.level}” diye bir güç düzeyi yok.`,
  'not-over': () =>
    'Bu oyun henüz bitmedi. Bitene kadar yalnızca kendi yerinden izlenip sürdürülebilir.',
  'unknown-table': () =>
    'Bu tarayıcıda böyle bir oyun yok. Başka yerde oynanmış ya da silinmiş olabilir.',
  'open-elsewhere': () => 'Bu oyun başka bir sekmede açık. Burada sürdürmek için orada kapat.',
  'host-gone': () =>
    'Pakli’nin oyunlarını saklayan bölümü yüklenemedi. Yeniden dene ya da sayfayı yeniden yükle.',
  restored: () => 'Masa tam o sırada kurtarılıyordu. Üstünde ne olduğuna bak ve yeniden dene.',
  failed: (d) => `Bu olmadı, hata bizde (${d.text}). Yeniden dene.`,
  unlearned: () =>
    'Bilgisayar her zamankinden zayıf oynuyor: öğrendikleri yüklenemedi. Her hamlede yeniden deniyor.',
  'storage-full': () => 'Bu tarayıcıda yer kalmadı. Yer açılana kadar yaptıkların kaydedilmiyor.',
  'storage-closed': () =>
    'Tarayıcı şu anda oyunları kaydetmemize izin vermiyor. O zamana kadar yaptıkların kaydedilmiyor.',
  'storage-newer': () =>
    'Pakli’nin daha yeni bir sürümü başka bir sekmede açık. Sürdürmek için bu sayfayı yeniden yükle.',
  'storage-older': () =>
    'Pakli’nin daha eski bir sürümü başka bir sekmede açık. Orada kapat, sonra yeniden dene.',
  busy: () => 'Başka bir hamle hâlâ sürüyor.',
  'other-game': (d) => `Bu, ${d.expected} değil, ${d.got} oyununun kaydı.`,
  'other-version': (d) =>
    `Bu kayıt kuralların ${d.got}. sürümüne göre. Burada bilinen sürümler: ${d.known}.`,
  'match-over': (d) => `${d.deal}. el maç bittikten sonra geliyor.`,
  'deal-not-over': (d) => `${d.deal}. el, önceki bitmeden başlıyor.`,
  'other-result': (d) => `Kayda göre sonuç ${d.expected}, ama aslında ${d.got}.`,
  'other-checksum': (d) =>
    `Kayıt yazıldığı gibi değil: sağlama toplamı ${d.expected} değil, ${d.got}.`,
  'not-a-link': () => 'Bu bir oyun bağlantısı değil.',
  'already-started': () => 'Oyun çoktan başladı.',
  'not-started': () => 'Oyun daha başlamadı.',
  'not-over-yet': () => 'Maç daha bitmedi.',
  'played-on': () => 'Zaten başka bir masada devam ediyorsunuz.',
  'not-seated': () => 'Önce otur.',
  'seat-taken': () => 'Bu yer dolu.',
  'seat-covered': () => 'Senin yerine bilgisayar oynuyor. Önce yerini geri al.',
  'not-covered': () => 'Burası zaten senin yerin.',
  'not-wanted': () => 'Ev sahibi seni bu masada istemiyor.',
  'table-locked': () => 'Bu masa kapalı: artık kimse oturamaz.',
  'no-newcomers': () => 'Bu masada birinin vazgeçtiği yer bilgisayarda kalır.',
  'seat-given-up': () => 'Bu maçta yerinden vazgeçtin.',
  'only-host': () => 'Bunu yalnız masanın ev sahibi yapabilir.',
  'only-house': () => 'Bunu masadan kimse yapamaz.',
  stale: () => 'Bu arada masa değişti. Bir daha bak.',
  'not-yet': () => 'Süre daha dolmadı.',
  'deal-goes-on': () => 'Bu el daha bitmedi.',
  'no-takebacks': () => 'Bu masada hiçbir hamle geri alınmaz.',
  'nothing-to-take-back': () => 'Daha hiçbir karar vermedin.',
  'question-open': () => 'Bunu zaten biri sordu. Önce yanıtla.',
  'no-question': () => 'Bunu artık kimse sormuyor.',
  'already-answered': () => 'Sen zaten kabul ettin. Diğerleri yanıtlamalı.',
  'no-server': () => 'Sunucuya ulaşılamıyor. Birazdan yeniden dene.',
  'no-name': () => 'Önce adını yaz.',
  'name-taken': () => 'Bu masada birinin adı zaten bu ya da buna çok benziyor. Başka bir ad seç.',
  'not-away': () => 'Burada, ya da daha yeni ayrıldı.',
  'bad-name': () => 'Bir ad, hepsi görünen 1 ile 20 harften oluşur.',
  'too-often': () => 'Bu çok sık oldu. Birkaç dakika sonra yeniden dene.',
  'too-fast': () => 'Bu çok hızlı oldu. Biraz sonra yeniden dene.',
  'table-full': (d) =>
    `Bu masa ${d.most} kaydının hepsini kullandı. Oynamaya devam etmek için yeni bir masa aç.`,
  'too-many-deals': (d) =>
    `Bağlantıyla kurulan bir masada 1 ile ${d.most} arasında el olur; bu kurallarla ${d.deals} el oluyor.`,
  'no-challenge': () =>
    'Yalnızca bilgisayarlara karşı baştan sona oynanmış bir oyunla meydan okunabilir.',
  'pass-unknown': () =>
    'Bu bağlantı hiçbir yere götürmüyor. Masada oturduğun yerde yenisini al: menü, “Başka bir cihazda devam et”.',
  'pass-used': () =>
    'Bu bağlantı zaten kullanıldı: yalnızca bir kez geçerlidir. Masada oturduğun yerde yenisini al.',
  'pass-late': () => 'Bu bağlantı on dakikadan eski. Masada oturduğun yerde yenisini al.',
  'too-many-tables': () => 'Açık masan çok fazla. Önce birini bitir.',
  'no-such-table': () => 'Böyle bir masa yok ya da artık yok.',
  'no-such-page': () => 'Bu adreste bir şey yok.',
  'foreign-page': () => 'Bunu yalnızca bu sunucunun kendi sayfası isteyebilir.',
  'too-long': () => 'Bu çok uzun.',
  'bad-request': (d) => `Bu okunamıyor: ${d.at} uymuyor.`,
  'bad-event': (d) => `Masanın kaydı bozuk: ${d.at} uymuyor.`,
  'asked-too-often': (d) =>
    `Diğerleri kabul etmedi. ${count(d.seconds, 'saniye', 'saniye')} sonra yeniden sor.`,
  'said-too-often': (d) =>
    `Biraz yavaş. ${count(d.seconds, 'saniye', 'saniye')} sonra yine bir şey söyleyebilirsin.`,
  'no-talk': () => 'Bu masada yalnızca hazır sözler ve emojiler kullanılır.',
  'bad-line': (d) => `Söylediğin 1 ile ${d.most} harf arasında olmalı.`,
  'bad-command': (d) => `Masa bunu anlamıyor: ${d.at} uymuyor.`,
  'bad-view': (d) => `Bu, oyunun bir görünümü değil: ${d.at} uymuyor.`,
  'no-such-view': () => 'Oyunun hiçbir durumu böyle görünmez.',
  'bad-link': () =>
    'Bağlantı bozuk: içinden oyun okunamıyor. Tamamını kopyala ya da yeniden gönderilmesini iste.',
  'link-too-long': () => 'Bu oyun bir bağlantı için fazla uzun.',
  unknown: (d) => `Bu kabul edilmedi (${d.text}).`,
};

import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  draft: {
    title: 'Protokollerini seç',
    before:
      'Oyun protokol seçimiyle başlar: sen bir, rakibin iki, sen iki, rakibin de sonuncuyu seçer. Üç protokolünün altışar kartı desteni oluşturur. İlkini seç; burada hangisi olsa olur.',
    after:
      'Bu protokol artık yalnızca senin: hiçbiri iki kez seçilmez. Üç protokolün seçtiğin sırayla soldan sağa durur, her kulvarda biri.',
    wrong: 'Hangi protokol olsa olur.',
  },
  up: {
    title: 'Açık, kendi kulvarına',
    before:
      'Aranızda üç kulvar var, her birinde iki protokol. Bir kart ancak protokolünün durduğu kulvara açık oynanır. O zaman üzerindeki sayı kadar eder ve metni uygulanır. Beşlilerinden birini açık oyna.',
    after: 'O kulvarda beş puan. Beşlinin metni sana bir karta mal olur: bir kart at.',
    wrong: 'Beşlilerden birini kendi protokolünün kulvarına açık oyna. Kapalıyken yalnızca 2 eder.',
  },
  down: {
    title: 'Kapalı, her yere',
    before:
      'Kapalı kart her kulvara oynanabilir. Metni yoktur ve 2 eder. İlk kulvarında 7 var: üstüne ekle.',
    after: 'Dokuz. Bir tur daha, kulvar hazır.',
    wrong:
      'Şimdi önemli olan birinci kulvar ve kartlarından hiçbiri oraya açık oynanamaz. Birini kapalı oyna.',
  },
  refresh: {
    title: 'Elini yenile',
    before:
      'Kart oynamak yerine elini yenileyebilirsin: elinde beş kart olana kadar çek. Tek bir zayıf kartın kaldıysa vakti gelmiştir.',
    after:
      'Yine beş kart. Yenilemek bir tura mal olur, o yüzden önce elindekileri oyna. Elinde beş ya da daha çok kart varken yenileyemezsin.',
    wrong: 'Tek kartla bir yere varamazsın. Elini yenile.',
  },
  lead: {
    title: 'On, hem de rakipten çok',
    before:
      'Bir kulvarda on ya da daha çok puanın ve rakibinden fazlan varsa o kulvar hazırdır. İki kulvarda 8 puanın var. Doğru olanı ona çıkar.',
    after: 'Beşe karşı on: sonraki turunun başında bu kulvar derlenir.',
    wrong: 'İlk kulvarda rakibinin 11 puanı var, orada on yetmez. İkincisini ona çıkar.',
  },
  compile: {
    title: 'Derle',
    before:
      'Turun başlıyor ve iki kulvar hazır: birini derlemek zorundasın. Bütün kartları silinir ve protokol tamamlanır. Üç protokol kazandırır; bunlardan biri zaten tamam.',
    after: 'İki protokol tamam. Diğer kulvar sonraki turu bekler.',
    wrong:
      'O protokol zaten derlendi; yeniden derlemek yalnızca bir kart çektirir. Diğer kulvarı seç.',
  },
  tie: {
    title: 'Eşitlik kulvarı tutar',
    before:
      'Üçüncü kulvarda senin sekizine karşı rakibinin onu var ve sonraki turda derleyecek. Tek kartla durdur.',
    after: 'Ona on: kimse önde değil, kimse derleyemez.',
    wrong: 'Üçüncü kulvar yanıyor. Oraya iki puan daha koy, rakibin önde olmasın.',
  },
  flip: {
    title: 'Çevir',
    before:
      'Fire 0 başka bir kartı çevirir, sonra iki kart çektirir. Çevrilen açık beşli kapanır ve yalnızca 2 eder. Onu oyna ve doğru kartı çevir.',
    after: 'Rakibine üç puan eksik, sana iki kart.',
    wrong: 'Fire 0’ı açık oyna, sonra rakibinin örtüsüz kartlarından en çok kaybedecek olanı seç.',
  },
  delete: {
    title: 'Sil',
    before:
      'Fire 1 der ki: bir kart at; atarsan bir kart sil. Yalnızca örtüsüz kartlar, yani her yığının son kartı seçilebilir. En büyüğünü sil.',
    after:
      'Beş puan gitti. Altındaki kartın örtüsü kalktı; açık bir kart olsaydı metni bir daha uygulanırdı.',
    wrong:
      'Önce Fire 1’i açık oyna, sonra bir kart at, sonra rakibinin en yüksek örtüsüz kartını seç.',
  },
  may: {
    title: 'Kendi kartını aç',
    before:
      'Life 2 bir kart çektirir ve kapalı bir kartı çevirmene izin verir. İlk kulvarında dokuz var ve en üstteki kapalı kart bir üçlü. Evet de.',
    after: 'Açıkken 3 eder: kulvarda on oldu, derlenmeye hazır.',
    wrong: 'Life 2’yi kendi kulvarına açık oyna ve sunduğu çevirmeyi kabul et.',
  },
  shift: {
    title: 'Kaydır',
    before:
      'Bir kartı kaydırmak, onu kendi tarafında başka bir kulvara taşımaktır. Gravity 4, kapalı bir kartı kendi kulvarına kaydırır. Birinci kulvarında 5 var: Gravity 4’ü oraya oyna ve kendi kapalı kartını da getir.',
    after: 'Beş, dört ve iki: kulvarda on bir oldu, derlenmeye hazır.',
    wrong: 'Gravity 4’ü açık olarak birinci kulvara oyna, sonra kendi kapalı kartını seç.',
  },
  cover: {
    title: 'Örtmek',
    before:
      'Bir yığının yalnızca son kartı örtüsüzdür. Örtülen kart puanını ve üst metnini korur, diğer metinlerini korumaz. Life 3’ün son bir sözü var: örtülmeden önce destenin en üst kartını kapalı olarak başka bir kulvara oynar. Onu Life 4 ile ört; Life 4, başka bir kartı örtünce bir kart çektirir.',
    after:
      'Önce Life 3 işledi, Life 4 üstüne ancak sonra kondu: başka yerde iki puan, burada dört puan ve çekilen bir kart.',
    wrong:
      'Life 4’ü açık olarak Life 3’ün üstüne oyna, sonra destedeki kartın nereye gideceğini seç.',
  },
  interrupt: {
    title: 'Araya girme',
    before:
      'Örtüsü kalkan açık bir kart yeniden işler; hem de hemen, başka bir metnin ortasında. Kapalı kartının altında Fire 0 var: bir kart çevirir, iki kart çektirir. Kartlarından birini eline döndüren Water 4’ü oyna.',
    after: 'Water 4 kartı ele döndürdü, Fire 0 ortaya çıktı ve hemen işledi: bir kart, iki metin.',
    wrong:
      'Water 4’ü açık oyna, Fire 0’ın üstündeki kapalı kartı eline döndür, sonra rakibinin beşlisini çevir.',
  },
  cache: {
    title: 'Önbellek',
    before:
      'Turunun sonunda elinde en çok beş kart kalabilir; fazlasını sen seçip atarsın. Fire 0’ı oyna: bir kart çevirir, iki kart çektirir ve elin altı kart olur. Beşliyi çevir, en az işine yarayacak kartı bırak.',
    after: 'Yine beş kart. El doluyken çekmek bir karta mal olur: önce oyna, yer açılınca çek.',
    wrong: 'Fire 0’ı açık oyna, Metal 5’i çevir, sonra bir kart at.',
  },
  gain: {
    title: 'Kontrolü almak',
    before:
      'Turunun başında bakılır: o anda iki kulvarda öndeysen kontrolü alırsın. Senin için yalnızca kendi turun sayılır. Birinci kulvarda öndesin, ikincide 5’e karşı 4 puanın var. Orada öne geç.',
    after:
      'Turun başladı, iki kulvarda öndeydin ve kontrolü aldın. Neye yaradığını sonraki ders gösteriyor.',
    wrong: 'Hâlâ yalnızca bir kulvarda öndesin. İkinci kulvara kapalı bir kart, 5’e karşı 6 eder.',
  },
  control: {
    title: 'Kontrol',
    before:
      'Kontrol sende. Derlerken ya da elini yenilerken harcanır; o sırada, derleme sayılmadan önce protokolleri yeniden sıralayabilirsin. Yalnızca Water eksik ama hazır kulvarda Fire duruyor. Water’ı oraya getir.',
    after: 'Derlenen kulvarda Water duruyordu. Üçü de tamam: kazandın.',
    wrong: 'Kendi protokollerini, Water ilk kulvarda olacak biçimde sırala.',
  },
};

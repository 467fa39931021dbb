import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  rounds: 'Devre sayılmadan önce kaç kez yeni kart dağıtıldığı. İki deste hepsine yetmelidir.',
  handSize: 'Herkesin bir el için aldığı kart sayısı.',
  tableSize: 'Devre başlarken yerde açık duran kart sayısı.',
  omgangar: 'İki destenin kaç kez baştan sona oynandığı. Hepsinin puanı birlikte belirler.',
  absorb: 'Yeni yapıya kendiliğinden katılanlar: ne kadar çoksa tek kartla o kadar çok alınır.',
  lock: 'Kilitli yapının değeri değişmez. Uygun kartı olan onu yine de alabilir.',
  openAccess: 'Kilitli olmayan yapıya kart koyup değerini kimin değiştirebileceği.',
  upDown: 'Kart yapıyı küçültebilir mi: 12’lik yapıya konan 4, 16 ya da 8 yapar.',
  specialSelfBuild:
    'As 14’e, maça ikilisi 15’e, karo onlusu 16’ya, yani eldeki değerine yapı kurabilir mi.',
  twinTakesSpecial:
    'İkizi yerde tek başına duran kart yalnızca onu alır. Bu, as, maça ikilisi ve karo onlusu için de geçerli mi, burada seçilir.',
  buildsInSums: 'Bir yapı toplama girebilir mi: papazla alınan bir 5’li ve 8’lik bir yapı gibi.',
  trottaNew:
    'Trotta, bir değerdeki bütün kartları ve toplamı o değeri bulan çiftleri, o değerde bir kartla kilitli bir yapıda toplar.',
  trottaNeedsTaker:
    'Trotta yaparken ya da yapına kart eklerken elinde onu alabilecek bir kart kalmalı mı.',
  discardIfCapture: 'Hayırsa, bir şey alabilen kart öylece yere atılamaz.',
  discardWithOwnBuild:
    'Hayırsa, yerde kendi yapın varken almak, yapı kurmak ya da yapına eklemek zorundasın.',
  intakeInTotal:
    'Aldığın kartların puanı toplama eklenir mi, yoksa yalnızca 20’nin üstü için ek puan mı verir.',
  spadeAce: 'Maça asının toplanan puandaki değeri. 3 olursa toplam 42 puan vardır.',
  mulleCardInIntake: 'Mulle iki kartının da puanını mı getirir, yalnızca birininkini mi.',
  tablePairTabbe:
    'Özel bir kartın iki eşi de yerdeyse ne alınır: bir mulle ya da onun yerine tabbe.',
};

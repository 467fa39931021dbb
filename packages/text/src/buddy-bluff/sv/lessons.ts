import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  pool: {
    title: 'Högen',
    before:
      'När det är din tur spelar du ett kort. Om inget kort av samma valör ligger öppet läggs det på högen och kostar ingen något. Ett av dina kort ger ingen träff på bordet. Spela det.',
    after: 'Sexan lades på högen. Kort i högen räknas för ingen.',
    wrong:
      'Den valören ligger öppet i mitten, så kortet får med sig det som ligger där. Leta efter valören som inte finns på bordet.',
  },
  package: {
    title: 'Ett paket',
    before:
      'Ett kort vars valör ligger öppet får med sig det som ligger där. Korten blir ett paket, och du väljer vems fack det hamnar i. Spela kungen och ge paketet till någon annan.',
    after: 'Tjugo straffpoäng, och de är inte dina. Minst poäng vinner.',
    wrong:
      'Din kung får med sig den andra. Lägg båda hos en annan spelare: varje kort i ditt fack ger dig straff.',
  },
  all: {
    title: 'Allt som syns',
    before:
      'En träff tar allt den hittar: alla lika kort i mitten, högens översta och de öppna översta korten i alla fack. Spela damen och se vad som följer med.',
    after: 'Tre damer, 45 poäng: en från mitten, en från högen och din egen överst.',
    wrong:
      'Det är damen som hittar något på två ställen. Spela henne och skicka paketet ifrån dig.',
  },
  threes: {
    title: 'Akta dig för treor',
    before:
      'Straffen är olika: en trea kostar 30, en knekt 20, en dam 15, ett ess 11, kungar och tior 10, övriga sitt eget tal. Alla dina kort ger träff. Bli av med det dyraste paret.',
    after: 'Sextio poäng är borta. Treorna är spelets heta potatisar.',
    wrong:
      'Du har något dyrare på hand: trean räknas 30, och det gör den i mitten också. Ge dem till någon annan.',
    wrongs: {
      '3H>0': 'Nu ligger sextio poäng i ditt eget fack. Ge treorna till någon annan.',
    },
  },
  top: {
    title: 'Bara det översta',
    before:
      'Ett fack lånar bara ut sitt översta kort. Överst i ditt fack ligger två knektar: lyft en av dem med din tredje knekt och skicka båda vidare.',
    after:
      'Ditt fack är 20 poäng lättare. Den andra knekten blev kvar: med reglerna Klassisk lyfts bara det översta kortet.',
    wrong:
      'Spela knekten och lägg paketet var som helst utom i ditt eget fack: då blir det 20 poäng lättare.',
  },
  seal: {
    title: 'Ett sigill',
    before:
      'När alla fyra kort av en valör ligger överst i samma fack förseglas de med lack: inget kan flytta dem längre. Två knektar ligger överst i ett fack, en i mitten, den fjärde har du. Försegla dem.',
    after: 'Förseglat. De 80 poängen, och sexorna som begravts under, ligger där till slutet.',
    wrong:
      'Alla fyra knektar måste ligga överst i samma fack. Lägg din där två knektar ligger överst.',
  },
  buried: {
    title: 'Det som är begravt',
    before:
      'Kort som ett sigill har begravt är borta för alltid. Två damer ligger begravda, så de andra två är allt som kan nås: tillsammans förseglas de var de än hamnar. Låt någon behålla dem.',
    after: 'Ett sigill på två. När kort i en valör är begravda räcker färre.',
    wrong: 'Ta damen i mitten med din egen och lägg paret hos en annan spelare.',
  },
  elsewhere: {
    title: 'Ett sigill ger ett till',
    before:
      'Att begrava ett kort kan göra en grupp komplett någon annanstans. Försegla femmorna i facket där en nia ligger under dem, och håll ett öga på de tre niorna mittemot.',
    after:
      'Två sigill med ett kort: den begravda nian lämnade bara tre, och de låg redan tillsammans.',
    wrong: 'Femmorna måste hamna i facket med två femmor överst, annars förseglas inget.',
  },
  last: {
    title: 'Sista kortet',
    before:
      'Given går mot sitt slut. Du har 19, grannen till vänster 8, de andra mycket mer. Lyft tian ur ditt fack med din egen, och tänk på vem som måste få paret.',
    after:
      'Du slutar på 9, grannen på 28. Om någon som ändå hade förlorat fått korten, hade du blivit tvåa.',
    wrong: 'Se på summorna: en spelare ligger fortfarande under dig. Dit ska tiorna.',
  },
  match: {
    title: 'Matchen',
    before:
      'En match är fyra givar: var och en börjar en, och alla straff räknas ihop. Före den här sista given hade du 50, grannen till vänster 90 och spelaren mittemot 15. Lyft tian ur ditt fack igen. Vem måste få paret?',
    after:
      'Du vinner matchen: 50 och 9 är 59, och spelaren mittemot slutar på 15 och 60, alltså 75. Bara summan av alla givar räknas.',
    wrong:
      'Lägg ihop summorna med det som ligger i facken: bara spelaren mittemot ligger fortfarande under dig. Dit ska tiorna.',
  },
};

import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  up: {
    title: 'Öppet i sin bana',
    before:
      'Tre banor ligger mellan er, och var och en har två protokoll. Ett kort spelas öppet bara i en bana där dess protokoll står. Då är det värt sin siffra, och texten sker. Spela en av dina femmor öppet.',
    after: 'Fem poäng i den banan. En femmas text kostar dig ett kort: kasta ett.',
    wrong: 'Nedvänt är det bara värt 2. Lägg det öppet i banan med det egna protokollet.',
  },
  down: {
    title: 'Nedvänt var som helst',
    before:
      'Nedvänt får ett kort läggas i vilken bana som helst. Det har ingen text och är värt 2. Din första bana har 7: lägg till.',
    after: 'Nio. Ett drag till och banan är klar.',
    wrong:
      'Det är första banan som ska upp nu, och inget av korten får ligga öppet där. Spela ett nedvänt.',
  },
  refresh: {
    title: 'Fyll på',
    before:
      'I stället för att spela ett kort får du fylla på: dra tills du har fem. Med ett enda svagt kort kvar är det dags.',
    after: 'Fem kort igen. Att fylla på kostar ett drag, så låt handen bli liten först.',
    wrong: 'Ett kort är ingen hand. Fyll på.',
  },
  lead: {
    title: 'Tio, och mer än de',
    before:
      'En bana är klar när du har tio eller mer där och mer än motståndaren. Du har 8 i två banor. För rätt bana till tio.',
    after: 'Tio mot fem: i början av ditt nästa drag kompileras banan.',
    wrong: 'Där skulle motståndaren fortfarande leda. Välj banan där tio räcker.',
  },
  compile: {
    title: 'Kompilera',
    before:
      'Ditt drag börjar, och två banor är klara: du måste kompilera en. Alla dess kort raderas och protokollet är klart. Tre protokoll vinner, och ett av de här är redan klart.',
    after: 'Två protokoll är klara. Den andra banan väntar till nästa drag.',
    wrong:
      'Det protokollet är redan kompilerat; en gång till ger bara ett kort. Ta den andra banan.',
  },
  tie: {
    title: 'Lika håller banan',
    before:
      'Motståndaren har tio i tredje banan mot dina åtta och skulle kompilera den nästa drag. Stoppa det med ett kort.',
    after: 'Tio mot tio: ingen leder, ingen kompilerar.',
    wrong: 'Det brinner i tredje banan. Två poäng till där, och motståndaren leder inte längre.',
  },
  flip: {
    title: 'Vänd',
    before:
      'Fire-0 vänder ett annat kort och drar sedan två. En öppen femma som vänds ligger nedvänd och är bara värd 2. Spela det och vänd rätt kort.',
    after: 'Tre poäng mindre för motståndaren och två kort till dig.',
    wrong: 'Spela Fire-0 öppet och välj sedan motståndarens översta kort som förlorar mest.',
  },
  delete: {
    title: 'Radera',
    before:
      'Fire-1 säger: kasta ett kort; gör du det, radera ett. Bara otäckta kort kan väljas, det sista i varje stapel. Ta bort det största.',
    after:
      'Fem poäng borta. Det som låg under är otäckt igen, och ett öppet kort hade verkat en gång till.',
    wrong: 'Först Fire-1 öppet, sedan ett kast, sedan motståndarens högsta otäckta kort.',
  },
  may: {
    title: 'Vänd upp ditt eget',
    before:
      'Life-2 drar ett kort och låter dig vända ett nedvänt. Din första bana har nio, och det nedvända kortet överst är en trea. Säg ja.',
    after: 'Öppet är det värt 3: tio i banan, klar att kompileras.',
    wrong: 'Spela Life-2 öppet i sin bana och ta vändningen den erbjuder.',
  },
  control: {
    title: 'Kontroll',
    before:
      'Den som leder i två banor tar kontrollen. Den förbrukas när du kompilerar eller fyller på, och då får du ordna om plattor innan kompileringen räknas. Bara Water saknas, men den klara banan är Fires. För dit Water.',
    after: 'Water stod i banan som kompilerades. Alla tre är klara: du har vunnit.',
    wrong: 'Ordna om dina egna plattor så att Water står i första banan.',
  },
};

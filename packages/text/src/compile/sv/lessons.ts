import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  draft: {
    title: 'Välj dina protokoll',
    before:
      'Ett parti börjar med ett val: du tar ett protokoll, motståndaren två, du två och motståndaren det sista. De sex korten i vart och ett av dina tre protokoll är din lek. Välj ditt första; vilket som helst duger här.',
    after:
      'Det protokollet är bara ditt: inget väljs två gånger. Dina tre står från vänster till höger i den ordning du valde dem, ett i varje bana.',
    wrong: 'Vilket protokoll som helst duger.',
  },
  up: {
    title: 'Uppvänt i sin bana',
    before:
      'Tre banor ligger mellan er, var och en med två protokoll. Uppvänt får ett kort bara spelas i en bana där dess protokoll står. Då är det värt sin siffra och utför sin text. Spela en av dina femmor uppvänd.',
    after: 'Fem poäng i den banan. En femmas text kostar dig ett kort: kasta ett.',
    wrong:
      'Spela en av femmorna uppvänd i banan med dess eget protokoll. Nedvänd är den bara värd 2.',
  },
  down: {
    title: 'Nedvänt var som helst',
    before:
      'Nedvänt får ett kort spelas i vilken bana som helst. Det har ingen text och är värt 2. Din första bana har 7: öka den.',
    after: 'Nio. En tur till och banan är redo.',
    wrong:
      'Nu är det första banan som gäller, och inget av korten får ligga uppvänt där. Spela ett nedvänt.',
  },
  refresh: {
    title: 'Fyll på',
    before:
      'I stället för att spela ett kort får du fylla på: dra tills du har fem. Med ett enda svagt kort kvar är det dags.',
    after:
      'Fem kort igen. Att fylla på kostar en tur, så låt handen bli liten först. Med fem kort eller fler får du inte fylla på.',
    wrong: 'Ett kort är ingen hand. Fyll på.',
  },
  lead: {
    title: 'Tio, och mer än motståndaren',
    before:
      'En bana är redo när du har minst tio där och mer än motståndaren. Du har 8 i två banor. Få upp den rätta till tio.',
    after: 'Tio mot fem: i början av din nästa tur kompileras banan.',
    wrong:
      'Motståndaren har 11 i den första banan, så tio räcker inte där. Få upp den andra till tio.',
  },
  compile: {
    title: 'Kompilera',
    before:
      'Din tur börjar, och två banor är redo: du måste kompilera en. Alla dess kort raderas och protokollet är kompilerat. Tre protokoll vinner, och ett av de här är redan kompilerat.',
    after: 'Två protokoll är kompilerade. Den andra banan får vänta till nästa tur.',
    wrong:
      'Det protokollet är redan kompilerat; en gång till ger bara ett kort. Ta den andra banan.',
  },
  tie: {
    title: 'Lika stoppar banan',
    before:
      'Motståndaren har tio i tredje banan mot dina åtta och skulle kompilera den nästa tur. Stoppa det med ett kort.',
    after: 'Tio mot tio: ingen leder, ingen kompilerar.',
    wrong: 'Det brinner i tredje banan. Två poäng till där, och motståndaren leder inte längre.',
  },
  flip: {
    title: 'Vänd',
    before:
      'Fire 0 vänder ett annat kort och drar sedan två. En uppvänd femma som vänds ligger nedvänd och är bara värd 2. Spela Fire 0 och vänd rätt kort.',
    after: 'Tre poäng mindre för motståndaren och två kort till dig.',
    wrong:
      'Spela Fire 0 uppvänt och välj sedan det av motståndarens avtäckta kort som förlorar mest.',
  },
  delete: {
    title: 'Radera',
    before:
      'Fire 1 säger: kasta ett kort; om du gör det, radera ett. Bara avtäckta kort kan väljas, det sista i varje stapel. Ta bort det största.',
    after:
      'Fem poäng borta. Det som låg under är avtäckt igen, och ett uppvänt kort hade utfört sin text en gång till.',
    wrong:
      'Först Fire 1 uppvänt, kasta sedan ett kort och välj motståndarens högsta avtäckta kort.',
  },
  may: {
    title: 'Vänd upp ditt eget kort',
    before:
      'Life 2 drar ett kort och låter dig vända ett nedvänt. Din första bana har nio, och det nedvända kortet överst är en trea. Säg ja.',
    after: 'Uppvänt är det värt 3: tio i banan, redo att kompileras.',
    wrong: 'Spela Life 2 uppvänt i sin bana och tacka ja till att vända.',
  },
  shift: {
    title: 'Flytta',
    before:
      'Att flytta ett kort är att föra det till en annan bana, på samma sida. Gravity 4 flyttar ett nedvänt kort till sin egen bana. Din första bana har 5: spela Gravity 4 där och ta med ditt eget nedvända kort.',
    after: 'Fem, fyra och två: elva i banan, redo att kompileras.',
    wrong: 'Spela Gravity 4 uppvänt i första banan och välj sedan ditt eget nedvända kort.',
  },
  cover: {
    title: 'Att täcka',
    before:
      'Bara det sista kortet i en stapel är avtäckt. Ett täckt kort behåller sina poäng och sin övre text, men inte de andra. Life 3 får ett sista ord: innan det täcks spelas det översta kortet i din lek nedvänt i en annan bana. Täck det med Life 4, som drar ett kort när det täcker ett annat.',
    after:
      'Först verkade Life 3, och först sedan landade Life 4 på det: två poäng på annat håll, fyra här och ett draget kort.',
    wrong: 'Spela Life 4 uppvänt på Life 3 och välj sedan vart kortet från leken ska.',
  },
  interrupt: {
    title: 'Avbrott',
    before:
      'Ett uppvänt kort som blir avtäckt verkar igen, och det gör det genast, mitt i en annan text. Under ditt nedvända kort ligger Fire 0: det vänder ett kort och drar två. Spela Water 4, som skickar tillbaka ett av dina kort till handen.',
    after: 'Water 4 tog bort kortet, Fire 0 kom fram och verkade genast: ett kort, två texter.',
    wrong:
      'Water 4 uppvänt, skicka tillbaka det nedvända kortet på Fire 0 och vänd sedan motståndarens femma.',
  },
  cache: {
    title: 'Cachen',
    before:
      'I slutet av din tur får du ha högst fem kort; resten kastas, och du väljer vilka. Spela Fire 0: det vänder ett kort och drar två, så att du har sex på handen. Vänd femman och avstå från kortet du behöver minst.',
    after:
      'Fem kort igen. Är handen full innan du drar kostar det ett kort: spela först och dra när det finns plats.',
    wrong: 'Spela Fire 0 uppvänt, vänd Metal 5 och kasta sedan ett kort.',
  },
  gain: {
    title: 'Ta kontrollen',
    before:
      'Leder du i två banor när din tur börjar tar du kontrollen. Bara din egen tur räknas för dig. Du leder i första banan, och i den andra har du 4 mot 5. Gå om där.',
    after:
      'Din tur började, du ledde i två banor, och då tog du kontrollen. Nästa lektion visar vad den är bra för.',
    wrong: 'Du leder fortfarande bara i en bana. Ett nedvänt kort i andra banan ger 6 mot 5.',
  },
  control: {
    title: 'Kontroll',
    before:
      'Du har kontrollen. Den förbrukas när du kompilerar eller fyller på, och då får du ordna om protokoll innan kompileringen räknas. Bara Water saknas, men banan som är redo är Fires. Flytta dit Water.',
    after: 'Water stod i banan som kompilerades. Alla tre är kompilerade: du har vunnit.',
    wrong: 'Ordna om dina egna protokoll så att Water står i första banan.',
  },
};

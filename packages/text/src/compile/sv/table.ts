import type { compileTable as english } from '../en/table.ts';
import type { Person } from '../../person.ts';
import { ditt, genitiv, kort, vem } from '../../common/sv/grammar.ts';

const din = (person: Person): string => (person.you ? 'Din' : genitiv(person.name));
const bana = (n: number): string => `bana ${n + 1}`;

export const compileTable: typeof english = {
  protocols: {
    Darkness: 'Flyttar och vänder dolda kort; dina egna nedvända kort räknas högre.',
    Death: 'Raderar kort: enstaka små och hela banor.',
    Fire: 'Bränner kort från din hand för att radera, skicka tillbaka och vända andra.',
    Gravity: 'Drar kort till sin bana och lägger din lek på hög under sig.',
    Life: 'Odlar nedvända kort ur din lek och vänder upp dem.',
    Light: 'Drar kort, tittar på dolda kort och samlar dem i en bana.',
    Metal: 'Tungt och långsamt: sänker summor, förbjuder spel, fördröjer en kompilering.',
    Plague: 'Får motståndaren att kasta kort, och lever på det.',
    Psychic: 'Ser motståndarens hand, tömmer den och flyttar det som ligger uppvänt.',
    Speed: 'Spelar genast ett kort till och är alltid i rörelse.',
    Spirit: 'Fyller på, drar och spelar uppvänt var det vill.',
    Water: 'Flyter: skickar tillbaka kort till handen och ordnar om protokoll.',
    Apathy: 'Vänder ned kort, tystar texter och vinner på tystnaden.',
    Hate: 'Raderar till varje pris, också sitt eget.',
    Love: 'Ger och tar kort; båda spelarna drar.',
    Chaos: 'Rör om i lekar, banor och protokoll.',
    Clarity: 'Visar lekar och hittar kortet du behöver; en full hand räknas.',
    Corruption: 'Slår sig ner på motståndarens sida och förstör det som ligger där.',
    Courage: 'Starkt där motståndaren leder.',
    Fear: 'Tystar motståndaren, driver bort kort och tömmer händer.',
    Ice: 'Glider från bana till bana och kan inte vändas.',
    Luck: 'Satsar på de översta korten i lekarna.',
    Mirror: 'Härmar texter och svarar på vad motståndaren gör.',
    Peace: 'Tömmer händer och väntar på sin stund.',
    Smoke: 'Trivs där det ligger nedvända kort.',
    Time: 'Hämtar kort ur papperskorgen och blandar in den i leken.',
    War: 'Svarar när motståndaren fyller på, kompilerar eller drar.',
    Assimilation: 'Tar kort ur motståndarens lek och från motståndarens sida.',
    Diversity: 'Starkt när många olika protokoll ligger på bordet.',
    Unity: 'Starkt när många av dess egna kort ligger på bordet.',
  },

  places: {
    plate: (owner, protocol, n, compiled) =>
      `${ditt(owner)} ${protocol}, ${bana(n)}, ${compiled ? 'kompilerat' : 'inte kompilerat'}`,
    total: (owner, n, total) => `${vem(owner)}: summa ${total} i ${bana(n)}`,
    stack: (owner, n, size) => `${din(owner)} stapel i ${bana(n)}: ${kort(size)}`,
    card: (card, covered) => (covered ? `${card}, täckt` : card),
    faceDown: (value, covered, known) =>
      `Nedvänt kort värt ${value}${covered ? ', täckt' : ''}${known === undefined ? '' : `: ${known}`}`,
    coming: (card) => `${card}, på väg`,
    unseen: 'Nedvänt kort',
    line: (n) => `Bana ${n + 1}`,
    deck: (owner, n) => `${din(owner)} lek: ${kort(n)}`,
    trash: (owner, n) => `${din(owner)} papperskorg: ${kort(n)}`,
    playUp: (n) => `Uppvänt i ${bana(n)}`,
    playDown: (n) => `Nedvänt i ${bana(n)}`,
    tray: 'Kort att välja mellan',
    handTexts: 'Läs dina kort',
  },

  lane: {
    toGo: (n) => `${n} kvar`,
    ready: 'redo',
    lead: 'leder',
    faceUp: 'Uppvänt',
    faceDown: 'Nedvänt',
    controlAbout: (person) =>
      `${vem(person)} har kontrollen och får ordna om protokoll vid nästa kompilering eller påfyllning.`,
    free: 'Ingen har kontrollen: den som leder i två banor när den egna turen börjar tar den.',
    noCompile: 'ingen kompilering nästa tur',
  },

  boxes: {
    top: 'Alltid, också när det är täckt',
    middle: 'När det spelas, vänds upp eller blir avtäckt',
    bottom: 'Så länge det är avtäckt',
  },

  draft: {
    about:
      'De sex korten i varje protokoll blir din lek. Protokollen ställs i banorna från vänster till höger, i den ordning du väljer.',
    rule: 'För att vinna kompilerar du alla tre: minst 10 i en bana, och mer än motståndaren.',
    tap: 'Tryck på ett protokoll för att se dess sex kort. Tryck en gång till för att välja det.',
    open: 'ännu inte valt',
    look: (protocol) => `${protocol}: dess sex kort`,
    left: (protocols) => `Protokoll att välja mellan: ${protocols.join(', ')}`,
  },

  ask: {
    draft: 'Dess sex kort hamnar i din lek. Motståndaren kan inte längre ta det.',
    ban: 'Ingen kan välja det i det här partiet.',
    action:
      'Tryck på ett kort, sedan på en bana. Uppvänt behöver det sitt protokoll där och utför sin text; nedvänt får det ligga var som helst och är värt 2.',
    lifted:
      'Tryck på en upplyst plats för att spela det där. Escape eller ett tryck till tar tillbaka det.',
    refresh: 'Eller tryck på din lek: dra tills du har fem kort.',
    mustRefresh: 'Du har inget att spela. Tryck på din lek för att dra tills du har fem kort.',
    compile: 'Vilken bana kompilerar du?',
    compileAbout: 'Alla kort i banan raderas, på båda sidor, och ditt protokoll är kompilerat.',
    cache: (n) => `Du har fler än fem kort: kasta ${n}.`,
    cacheAbout: 'Tryck på korten du kan avvara och bekräfta sedan.',
    several: (chosen, least, most) =>
      least === most ? `${chosen} av ${least} valda.` : `${chosen} valda.`,
    second: 'Tryck på ett upplyst kort för att se det, en gång till för att välja det.',
    line: 'Tryck på en av de upplysta banorna.',
    may: 'Frivilligt. Säger du nej händer inte heller det som börjar med ”Om du gör det”.',
    either: 'Det du väljer händer genast.',
    order: 'Tryck på kortet vars text kommer först. De andra följer.',
    rearrange: 'Tryck på ett protokoll, sedan dit det ska; eller dra det. Staplarna ligger kvar.',
    controlTarget: 'Kontrollen är förbrukad nu, vad du än väljer. Bara protokollen byter bana.',
    pair: 'Tryck på en stapel, sedan på den andra.',
    number: 'Texten fortsätter med talet du nämner.',
    protocol: 'Tryck på ett av protokollen.',
    player: 'Den andra följer.',
    whose: (person) => `Ordna om ${person.you ? 'dina' : genitiv(person.name)} protokoll`,
    confirm: 'Bekräfta',
  },

  target: {
    delete: 'Välj kortet som raderas.',
    flip: 'Välj kortet som vänds.',
    shift: 'Välj kortet som flyttas.',
    return: 'Välj kortet som går tillbaka till handen.',
    discard: 'Välj kortet som du kastar.',
    reveal: 'Välj kortet som visas.',
    give: 'Välj kortet som du ger bort.',
    seize: 'Välj kortet som du tar.',
    play: 'Välj kortet som du spelar, och var.',
    draw: 'Välj kortet som du drar.',
    copyMiddle: 'Välj kortet vars mellersta text du härmar.',
    to: 'Välj banan det går till.',
  },

  effects: {
    now: 'nu',
    waits: 'väntar',
    owner: (person) => (person.you ? 'din text' : `${genitiv(person.name)} text`),
    chooses: (person) => (person.you ? 'du väljer' : `${person.name} väljer`),
    more: (n) => `Effekter: ${n}`,
    gone: 'ett kort som är borta',
  },

  moments: {
    start: 'I början av turen',
    end: 'I slutet av turen',
    compile: (person, protocol) => `${vem(person)} kompilerar ${protocol}`,
    recompile: 'kompilerat en gång till',
    control: (person) => `${vem(person)} tar kontrollen`,
    won: (person) => `${vem(person)} vinner`,
  },

  notes: {
    draw: (n) => `dra ${n}`,
    delete: (n) => `radera ${n}`,
    flip: (n) => `vänd ${n}`,
    return: (n) => `skicka tillbaka ${n}`,
    discard: (n) => `kasta ${n}`,
    compile: 'kompilera',
    win: 'vinst',
  },

  score: {
    compiled: 'Kompilerade',
    goal: 'Tre kompilerade protokoll vinner.',
    deck: 'Lek',
    trash: 'Papperskorg',
  },
};

import type { RulingWords } from '../en/rulings.ts';

export const swedish: RulingWords = {
  title: 'Korten i Compile',
  search: 'Sök bland namn och texter',
  found: (n) => (n === 0 ? 'Inget kort hittades' : `${n} kort`),
  any: 'Alla',
  protocol: 'Protokoll',
  set: 'Låda',
  value: 'Värde',
  keyword: 'Vad det gör',
  box: 'Var texten står',
  clear: 'Visa alla',
  rulings: 'Så spelar vi det',
  keywords: {
    draw: 'Dra',
    discard: 'Kasta',
    flip: 'Vänd',
    shift: 'Flytta',
    delete: 'Radera',
    return: 'Skicka tillbaka',
    play: 'Spela',
    reveal: 'Visa',
    rearrange: 'Ordna om protokoll',
    refresh: 'Fyll på',
  },
  boxes: { top: 'Övre', middle: 'Mellersta', bottom: 'Nedre', none: 'Ingen text' },
  about: {
    eachLine:
      'Banorna bestäms först, och ägaren väljer ordningen. Det tar slut när kortet inte längre ligger uppvänt och avtäckt.',
    death1:
      'Båda raderingarna hänger på att du drar. Finns inget annat kort att radera raderar det ändå sig självt.',
    hate2: 'Raderar det sig självt först händer inte den andra meningen.',
    light0: 'Värdet räknas efter vändningen och allt som följde på den.',
    emptyDeck: 'Från en tom lek spelas inget, och papperskorgen blandas inte in.',
    metal3: 'Båda sidornas kort räknas, i en annan bana.',
    mirror1:
      '”Det här kortet” och ”den här banan” är Mirror 1:s. Så länge Fear 0 tystar mellersta texter finns inget att kopiera.',
    mirror2:
      'Båda staplarna måste ha ett kort. Ordningen behålls, och inget räknas som täckt eller avtäckt.',
    luck1: 'Det är bara vändningen som hoppar över den mellersta texten.',
    ice4: 'Det kan inte vändas, men bara så länge det ligger uppvänt och avtäckt.',
    ice6: 'Med tom hand får flera kort komma på en gång.',
    peace1: 'Ägaren väljer vem som kastar först.',
    bothSides: 'Nedvända kort på båda sidor i banan räknas.',
    faceUpOnly: 'Bara uppvända kort räknas: ett nedvänt kort har inget protokoll.',
    diversity0: 'Kortet som spelas i slutet av turen behöver inget passande protokoll.',
    itsSide: 'Det tillhör den sida där det ligger: turens början och slut är den spelarens.',
    hate3: 'Att kompilera räknas som att radera, en gång. Reglerna har ett val för det.',
    ban: 'Förbudet står kvar även om kortet försvinner. Reglerna har ett val för det.',
    diversity6: 'Fyra protokoll behövs. Med ett val i reglerna räcker tre.',
    unity4: 'Det verkar i slutet av turen, med ett val i reglerna i början.',
    metal6:
      'Vänds en hel mängd på en gång vänds de andra först; sedan raderas det här kortet i stället.',
    war1: 'Man får också låta bli att kasta.',
    anyLine: 'Vilken bana som helst får väljas.',
    peace3: 'Vändningen beror inte på om något kastas.',
    refresh:
      'Med fem eller fler kort på hand, eller inget att dra, gör en påfyllning ingenting och kontrollen blir kvar.',
    otherDeck: 'Är den andra leken tom blandas först ägarens papperskorg in i den.',
    errata: 'Texten följer utgivarens rättelser.',
  },
};

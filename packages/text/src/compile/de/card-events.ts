/** When a text of Compile's cards sets in, in German. */
import type { On } from '@pakli/compile';

export const WHO = { own: 'du', opp: 'dein Gegner', any: 'ein Spieler' } as const;

/** `nachdem du Karten gezogen hast`, `bevor diese Karte überdeckt wird`. */
export function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const turn =
    during === undefined ? '' : during === 'ownTurn' ? ' in deinem Zug' : ' im Zug deines Gegners';
  const has = who === 'own' ? 'hast' : 'hat';
  const after = (what: string): string => `nachdem ${WHO[who]}${turn} ${what} ${has}`;
  const their = who === 'own' ? 'dein' : 'sein';
  const by = byProtocol === undefined ? '' : ` von einer offenen ${byProtocol}-Karte`;
  switch (event) {
    case 'start':
      return 'zu Beginn deines Zuges';
    case 'end':
      return 'am Ende deines Zuges';
    case 'wouldBeCovered':
      return `bevor diese Karte${by} überdeckt wird`;
    case 'afterDraw':
      return after('Karten gezogen');
    case 'afterDiscard':
      return after('Karten abgeworfen');
    case 'afterDelete':
      return after('Karten gelöscht');
    case 'afterPlay':
      return after(`eine Karte ${line === undefined ? '' : 'in diese Bahn '}gespielt`);
    case 'afterClearCache':
      return after(`${their}en Cache geleert`);
    case 'afterShuffle':
      return after(`${their} Deck gemischt`);
    case 'afterRefresh':
      return after('aufgefrischt');
    case 'afterCompile':
      return after('kompiliert');
    default:
      return event satisfies never;
  }
}

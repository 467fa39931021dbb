/** When a text of Compile's cards triggers, in German. */
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
  return {
    start: 'zu Beginn deines Zuges',
    end: 'am Ende deines Zuges',
    wouldBeCovered: `bevor diese Karte${by} überdeckt wird`,
    afterDraw: after('Karten gezogen'),
    afterDiscard: after('Karten abgeworfen'),
    afterDelete: after('Karten gelöscht'),
    afterPlay: after(`eine Karte ${line === undefined ? '' : 'in diese Bahn '}gespielt`),
    afterClearCache: after(`${their}en Cache geleert`),
    afterShuffle: after(`${their} Deck gemischt`),
    afterRefresh: after('aufgefrischt'),
    afterCompile: after('kompiliert'),
  }[event];
}

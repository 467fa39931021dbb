/** The verbs of Compile's card texts in German, in every form that a sentence needs. */
import type { By } from '../card-text.ts';

/** `Ziehe 1 Karte` or, after `du darfst`, `1 Karte ziehen`. */
export type Mood = 'do' | 'may';

/** Imperative, third person, both players, infinitive; and what follows the object. */
interface Verb {
  readonly du: string;
  readonly er: string;
  readonly beide: string;
  readonly infinitive: string;
  readonly rest?: string;
}

type VerbName =
  | 'draw'
  | 'discard'
  | 'delete'
  | 'flip'
  | 'shift'
  | 'return'
  | 'take'
  | 'play'
  | 'reveal'
  | 'arrange'
  | 'swap'
  | 'give'
  | 'put'
  | 'shuffle'
  | 'name'
  | 'carry';

const VERBS: Readonly<Record<VerbName, Verb>> = {
  draw: { du: 'ziehe', er: 'zieht', beide: 'ziehen', infinitive: 'ziehen' },
  discard: { du: 'wirf', er: 'wirft', beide: 'werfen', infinitive: 'abwerfen', rest: 'ab' },
  delete: { du: 'lösche', er: 'löscht', beide: 'löschen', infinitive: 'löschen' },
  flip: { du: 'drehe', er: 'dreht', beide: 'drehen', infinitive: 'umdrehen', rest: 'um' },
  shift: { du: 'verschiebe', er: 'verschiebt', beide: 'verschieben', infinitive: 'verschieben' },
  return: { du: 'gib', er: 'gibt', beide: 'geben', infinitive: 'zurückgeben', rest: 'zurück' },
  take: { du: 'nimm', er: 'nimmt', beide: 'nehmen', infinitive: 'nehmen' },
  play: { du: 'spiele', er: 'spielt', beide: 'spielen', infinitive: 'spielen' },
  reveal: { du: 'zeige', er: 'zeigt', beide: 'zeigen', infinitive: 'zeigen' },
  arrange: { du: 'ordne', er: 'ordnet', beide: 'ordnen', infinitive: 'neu ordnen', rest: 'neu' },
  swap: { du: 'vertausche', er: 'vertauscht', beide: 'vertauschen', infinitive: 'vertauschen' },
  give: { du: 'gib', er: 'gibt', beide: 'geben', infinitive: 'geben' },
  put: { du: 'lege', er: 'legt', beide: 'legen', infinitive: 'legen' },
  shuffle: { du: 'mische', er: 'mischt', beide: 'mischen', infinitive: 'mischen' },
  name: { du: 'nenne', er: 'nennt', beide: 'nennen', infinitive: 'nennen' },
  carry: { du: 'führe', er: 'führt', beide: 'führen', infinitive: 'ausführen', rest: 'aus' },
};

export function say(verb: VerbName, mood: Mood, by: By, object: string): string {
  const { du, er, beide, infinitive, rest } = VERBS[verb];
  if (mood === 'may') return `${object} ${infinitive}`;
  const end = rest === undefined ? '' : ` ${rest}`;
  if (by === undefined) return `${du} ${object}${end}`;
  return by === 'both' ? `beide ${beide} ${object}${end}` : `dein Gegner ${er} ${object}${end}`;
}

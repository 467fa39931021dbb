/** Everything a table needs to speak: the catalogue, the voice of its game, and who sits there. */
import type { Catalogue, Audience, Speech } from '@pakli/text';

export interface Talk {
  readonly text: Catalogue;
  readonly speech: Speech;
  readonly company: Audience;
}

import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';

/** A card in flight, in the log and in hints. */
export function Face({ face }: { readonly face: string | undefined }): ReactElement {
  return <Card face={face} />;
}

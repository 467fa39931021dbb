import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';

export function Face({ face }: { readonly face: string | undefined }): ReactElement {
  return <Card face={face} />;
}

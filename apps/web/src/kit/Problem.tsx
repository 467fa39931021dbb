/** Why an action failed, read out as soon as it is known. */
import type { ReactElement } from 'react';

export function Problem({ text }: { readonly text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <p className="problem" role="alert">
      {text}
    </p>
  );
}

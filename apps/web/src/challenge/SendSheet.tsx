/** The challenge of a finished game in a sheet over whatever shows it. */
import type { ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { useChallengeWords } from '../words/challenge-words.ts';
import { SendChallenge, type SendChallengeProps } from './SendChallenge.tsx';

export function SendSheet({
  close,
  ...sent
}: SendChallengeProps & { readonly close: () => void }): ReactElement {
  const { send } = useChallengeWords();
  return (
    <Sheet title={send.title} close={close}>
      <SendChallenge {...sent} />
    </Sheet>
  );
}

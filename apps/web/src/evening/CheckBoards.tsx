/** After an evening or a day: deals every board again, and says in a sentence for each what was found. */
import { isRefusal, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { refusalOf } from '../host/failure.ts';
import type { EveningHonesty, ShownEvening } from '../host/remote-state.ts';
import { useHost } from '../host/use-host.ts';
import { rememberedAt } from '../online/nonce.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';

interface Sentence {
  readonly text: string;
  readonly fair: boolean;
}

export interface CheckBoardsProps {
  /** What this page was shown. */
  readonly shown: ShownEvening;
  /** Fetches the results file. */
  readonly results: () => Promise<object | Refusal>;
}

export function CheckBoards({ shown, results }: CheckBoardsProps): ReactElement {
  const words = useWords();
  const host = useHost();
  const { check } = useEveningWords();
  const [found, setFound] = useState<readonly Sentence[] | 'asked'>();
  const sentencesOf = (honesty: EveningHonesty): Sentence[] => {
    if (honesty.kind === 'wrong') return [{ text: check[honesty.wrong], fair: false }];
    return honesty.boards.map(({ board, wrong }) => {
      if (wrong === undefined) return { text: check.match(board + 1), fair: true };
      const say = {
        cards: check.cards,
        points: check.points,
        record: check.record,
        match: check.record,
      };
      return { text: say[wrong.what](board + 1, wrong.table + 1), fair: false };
    });
  };
  const ask = async (): Promise<Sentence[]> => {
    const file = await results();
    if (isRefusal(file)) return [{ text: explain(words, file).text, fair: false }];
    return sentencesOf(await host.verifyEvening(file, shown, rememberedAt(shown.evening)));
  };
  return (
    <div className="evening-check">
      <Button
        disabled={found === 'asked'}
        onClick={() => {
          setFound('asked');
          ask().then(setFound, (error: unknown) =>
            setFound([{ text: explain(words, refusalOf(error)).text, fair: false }]),
          );
        }}
      >
        {check.ask}
      </Button>
      <ul role="status">
        {typeof found === 'object' &&
          found.map(({ text, fair }) => (
            <li key={text} data-fair={fair}>
              {text}
            </li>
          ))}
      </ul>
    </div>
  );
}

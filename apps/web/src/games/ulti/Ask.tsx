/** The person's current question in one sentence, and every answer with its consequence. */
import type { View } from '@pakli/ulti';
import type { ReactElement } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import './Ask.css';
import { Doubles } from './Doubles.tsx';
import type { DeckWords } from './deck-words.ts';
import { SuitSign, useDeck } from './Face.tsx';
import { BidDetail } from './BidDetail.tsx';
import type { DiscardSelection } from './discard-selection.ts';
import { sayPlace } from './places.ts';
import type { Reading } from './open-contract.ts';
import { answerOf, questionOf } from './question.ts';
import { kindOf } from './says.ts';

export interface AskProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly laying: DiscardSelection | undefined;
  readonly reading: Reading;
}

export function Ask({ scene, talk, laying, reading }: AskProps): ReactElement {
  const { gestures, candidates, claim } = useTable();
  const deck = useDeck(talk);
  const { frame } = talk.text;
  const [lifted] = candidates;
  const words = talk.text.tables.ulti.claim;
  if (claim?.running === true && scene.view.phase === 'PLAY') {
    return (
      <div className="ulti-ask" role="group" aria-label={frame.table.moves}>
        <Prompt asks={words.running} />
        <div className="ulti-ask-row">
          <button type="button" className="ulti-ask-chip" onClick={claim.stop}>
            {words.stop}
          </button>
        </div>
      </div>
    );
  }
  const raises = gestures.filter(
    ({ choice }) => kindOf(choice) === 'kontra' || kindOf(choice) === 'raise',
  );
  return (
    <div className="ulti-ask" role="group" aria-label={frame.table.moves}>
      {scene.view.soloist === null && reading.id !== undefined && !reading.onSheet ? (
        <ReadBid id={reading.id} reading={reading} view={scene.view} talk={talk} />
      ) : (
        <Prompt
          asks={questionOf(scene, talk, deck, {
            missing: laying?.missing,
            isLifted: lifted !== undefined,
          })}
        />
      )}
      {laying !== undefined && <Lay laying={laying} talk={talk} />}
      {raises.length > 0 && (
        <Doubles key={scene.view.phase} raises={raises} scene={scene} talk={talk} />
      )}
      <Answers scene={scene} talk={talk} deck={deck} />
      {claim?.rest?.move !== undefined && lifted === undefined && (
        <div className="ulti-ask-row">
          <button type="button" className="ulti-ask-claim" onClick={claim.begin}>
            <strong>{claim.rest.name}</strong>
            <small>{claim.rest.about}</small>
          </button>
        </div>
      )}
    </div>
  );
}

interface ReadBidProps {
  readonly id: string;
  readonly reading: Reading;
  readonly view: View;
  readonly talk: Talk;
}

/** The contract being read, and the button that bids it, or closes it if it cannot be bid. */
function ReadBid({ id, reading, view, talk }: ReadBidProps): ReactElement {
  const { commit } = useTable();
  const { gesture } = reading;
  return (
    <div className="ulti-ask-bid">
      <BidDetail id={id} view={view} talk={talk} legal={gesture !== undefined} />
      {gesture === undefined ? (
        <button type="button" className="ulti-ask-answer" onClick={() => reading.close()}>
          {talk.text.frame.table.close}
        </button>
      ) : (
        <button type="button" className="ulti-ask-main" onClick={() => commit(gesture)}>
          {gesture.label.text}
        </button>
      )}
    </div>
  );
}

interface LayProps {
  readonly laying: DiscardSelection;
  readonly talk: Talk;
}

function Lay({ laying, talk }: LayProps): ReactElement {
  const { seats } = talk.text.tables.ulti;
  return (
    <div className="ulti-ask-row">
      <button
        type="button"
        className="ulti-ask-main"
        disabled={laying.missing > 0}
        onClick={() => laying.lay()}
      >
        {seats.lay}
      </button>
      <button
        type="button"
        className="ulti-ask-answer"
        disabled={laying.chosen.length === 0}
        onClick={() => laying.clear()}
      >
        {seats.back}
      </button>
    </div>
  );
}

interface AnswersProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly deck: DeckWords;
}

/** The one-tap answers. */
function Answers({ scene, talk, deck }: AnswersProps): ReactElement | null {
  const { gestures, commit, hinted } = useTable();
  const answers = gestures.flatMap((gesture) => {
    const answer = answerOf(gesture, scene, talk, deck);
    return answer === undefined ? [] : [{ gesture, ...answer }];
  });
  if (answers.length === 0) return null;
  return (
    <div className="ulti-ask-row" data-answers="">
      {answers.map(({ gesture, name, follows, suit }) => (
        <button
          key={gesture.choice.text}
          type="button"
          className="ulti-ask-answer"
          data-place={sayPlace(gesture.choice.text)}
          data-hinted={hinted.has(gesture.lift) ? '' : undefined}
          onClick={(event) => {
            event.stopPropagation();
            commit(gesture);
          }}
        >
          <strong>
            {suit !== undefined && <SuitSign suit={suit} />}
            {name}
          </strong>
          <small>{follows}</small>
        </button>
      ))}
    </div>
  );
}

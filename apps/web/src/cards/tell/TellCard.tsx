/**
 * A card of the German-suited deck, used like `Card`.
 *
 *     <TellCard face="LO" label="over of leaves" />     <TellCard label="face-down card" />
 *     <TellCard face="LO" label="over of leaves" french />      shows the queen of spades
 */
import { frenchFace } from '@pakli/text';
import { memo, type ReactElement } from 'react';
import { Card, Drawing, type CardProps } from '../Card.tsx';

export interface TellCardProps extends CardProps {
  /** Suit and rank in Ulti's notation: `LO`. Without it the back is shown. */
  readonly face?: string | undefined;
  /** Shows the equivalent French card. */
  readonly french?: boolean | undefined;
}

export const TellCard = memo(function TellCard({
  face,
  label,
  french = false,
}: TellCardProps): ReactElement {
  if (!french) return <Drawing deck="tell" face={face} label={label} />;
  return <Card face={face === undefined ? undefined : frenchFace(face)} label={label} />;
});

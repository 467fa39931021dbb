/** A button in the house's style. One that submits its form says so by its type. */
import type { ComponentProps, ReactElement } from 'react';

const LOOKS = {
  plain: 'button',
  /** The action most people want next. */
  main: 'button button-main',
  /** An icon, named by its label. */
  icon: 'button button-icon',
};

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: keyof typeof LOOKS;
}

export function Button({ look = 'plain', type = 'button', ...given }: ButtonProps): ReactElement {
  // oxlint-disable-next-line react/button-has-type -- it always has one.
  return <button type={type} className={LOOKS[look]} {...given} />;
}

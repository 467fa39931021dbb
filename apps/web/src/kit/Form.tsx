/** A form handled by the page: the browser sends nothing anywhere. */
import type { ComponentProps, ReactElement } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly submit: () => void;
}

export function Form({ submit, ...given }: FormProps): ReactElement {
  return (
    <form
      {...given}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    />
  );
}

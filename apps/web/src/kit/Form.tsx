/** A form that this page takes itself: nothing is sent anywhere by the browser. */
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

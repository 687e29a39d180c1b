import type { ReactNode } from "react";

/** A form whose fields show their own problems. It cannot be submitted again while it is being sent. */
export function Form(props: {
  className: string | undefined;
  isSending: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { className, isSending, onSubmit, children } = props;
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) onSubmit();
      }}
    >
      {children}
    </form>
  );
}

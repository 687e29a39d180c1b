import type { ReactNode } from "react";

/** A form whose fields tell their problems themselves. While it is being sent it cannot be submitted again. */
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

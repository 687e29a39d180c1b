/** A failure the person at the command line can mend: the message is printed without a stack. */
export class ExpectedError extends Error {
  constructor(
    message: string,
    readonly exitCode = 2,
  ) {
    super(message);
    this.name = "ExpectedError";
  }
}

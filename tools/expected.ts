/** A failure that the user can fix: its message is printed without a stack trace. */
export class ExpectedError extends Error {
  constructor(
    message: string,
    readonly exitCode = 2,
  ) {
    super(message);
    this.name = "ExpectedError";
  }
}

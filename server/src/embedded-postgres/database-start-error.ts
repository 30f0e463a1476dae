/** The embedded database cannot start. The message says what is wrong and what to do about it. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';

  static from(error: unknown): DatabaseStartError {
    if (error instanceof DatabaseStartError) return error;
    const text = error instanceof Error ? error.message : String(error);
    return new DatabaseStartError(`The embedded database did not start: ${text}`, { cause: error });
  }
}

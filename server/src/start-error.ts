/** The server cannot start for a reason that the person who starts it can change; the message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

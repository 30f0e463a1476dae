/** Logs a failure that the member does not see. */
export function logFailure(what: string, error: unknown): void {
  // The browser's console is the log.
  // oxlint-disable-next-line no-console
  console.error(what, error);
}

/** For failures that SPEC.md lets pass silently ("logged only"). */
export function logFailure(what: string, error: unknown): void {
  // The browser's console is the log that is meant.
  // oxlint-disable-next-line no-console
  console.error(what, error);
}

/** Whatever shows a failure shows it at once. A later error is about something else. */
const shownWithinMs = 2000;

let last: { id: string; at: number } | undefined;

/** Remembers the id of a request that failed on the server's side, if its response has one. */
export function noteFailedRequest({ status, headers }: Response): void {
  const id = headers.get('x-request-id');
  if (status >= 500 && id) last = { id, at: Date.now() };
}

/** The id of the request that has just failed on the server's side, if there is one. */
export function failedRequest(): string | undefined {
  return last && Math.abs(Date.now() - last.at) <= shownWithinMs ? last.id : undefined;
}

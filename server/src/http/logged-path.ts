/**
 * The path of a request in the form that may be logged: without its query, which can contain a search, and without the
 * secret in the address of a payment's callback.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return path.replace(/^(\/+api\/+till\b).*/i, '$1/…');
}

/**
 * Returns the token in the address of a page that a mail links to. The token is after the #, so the browser does not
 * send it to the server.
 */
export function readLinkToken(name: 'token' | 'undo'): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

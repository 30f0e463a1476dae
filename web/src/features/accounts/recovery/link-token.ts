/** The token in the address of a page that a mail leads to. It stands behind the #, so the browser sends it nowhere. */
export function readLinkToken(name: 'token' | 'undo'): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

const storageKey = 'mwanzo.returnPath';

/** Only a page of this app: no other origin, no scheme, nothing encoded, and not the forms that lead there. */
export function isReturnPath(path: string): boolean {
  return /^(?:\/[a-z\d-]+)+\/?$/.test(path) && !/^\/(?:login|signup)\b/.test(path);
}

let path: string | null = null;

/** Where somebody wanted to go before signing in; /discover by default. Tabs remember it separately. */
export function readReturnPath(): string {
  try {
    path ??= sessionStorage.getItem(storageKey);
  } catch {}
  return path !== null && isReturnPath(path) ? path : '/discover';
}

/** Remembers a page for after sign-in; null forgets it. A form that leads there does not take the place of a page. */
export function rememberReturnPath(next: string | null): void {
  if (next !== null && !isReturnPath(next)) return;
  path = next;
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, next);
  } catch {}
}

import { readTabItem, writeTabItem } from '../device/tab-storage.ts';

const storageKey = 'mwanzo.returnPath';

/**
 * Accepts only a page of this app: no other origin, no scheme, nothing encoded. The sign-in forms themselves do not
 * count.
 */
export function isReturnPath(path: string): boolean {
  return /^(?:\/[a-z\d-]+)+\/?$/.test(path) && !/^\/(?:login|signup)\b/.test(path);
}

let path: string | null = null;

/** The page that somebody wanted to open before signing in; /discover by default. Each tab remembers its own. */
export function readReturnPath(): string {
  path ??= readTabItem(storageKey);
  return path !== null && isReturnPath(path) ? path : '/discover';
}

/** Remembers a page for after sign-in; null forgets it. A sign-in form does not replace a page that is remembered. */
export function rememberReturnPath(next: string | null): void {
  if (next !== null && !isReturnPath(next)) return;
  path = next;
  writeTabItem(storageKey, next);
}

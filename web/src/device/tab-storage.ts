/** Reads what this tab has stored. It is null if there is nothing, or if storage is denied. */
export function readTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an item until this tab is closed; null removes it. If storage is denied or full, nothing is stored. */
export function writeTabItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {}
}

import { createStore, useStore } from '../state/store.ts';

/** In memory too, where the browser forbids storage. */
const notes = createStore<ReadonlySet<string>>(new Set());

function isStored(note: string): boolean {
  try {
    return sessionStorage.getItem(`mwanzo.${note}`) !== null;
  } catch {
    return false;
  }
}

/** Notes something for the rest of this visit: until the tab is closed. */
export function noteForVisit(note: string): void {
  try {
    sessionStorage.setItem(`mwanzo.${note}`, '1');
  } catch {}
  notes.write(new Set(notes.read()).add(note));
}

/** Whether this was noted in this visit. */
export function useVisitNote(note: string): boolean {
  return useStore(notes).has(note) || isStored(note);
}

import { createStore, useStore } from '../state/store.ts';

/** Notes are also held in memory, for browsers that forbid storage. */
const notes = createStore<ReadonlySet<string>>(new Set());

function isStored(note: string): boolean {
  try {
    return sessionStorage.getItem(`mwanzo.${note}`) !== null;
  } catch {
    return false;
  }
}

/** Stores a note for the rest of this visit, which ends when the tab is closed. */
export function noteForVisit(note: string): void {
  try {
    sessionStorage.setItem(`mwanzo.${note}`, '1');
  } catch {}
  notes.write(new Set(notes.read()).add(note));
}

/** Says whether this note was stored in this visit. */
export function useVisitNote(note: string): boolean {
  return useStore(notes).has(note) || isStored(note);
}

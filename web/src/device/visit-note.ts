import { createStore, useStore } from '../state/store.ts';
import { readTabItem, writeTabItem } from './tab-storage.ts';

/** Notes are also held in memory, for browsers that forbid storage. */
const notes = createStore<ReadonlySet<string>>(new Set());

/** Stores a note for the rest of this visit, which ends when the tab is closed. */
export function noteForVisit(note: string): void {
  writeTabItem(`mwanzo.${note}`, '1');
  notes.write(new Set(notes.read()).add(note));
}

/** Says whether this note was stored in this visit. */
export function useVisitNote(note: string): boolean {
  return useStore(notes).has(note) || readTabItem(`mwanzo.${note}`) !== null;
}

import { onMemberChange } from '../api/member-change.ts';
import { createStore } from '../state/store.ts';

/**
 * Whom the member was parted from since the page was opened, by a block or the end of a match. A response or an event
 * that was under way may still speak of them.
 */
export const partedPeople = createStore<ReadonlySet<number>>(new Set());

export function notePartedPerson(id: number): void {
  partedPeople.write(new Set(partedPeople.read()).add(id));
}

/** The two can meet again: the block was taken back, or they have matched again. */
export function forgetParting(id: number): void {
  if (!partedPeople.read().has(id)) return;
  const others = new Set(partedPeople.read());
  others.delete(id);
  partedPeople.write(others);
}

onMemberChange(() => partedPeople.write(new Set()));

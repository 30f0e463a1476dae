import { onMemberChange } from '../api/member-change.ts';
import { createStore } from '../state/store.ts';

/**
 * The people with whom a block or an unmatch has ended the contact since the page was opened. A response or an event
 * that was on its way may still mention them.
 */
export const partedPeople = createStore<ReadonlySet<number>>(new Set());

export function notePartedPerson(id: number): void {
  partedPeople.write(new Set(partedPeople.read()).add(id));
}

/** Removes a person from the set: the block was lifted, or the two have matched again. */
export function forgetParting(id: number): void {
  if (!partedPeople.read().has(id)) return;
  const others = new Set(partedPeople.read());
  others.delete(id);
  partedPeople.write(others);
}

onMemberChange(() => partedPeople.write(new Set()));

import { createMemberStore } from '../../api/member-change.ts';

/**
 * The people with whom a block or an unmatch has ended the contact since the page was opened. A response or an event
 * that was on its way may still mention them.
 */
export const endedContacts = createMemberStore<ReadonlySet<number>>(new Set());

export function noteEndedContact(id: number): void {
  endedContacts.write(new Set(endedContacts.read()).add(id));
}

/** Removes a person from the set: the block was lifted, or the two have matched again. */
export function forgetEndedContact(id: number): void {
  const others = new Set(endedContacts.read());
  if (others.delete(id)) endedContacts.write(others);
}

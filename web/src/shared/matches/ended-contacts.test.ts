import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

test('whoever was left is noted until a new match, and until a logout', async () => {
  const { session } = await openPage();
  const { endedContacts, forgetEndedContact, noteEndedContact } = await import('./ended-contacts.ts');
  noteEndedContact(7);
  noteEndedContact(8);
  const before = endedContacts.read();
  expect([...before]).toEqual([7, 8]);
  forgetEndedContact(9);
  expect(endedContacts.read()).toBe(before);
  forgetEndedContact(7);
  expect([...endedContacts.read()]).toEqual([8]);
  session.logout();
  expect([...endedContacts.read()]).toEqual([]);
});

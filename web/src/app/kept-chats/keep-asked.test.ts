import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

// An hour before midnight in Nairobi.
const evening = Date.parse('2026-11-27T20:00:00Z');
const hour = 3_600_000;

test('a member is asked once, once more on another Nairobi day, and then never', async () => {
  await openPage();
  const { mayAskToKeep, noteAskedToKeep } = await import('./keep-asked.ts');
  expect(mayAskToKeep(1, evening)).toBe(true);
  noteAskedToKeep(1, evening);
  expect([mayAskToKeep(1, evening + hour / 2), mayAskToKeep(1, evening + hour)]).toEqual([false, true]);
  noteAskedToKeep(1, evening + hour);
  expect(mayAskToKeep(1, evening + 24 * 365 * hour)).toBe(false);
});

test('what one member was asked counts for nobody else, and not after a logout', async () => {
  const page = await openPage();
  const { mayAskToKeep, noteAskedToKeep } = await import('./keep-asked.ts');
  for (const at of [evening, evening + hour]) noteAskedToKeep(1, at);
  expect([mayAskToKeep(1, evening + 48 * hour), mayAskToKeep(2, evening)]).toEqual([false, true]);
  page.session.logout();
  expect(mayAskToKeep(1, evening)).toBe(true);
});

test.each(['{', 'null', '[]', '{"owner":1}'])('%s in storage counts as never asked', async (stored) => {
  const page = await openPage();
  const { mayAskToKeep } = await import('./keep-asked.ts');
  page.storage.setItem('mwanzo.keepAsked', stored);
  expect(mayAskToKeep(1, evening)).toBe(true);
});

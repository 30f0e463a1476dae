import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const call = { id: 'c1', started_at: '2026-11-21T09:00:00.000Z' };
const asked_at = '2026-11-22T09:00:00.000Z';

/** Opens the chat with member 7 while the cache holds this about calls with them. */
async function openChat(known?: object) {
  const page = await openPage();
  const { useCallNotes } = await import('./use-call-notes.tsx');
  const { callAvailabilityQuery } = await import('../../queries/call-availability.ts');
  const set = (availability: object) =>
    page.client.setQueryData(callAvailabilityQuery(7).queryKey, availability as CallAvailability);
  if (known) set(known);
  const notes = page.run(() => useCallNotes(7), undefined);
  return { page, set, notes, shown: () => notes.now().map(({ key, at, isNews }) => [key, at, isNews]) };
}

const past = [call.id, call.started_at, undefined];
const question = [asked_at, asked_at, true];

test.each([
  ['after a question that can be answered', { asked_at, may_call: 'needs_talk', calls: [call] }, [past, question]],
  ['while something else is missing', { asked_at, may_call: 'needs_verification', calls: [call] }, [past]],
  ['without a question', { asked_at: null, may_call: 'needs_talk', calls: [call] }, [past]],
  ['without a call', { asked_at, may_call: 'needs_talk', calls: [] }, [question]],
])('a chat shows the past calls, and the question whether the two can talk: %s', async (_, known, expected) => {
  const { shown } = await openChat(known);
  expect(shown()).toEqual(expected);
});

test('nothing is shown until it is known, and nothing is fetched; the same notes stay the same', async () => {
  const { page, set, notes, shown } = await openChat();
  expect([shown(), await page.requestsUnderWay()]).toEqual([[], 0]);
  const first = notes.now();
  notes.change(undefined);
  expect(notes.now()).toBe(first);
  set({ asked_at: null, may_call: 'yes', calls: [call] });
  await page.requestsUnderWay();
  expect(shown()).toEqual([past]);
});

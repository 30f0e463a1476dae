import { expect, test } from 'vitest';
import { startReceiving } from './start-receiving.fixture.ts';

test('a swipe and a match take the person from the deck, and a swipe fetches nothing', async () => {
  const { page, receive } = await startReceiving();
  const { decidedProfile } = await import('../../shared/deck/decided-profile.ts');
  receive({ type: 'swiped', partner: 9 });
  expect([decidedProfile.read(), await page.requestsUnderWay()]).toEqual([9, 0]);
  receive({ type: 'match', partner: 10 });
  expect(decidedProfile.read()).toBe(10);
});

test('presence of somebody who is not in the list costs no request', async () => {
  const { page, receive, matches } = await startReceiving();
  receive({ type: 'presence', partner: 9, presence: 'online' });
  receive({ type: 'presence', partner: 7, presence: 'online' });
  expect([await page.requestsUnderWay(), matches()[0]?.presence]).toEqual([0, 'online']);
});

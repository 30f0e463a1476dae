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

test('an Undo on another device brings the person back here, and one of this page is known already', async () => {
  const { page, receive } = await startReceiving();
  const { rewoundProfile } = await import('../../shared/deck/decided-profile.ts');
  const { takeBack } = await import('../../features/discovery/deck/swipes/take-back.ts');
  page.client.setQueryData(['likes'], []);
  const isOutdated = () => page.client.getQueryState(['likes'])?.isInvalidated;
  for (const [status, known] of [[200, [undefined, false]] as const, [404, [9, true]] as const]) {
    const taken = takeBack({ profile: { id: 9, name: 'Asha' }, liked: false });
    const { reply } = await page.api.take('POST /api/profiles/rewind/');
    if (status === 200) receive({ type: 'rewound', partner: 9 });
    reply({ status, body: { profile: { id: 9 } } });
    await taken;
    if (status === 404) receive({ type: 'rewound', partner: 9 });
    expect([rewoundProfile.read(), isOutdated()]).toEqual(known);
  }
});

test('an Undo of this page hides one event, and none once the person was decided on again', async () => {
  const { page, receive } = await startReceiving();
  const { rewoundProfile } = await import('../../shared/deck/decided-profile.ts');
  const { takeBack } = await import('../../features/discovery/deck/swipes/take-back.ts');
  for (const before of ['rewound', 'swiped'] as const) {
    rewoundProfile.write(undefined);
    const taken = takeBack({ profile: { id: 9, name: 'Asha' }, liked: false });
    (await page.api.take('POST /api/profiles/rewind/')).reply({ body: { profile: { id: 9 } } });
    await taken;
    // The event of this Undo, or in its place the next decision on another device.
    receive({ type: before, partner: 9 });
    expect(rewoundProfile.read()).toBeUndefined();
    receive({ type: 'rewound', partner: 9 });
    expect(rewoundProfile.read()).toBe(9);
  }
});

test('presence of somebody who is not in the list costs no request', async () => {
  const { page, receive, matches } = await startReceiving();
  receive({ type: 'presence', partner: 9, presence: 'online' });
  receive({ type: 'presence', partner: 7, presence: 'online' });
  expect([await page.requestsUnderWay(), matches()[0]?.presence]).toEqual([0, 'online']);
});

import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { callAvailabilityQuery } from '../../../../queries/call-availability.ts';
import type { EventOfCalls } from './receive-calls.ts';

const call = { type: 'call', call_id: 'c', partner: 7, device: 'other', reason: null };

test.each([
  [{ type: 'talk', partner: 7 }, true],
  [{ ...call, state: 'ended' }, true],
  [{ ...call, state: 'answered' }, false],
])('after the event %o the calls with that partner alone are fetched again: %s', async (event, isAgain) => {
  const { client } = await openPage();
  const { receiveCalls } = await import('./receive-calls.ts');
  for (const partner of [7, 8]) client.setQueryData<object>(callAvailabilityQuery(partner).queryKey, { calls: [] });
  receiveCalls(client, event as EventOfCalls);
  const isFetched = (partner: number) => client.getQueryState(callAvailabilityQuery(partner).queryKey)?.isInvalidated;
  expect([7, 8].map(isFetched)).toEqual([isAgain, false]);
});

test('a call that rings is looked at, and a consent is no call', async () => {
  const { api, client, requestsUnderWay } = await openPage();
  const { receiveCalls } = await import('./receive-calls.ts');
  receiveCalls(client, { type: 'talk', partner: 7 } as EventOfCalls);
  expect(await requestsUnderWay()).toBe(0);
  receiveCalls(client, { ...call, device: null, state: 'ringing' } as EventOfCalls);
  (await api.take('GET /api/calls/live/')).reply({ body: { call: null } });
});

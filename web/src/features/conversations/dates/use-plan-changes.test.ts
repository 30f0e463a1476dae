import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const finePath = '/api/date-plans/4/fine/';
const plan = { id: 4, meets_at: '2026-11-28T11:00:00.000Z', fine_at: '2026-11-28T13:48:00.000Z' } as DatePlan;

async function openChanges() {
  const page = await openPage();
  const { usePlanChanges } = await import('./use-plan-changes.ts');
  const fine = await import('./say-fine.ts');
  const { startSending } = await import('../../../sending/start-sending.ts');
  onTestFinished(startSending(page.client));
  return { ...page, ...fine, changes: page.run(() => usePlanChanges(plan), undefined) };
}

test('"I am fine" whose response was lost is not sent again while it is taken back, nor later', async () => {
  const { api, changes, sayFine, unsentFine, storage, toast, dispatch, requestsUnderWay } = await openChanges();
  sayFine(4);
  (await api.take(`POST ${finePath}`)).reply({ hangUp: true });
  await until(() => expect(unsentFine.find('4')?.phase).toBe('lost'));
  const takingBack = changes.now().takeBackFine();
  const asked = await api.take(`DELETE ${finePath}`);
  dispatch('online');
  expect([await requestsUnderWay(), storage.getItem('mwanzo.fine')]).toEqual([1, null]);
  asked.reply({ body: { ...plan, fine_at: null } });
  await takingBack;
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect([toast(), toastStore.read()?.description]).toEqual([
    '“I am fine” is taken back',
    'Your friend’s page says so. If they may have read it, tell them yourself, too.',
  ]);
  dispatch('online');
  expect(await requestsUnderWay()).toBe(0);
});

test('while one change of a plan is on its way there is no second one, and then there is', async () => {
  const { api, changes, requestsUnderWay } = await openChanges();
  const later = '2026-11-28T15:00:00.000Z';
  const cancelling = changes.now().cancel();
  await until(() => expect(changes.now().busy).toBe(true));
  await changes.now().moveTo(later);
  expect(await requestsUnderWay()).toBe(1);
  (await api.take('DELETE /api/date-plans/4/')).reply({ hangUp: true });
  await cancelling;
  await until(() => expect(changes.now().busy).toBe(false));
  void changes.now().moveTo(later);
  expect(JSON.parse((await api.take('POST /api/date-plans/4/check-in/')).body)).toEqual({ check_in_at: later });
});

test.each([
  [true, 'Your choice could not be saved. Please try again.'],
  [false, 'You are offline. Choose again once you are connected.'],
])('a change that does not get through says why, with a network: %s', async (online, said) => {
  const { api, changes, setOnline } = await openChanges();
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const cancelling = changes.now().cancel();
  setOnline(online);
  (await api.take('DELETE /api/date-plans/4/')).reply({ hangUp: true });
  await cancelling;
  expect(toastStore.read()?.description).toBe(said);
});

test('a changed plan stands once, by its time, on screen and where it is kept; late news change it not', async () => {
  const { api, client, requestsUnderWay } = await openChanges();
  const { datePlansQuery, dropPlan, showPlan } = await import('./date-plans.ts');
  const { readKeptPlans } = await import('./kept-plans.ts');
  const { queryKey } = datePlansQuery;
  const planOf = (id: number, meets: number, checkIn: number) => {
    const at = (hour: number) => `2099-11-28T${hour}:00:00.000Z`;
    return { id, meets_at: at(meets), check_in_at: at(checkIn), closes_at: at(23) } as DatePlan;
  };
  const [first, second, later] = [planOf(4, 11, 12), planOf(5, 13, 16), planOf(4, 14, 15)];
  client.setQueryData(queryKey, [first, second]);
  client.fetchQuery(datePlansQuery).catch(() => undefined);
  const older = await api.take('GET /api/date-plans/');
  showPlan(client, later);
  older.reply({ body: [first, second] });
  expect(await requestsUnderWay()).toBe(0);
  expect([client.getQueryData(queryKey), readKeptPlans()?.plans]).toEqual([
    [second, later],
    [second, later],
  ]);
  dropPlan(client, 5);
  expect([client.getQueryData(queryKey), readKeptPlans()?.plans]).toEqual([[later], [later]]);
});

test('the first change after a reload keeps the other plans that the phone has kept', async () => {
  const { client } = await openChanges();
  const { datePlansQuery, dropPlan } = await import('./date-plans.ts');
  const { keepPlans, readKeptPlans } = await import('./kept-plans.ts');
  const [gone, other] = [4, 5].map((id) => ({ id, closes_at: '2099-11-28T23:00:00.000Z' }) as DatePlan);
  if (!gone || !other) throw new Error('no plans');
  keepPlans([gone, other]);
  dropPlan(client, 4);
  expect([client.getQueryData(datePlansQuery.queryKey), readKeptPlans()?.plans]).toEqual([[other], [other]]);
});

import type { Kept } from '@mwanzo/contract/people/keeps';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const [asha, juma] = [
  { id: 7, name: 'Asha' },
  { id: 8, name: 'Juma' },
] as unknown as [VisibleProfile, VisibleProfile];
const keepPath = 'POST /api/keeps/';
const listPath = 'GET /api/keeps/';

/** A page whose list holds these people. */
async function openList(...kept: VisibleProfile[]) {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  const module = await import('./keep-people.ts');
  const { keptQuery } = await import('../../../queries/kept.ts');
  const rows = kept.map((profile) => ({ ...profile, kept_at: '2026-11-21T09:00:00Z' }));
  page.client.setQueryData<Kept[]>(keptQuery.queryKey, rows);
  return {
    ...page,
    ...module,
    rows,
    query: keptQuery,
    ids: () => page.client.getQueryData<Kept[]>(keptQuery.queryKey)?.map(({ id }) => id),
  };
}

test('somebody comes first in the list once the server has stored it, and once if it is repeated', async () => {
  const { api, client, ids, keepPerson } = await openList(asha);
  for (let time = 1; time <= 2; time += 1) {
    const kept = keepPerson(client, juma);
    const { body, reply } = await api.take(keepPath);
    expect(JSON.parse(body)).toEqual({ user_id: 8 });
    expect(ids()).toEqual(time === 1 ? [7] : [8, 7]);
    reply({ status: 204 });
    expect(await kept).toBe(true);
    expect(ids()).toEqual([8, 7]);
  }
});

test('the time at which somebody was kept is that of the server, not of a wrong clock', async () => {
  const { api, client, query, keepPerson } = await openList();
  const kept = keepPerson(client, juma);
  const { reply } = await api.take(keepPath);
  reply({ status: 204, headers: { date: '2026-11-21T09:00:00Z' } });
  await kept;
  const keptAt = client.getQueryData<Kept[]>(query.queryKey)?.[0]?.kept_at ?? '';
  expect(keptAt.slice(0, 13)).toBe('2026-11-21T09');
});

test.each([
  ['kept_list_full', 409, { title: 'Your list is full', description: 'Take somebody off it to keep another one.' }],
  ['not_found', 404, { title: 'Action failed', description: 'Could not process your choice. Try again.', kind: 'bad' }],
  [
    'unavailable',
    503,
    { title: 'Action failed', description: 'Could not process your choice. Try again.', kind: 'bad' },
  ],
] as const)('a refusal with %s keeps nobody and says why', async (code, status, told) => {
  const { api, client, ids, query, keepPerson, toastError } = await openList(asha);
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const kept = keepPerson(client, juma);
  (await api.take(keepPath)).reply({ status, body: { code, detail: '' } });
  expect(await kept).toBe(false);
  expect(ids()).toEqual([7]);
  expect(toastStore.read()).toMatchObject(told);
  expect(toastError()).toEqual(code === 'kept_list_full' ? undefined : expect.objectContaining({ code }));
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});

test('whoever was approved meanwhile is shown with the badge, not with an error', async () => {
  const { api, client, keepPerson, session, toast } = await openList();
  const kept = keepPerson(client, juma);
  (await api.take(keepPath)).reply({ status: 409, body: { code: 'already_verified', detail: '' } });
  expect(await kept).toBe(false);
  (await api.take('GET /api/verify/')).reply({ body: { status: 'approved' } });
  (await api.take('GET /api/profiles/me')).reply({ body: { id: 1, isVerified: true } });
  await until(() => expect(session.readSession().profile?.isVerified).toBe(true));
  expect(toast()).toBeUndefined();
});

test('somebody leaves the list at once, and comes back with a notice if that fails', async () => {
  const { api, client, ids, dropPerson, toast, query, rows, run } = await openList(asha, juma);
  const { useQuery } = await import('@tanstack/react-query');
  run(() => useQuery({ ...query, staleTime: 60_000 }), undefined);
  const dropped = dropPerson(client, juma);
  const { reply } = await api.take('DELETE /api/keeps/8/');
  expect(ids()).toEqual([7]);
  reply({ status: 400, body: { code: 'invalid_input', detail: '' } });
  expect(await dropped).toBe(false);
  expect(toast()).toBe('Action failed');
  (await api.take(listPath)).reply({ body: rows });
  await until(() => expect(ids()).toEqual([7, 8]));
});

test('a list that was on its way does not bring back whoever was taken off', async () => {
  const { api, client, ids, dropPerson, query, rows, settled } = await openList(asha, juma);
  const fetched = client.fetchQuery({ ...query, staleTime: 0 }).catch(() => 'cancelled');
  const list = await api.take(listPath);
  const dropped = dropPerson(client, asha);
  (await api.take('DELETE /api/keeps/7/')).reply({ status: 204 });
  expect(await dropped).toBe(true);
  list.reply({ body: rows });
  await fetched;
  await settled();
  expect(ids()).toEqual([8]);
});

test.each(['keepPerson', 'dropPerson'] as const)('after a logout nobody is told that %s has failed', async (act) => {
  const page = await openList(asha);
  const done = page[act](page.client, asha);
  const { reply } = await page.api.take(act === 'keepPerson' ? keepPath : 'DELETE /api/keeps/7/');
  page.session.logout();
  reply({ status: 400, body: { code: 'invalid_input', detail: '' } });
  expect([await done, page.toast(), await page.readsUnderWay()]).toEqual([false, undefined, 0]);
});

test('a badge that cannot be read yet is no failure of the press', async () => {
  const failures = vi.spyOn(console, 'error').mockReturnValue();
  const { api, client, keepPerson, toast } = await openList();
  const kept = keepPerson(client, juma);
  (await api.take(keepPath)).reply({ status: 409, body: { code: 'already_verified', detail: '' } });
  expect(await kept).toBe(false);
  (await api.take('GET /api/verify/')).reply({ status: 400 });
  await until(() => expect(failures.mock.calls).toEqual([['Could not load the verification', expect.any(Error)]]));
  expect(toast()).toBeUndefined();
});

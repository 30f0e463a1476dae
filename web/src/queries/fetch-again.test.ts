import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

const path = 'GET /api/profiles/matches/';

/** Opens a page with a query that nothing shows. */
async function openQuery() {
  const page = await openPage();
  const { fetchAgain } = await import('./fetch-again.ts');
  const { matchesQuery } = await import('./matches.ts');
  const { client, api } = page;
  return { ...page, again: () => fetchAgain(client, matchesQuery), matchesQuery, take: () => api.take(path) };
}

test('a query that nothing shows is fetched', async () => {
  const { client, again, take } = await openQuery();
  const fetched = again();
  (await take()).reply({ body: [{ id: 7 }] });
  await fetched;
  expect(client.getQueryData(['matches'])).toEqual([{ id: 7 }]);
});

test('a first response that is on its way is awaited, and several wishes cost one more request', async () => {
  const { client, again, take, matchesQuery, requestsUnderWay } = await openQuery();
  void client.fetchQuery(matchesQuery);
  const first = await take();
  const fetched = [again(), again(), again()];
  expect(await requestsUnderWay()).toBe(1);
  first.reply({ body: [] });
  (await take()).reply({ body: [{ id: 7 }] });
  await Promise.all(fetched);
  expect(client.getQueryData(['matches'])).toEqual([{ id: 7 }]);
  expect(await requestsUnderWay()).toBe(0);
});

test('after a failure the next wish is fulfilled', async () => {
  const { client, again, take } = await openQuery();
  const failed = again();
  (await take()).reply({ status: 403 });
  await failed;
  void again();
  (await take()).reply({ body: [{ id: 7 }] });
  await until(() => expect(client.getQueryData(['matches'])).toEqual([{ id: 7 }]));
});

test('a later response replaces one that was on its way when something changed', async () => {
  const { client, again, take, matchesQuery } = await openQuery();
  client.setQueryData(['matches'], []);
  void client.fetchQuery(matchesQuery).catch(() => undefined);
  const outdated = await take();
  void again();
  (await take()).reply({ body: [{ id: 7 }] });
  outdated.reply({ body: [{ id: 6 }] });
  await until(() => expect(client.getQueryData(['matches'])).toEqual([{ id: 7 }]));
});

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

test('each query has its own wishes, and what is there already is fetched once more', async () => {
  const { client, api, again, take, requestsUnderWay } = await openQuery();
  const { fetchAgain } = await import('./fetch-again.ts');
  const { likesQuery } = await import('./likes.ts');
  client.setQueryData(['matches'], [{ id: 6 }]);
  const fetched = [again(), fetchAgain(client, likesQuery)];
  (await take()).reply({ body: [{ id: 7 }] });
  (await api.take('GET /api/profiles/likes-me/')).reply({ body: { count: 3 } });
  await Promise.all(fetched);
  expect([await requestsUnderWay(), client.getQueryData(['matches']), client.getQueryData(['likes'])]).toEqual([
    0,
    [{ id: 7 }],
    { count: 3 },
  ]);
});

test('the first response is awaited only while it is on its way, whether it comes or fails', async () => {
  const { client, take, matchesQuery } = await openQuery();
  const { firstResponse } = await import('./fetch-again.ts');
  expect(firstResponse(client, ['matches'])).toBeUndefined();
  void client.fetchQuery(matchesQuery).catch(() => undefined);
  const failing = firstResponse(client, ['matches']);
  (await take()).reply({ status: 403 });
  expect(await failing).toBeUndefined();
  expect(firstResponse(client, ['matches'])).toBeUndefined();
  void client.fetchQuery(matchesQuery);
  const coming = firstResponse(client, ['matches']);
  (await take()).reply({ body: [{ id: 7 }] });
  await coming;
  expect(client.getQueryData(['matches'])).toEqual([{ id: 7 }]);
  void client.fetchQuery(matchesQuery);
  // It is not the first one.
  expect(firstResponse(client, ['matches'])).toBeUndefined();
  (await take()).reply({ body: [] });
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

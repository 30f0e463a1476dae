import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const path = 'GET /api/profiles/matches/';

test('what a change removes is not brought back by a response that was on its way', async () => {
  const { client, api, requestsUnderWay } = await openPage();
  const { changeList } = await import('./change-list.ts');
  const { matchesQuery } = await import('./matches.ts');
  const lists = { matches: [{ id: 7 }, { id: 8 }, { id: 9 }], likes: [{ id: 8 }] };
  for (const [key, list] of Object.entries(lists)) client.setQueryData([key], list);
  const reading = client.fetchQuery(matchesQuery).catch(() => undefined);
  const outdated = await api.take(path);
  await changeList<{ id: number }>(client, ['matches'], (list) => list.filter(({ id }) => id !== 8));
  expect(client.getQueryData(['matches'])).toEqual([{ id: 7 }, { id: 9 }]);
  outdated.reply({ body: lists.matches });
  await reading;
  expect(await requestsUnderWay()).toBe(0);
  expect(['matches', 'likes'].map((key) => client.getQueryData([key]))).toEqual([[{ id: 7 }, { id: 9 }], lists.likes]);
});

test('a list that nobody has fetched stays unknown', async () => {
  const { client } = await openPage();
  const { changeList } = await import('./change-list.ts');
  await changeList<number>(client, ['matches'], (list) => [...list, 7]);
  expect(client.getQueryData(['matches'])).toBeUndefined();
});

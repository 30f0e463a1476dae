import { expect, test } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

const matchesPath = 'GET /api/profiles/matches/';

test('a list that was under way when a message came is fetched again', async () => {
  const { page, receive, matches } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take(matchesPath);
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [{ ...matchWith(7), unread_count: 5 }] });
  await until(() => expect(matches()[0]?.unread_count).toBe(5));
});

test('so is a first list that was under way', async () => {
  const { page, receive, matches } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.client.removeQueries({ queryKey: matchesQuery.queryKey });
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take(matchesPath);
  for (const id of [3, 4]) receive({ type: 'message', partner: 7, message: exampleMessage(id, 7) });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [{ ...matchWith(7), unread_count: 5 }] });
  await until(() => expect(matches()[0]?.unread_count).toBe(5));
  expect(await page.readsUnderWay()).toBe(0);
});

test('a message of somebody who is not in the list fetches the list, and so does a match', async () => {
  const { page, receive } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery({ ...matchesQuery, staleTime: 60_000 }), undefined);
  receive({ type: 'message', partner: 9, message: exampleMessage(3, 9) });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(9)] });
  await page.settled();
  receive({ type: 'match', partner: 10 });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(10)] });
});

test('a list that was under way when a match came is fetched again', async () => {
  const { page, receive, matches } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery(matchesQuery), undefined);
  const old = await page.api.take(matchesPath);
  receive({ type: 'match', partner: 10 });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(7), matchWith(10)] });
  await until(() => expect(matches()).toHaveLength(2));
});

test('so is one under way where nothing shows it: the badge and the match announcement read it', async () => {
  const { page, receive, matches } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { useQuery } = await import('@tanstack/react-query');
  page.run(() => useQuery({ ...matchesQuery, enabled: false }), undefined);
  receive({ type: 'sync', refetch: true });
  const old = await page.api.take(matchesPath);
  receive({ type: 'match', partner: 10 });
  old.reply({ body: [] });
  (await page.api.take(matchesPath)).reply({ body: [matchWith(7), matchWith(10)] });
  await until(() => expect(matches()).toHaveLength(2));
});

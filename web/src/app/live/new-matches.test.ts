import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, test } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { until } from '../../testing/until.ts';
import { findNewMatches } from './new-matches.ts';
import { startReceiving } from './start-receiving.fixture.ts';

const unopened = (id: number) => ({ ...matchWith(id), is_opened: false, is_told: false, last_message: null });
const found = (matches: readonly Match[], liking = new Set<number>()) =>
  findNewMatches(matches, liking).map(({ id }) => id);

test('a match is new until it was opened, written in, or told on any device', () => {
  const { last_message } = matchWith(9);
  const matches = [unopened(7), { ...unopened(8), is_opened: true }, { ...unopened(9), last_message }, unopened(10)];
  expect(last_message).not.toBeNull();
  expect(found(matches)).toEqual([7, 10]);
  expect(found([{ ...unopened(7), is_told: true }, unopened(10)])).toEqual([10]);
});

test('a match that the member’s own like makes is shown by the like', () => {
  expect(found([unopened(7), unopened(8)], new Set([8]))).toEqual([7]);
});

test('when a notification was read elsewhere, a match that waits here is dropped if it was told there', async () => {
  const { page, receive, matches } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const { newMatches, noteMatches } = await import('./new-matches.ts');
  receive({ type: 'notifications_read' });
  expect(page.client.isFetching(matchesQuery)).toBe(0);
  noteMatches([unopened(7)]);
  receive({ type: 'notifications_read' });
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: [{ ...unopened(7), is_told: true }] });
  await until(() => expect(matches()[0]?.is_told).toBe(true));
  noteMatches(matches());
  expect(newMatches.read()).toEqual([]);
});

test('a list of matches that is on its way while another device tells of one is fetched again', async () => {
  const { page, receive, matches } = await startReceiving();
  const { matchesQuery } = await import('../../queries/matches.ts');
  const path = 'GET /api/profiles/matches/';
  void page.client.fetchQuery({ ...matchesQuery, staleTime: 0 });
  const early = await page.api.take(path);
  receive({ type: 'notifications_read' });
  early.reply({ body: [unopened(7)] });
  (await page.api.take(path)).reply({ body: [{ ...unopened(7), is_told: true }] });
  await until(() => expect(matches()[0]?.is_told).toBe(true));
});

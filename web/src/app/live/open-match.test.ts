import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, test } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';

const path = 'POST /api/profiles/matches/7/opened/';

/** Opens the chat with member 7 while the cache holds this list of matches. */
async function openChat(matches?: Match[]) {
  const page = await openPage();
  const { useOpenMatch } = await import('./open-match.ts');
  const { matchesQuery } = await import('../../queries/matches.ts');
  if (matches) page.client.setQueryData(matchesQuery.queryKey, matches);
  const opened = () =>
    page.client.getQueryData<Match[]>(matchesQuery.queryKey)?.flatMap((match) => (match.is_opened ? match.id : []));
  return { page, matchesQuery, opened, open: () => page.run(useOpenMatch, 7) };
}

test('the server is told once of a match that was not opened yet, and its ring goes at once', async () => {
  const { page, opened, open } = await openChat([
    matchWith(8, { is_opened: false }),
    matchWith(7, { is_opened: false }),
  ]);
  open();
  const { reply } = await page.api.take(path);
  expect(opened()).toEqual([7]);
  reply({ status: 503 });
  expect([await page.requestsUnderWay(), opened()]).toEqual([0, [7]]);
});

test.each([
  ['that was opened before', [matchWith(7)]],
  ['of somebody else', [matchWith(8, { is_opened: false })]],
  ['that is not there', []],
])('a list with a match %s costs no request', async (_, matches) => {
  const { page, open } = await openChat(matches);
  open();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('without a list the server is told anyway', async () => {
  const { page, open } = await openChat();
  open();
  await page.api.take(path);
});

test('a list that is on its way is awaited', async () => {
  const { page, matchesQuery, open } = await openChat();
  void page.client.fetchQuery(matchesQuery);
  const list = await page.api.take('GET /api/profiles/matches/');
  open();
  expect(await page.requestsUnderWay()).toBe(1);
  list.reply({ body: [matchWith(7, { is_opened: false })] });
  await page.api.take(path);
});

import { expect, test, vi } from 'vitest';
import { openCalls } from '../../features/conversations/calls/call/open-calls.fixture.ts';
import { matchWith } from '../../testing/example-match.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

vi.mock('../../features/conversations/calls/call/ringer.ts', () => ({ ring: () => () => undefined }));

/** Opens a page on which a call of member 7, Otieno, rings. */
async function openRinging(path = '/discover') {
  const { page, news, ring } = await openCalls();
  const { matchesQuery } = await import('../../queries/matches.ts');
  page.client.setQueryData(matchesQuery.queryKey, [matchWith(7)]);
  const { MemberCalls } = await import('./member-calls.tsx');
  const screen = await showScreen(page, <MemberCalls />, path);
  await ring();
  await until(() => expect(screen.text()).toContain('wants to talk now'));
  return { page, screen, news };
}

test('who declines a call in writing sends that message, to the one who called', async () => {
  const { screen } = await openRinging();
  await screen.press('Later today');
  const { readOutbox } = await import('../../features/conversations/messages/outbox/outbox.ts');
  expect(readOutbox()).toMatchObject([{ receiver: 7, text: 'Later today?', replyTo: null }]);
  expect(screen.paths()).toEqual(['/discover']);
});

test.each([
  ['/discover', ['/discover', '/chat/7']],
  ['/chat/7', ['/chat/7']],
])('who missed a call on %s gets to the chat by a press, which leads there once', async (path, paths) => {
  const { screen, news } = await openRinging(path);
  news('ended', null, 'cancelled');
  await until(() => expect(screen.text()).toContain('Otieno wanted to talk.'));
  await screen.press('Write');
  expect(screen.paths()).toEqual(paths);
});

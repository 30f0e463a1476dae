import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { markupInWords } from '../testing/markup-in-words.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const pushes = 'Hear from them at once';
const installing = 'Keep Mwanzo on your phone';
type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/**
 * Opens a page whose browser would install the app and reports this state of pushes. Without `state` it has not
 * reported any yet.
 */
async function openFoot(state?: PushState) {
  const page = await openPage();
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { pushStateQuery } = await import('../shared/push/push-device.ts');
  const { installPrompt } = await import('../device/install-prompt.ts');
  const { MatchesFoot } = await import('./matches-foot.tsx');
  installPrompt.write(
    Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'accepted' as const }) }),
  );
  const say = (next: PushState) => page.client.setQueryData(pushStateQuery.queryKey, next);
  if (state) say(state);
  const foot = (hasMatches: boolean) => (
    <QueryClientProvider client={page.client}>
      <MatchesFoot hasMatches={hasMatches} />
    </QueryClientProvider>
  );
  return {
    page,
    say,
    words: () => markupInWords(renderScreen(foot(true))),
    /** Returns the headings of the offers at the start of a visit to the matches. */
    headings: ({ hasMatches = true } = {}) =>
      [...renderScreen(foot(hasMatches)).matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading),
  };
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

test('of pushes and installing only pushes are offered, and installing at a visit after their answer', async () => {
  const { page, headings, words } = await openFoot('off');
  expect(headings()).toEqual([pushes]);
  await expect(words()).resolves.toMatchFileSnapshot('./in-words/push-offer.txt');
  page.storage.setItem('mwanzo.pushOffer', 'answered');
  expect(headings()).toEqual([installing]);
  await expect(words()).resolves.toMatchFileSnapshot('./in-words/install-offer.txt');
  page.storage.setItem('mwanzo.install', 'answered');
  expect(headings()).toEqual([]);
});

test.each(['unsupported', 'blocked', 'on'] as const)('installing is offered where pushes are %s', async (state) => {
  const { headings } = await openFoot(state);
  expect(headings()).toEqual([installing]);
});

test('before a match installing is offered on another day, and pushes are not', async () => {
  const { page, headings } = await openFoot('off');
  expect(headings({ hasMatches: false })).toEqual([]);
  page.storage.setItem('mwanzo.install', '2026-01-01');
  expect(headings({ hasMatches: false })).toEqual([installing]);
});

test('nothing is offered until the browser has said whether it gets pushes', async () => {
  const { say, headings } = await openFoot();
  expect(headings()).toEqual([]);
  say('blocked');
  expect(headings()).toEqual([installing]);
});

test.each([
  ['pushes', 'off', 'on'],
  ['installing', 'blocked', 'off'],
] as const)('what is offered first stays the only offer of a visit: %s', async (first, before, after) => {
  const { page, say } = await openFoot(before);
  const { useOneOffer } = await import('./use-one-offer.ts');
  const offer = page.run(useOneOffer, true);
  expect(offer.now()).toBe(first);
  await page.settled();
  say(after);
  await page.settled();
  expect(offer.now()).toBe(first);
});

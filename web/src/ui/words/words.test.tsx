import type { ReactNode } from 'react';
import { expect, it, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';
import { countText } from './count-badge.tsx';

it('a badge is empty for zero, then shows the number up to nine, then "9+"', () => {
  expect([-1, 0, 1, 9, 10, 250].map(countText)).toEqual(['', '', '1', '9', '9+', '9+']);
});

/** Opens a page on which each text is shown in the place of the one before. */
async function openWords() {
  const page = await openPage();
  const screen = await showScreen(page, null);
  const say = (shown: ReactNode) => {
    screen.show(shown);
    return document.body.textContent;
  };
  return { page, say };
}

test('a choice that is saved at once says that it is on its way and that it is saved, and nothing else', async () => {
  const { say } = await openWords();
  const { SavedNote } = await import('./saved-note.tsx');
  const statuses = ['idle', 'saving', 'saved', 'failed'] as const;
  expect(statuses.map((status) => say(<SavedNote status={status} />))).toEqual(['', 'Saving...', 'Saved', '']);
});

test('a count of people says what is known, and its hint whether anybody fits', async () => {
  const { say } = await openWords();
  const { FitCount } = await import('./fit-count.tsx');
  const hint = (anybody: boolean) => (anybody ? '!' : '?');
  const counts = [undefined, null, { about: 0 }, { about: null }, { about: 40 }, { about: 1000 }];
  expect(counts.map((count) => say(<FitCount count={count} hint={hint} />))).toEqual([
    '',
    '',
    'Nobody fits yet.?',
    'A few people fit!',
    'About 40 people fit!',
    'More than 1,000 people fit!',
  ]);
});

test('the age of what is shown is told only without a network, and only if it is known', async () => {
  const { page, say } = await openWords();
  const { OfflineAge } = await import('./offline-age.tsx');
  const age = (at: number | undefined) => <OfflineAge at={at}>Now</OfflineAge>;
  page.setOnline(false);
  page.dispatch('offline');
  say(age(Date.now()));
  await until(() => expect(document.body.textContent).toMatch(/^From .*, offline$/));
  expect(say(age(undefined))).toBe('Now');
  say(age(Date.now()));
  page.setOnline(true);
  page.dispatch('online');
  await until(() => expect(document.body.textContent).toBe('Now'));
});

test('a title that may be cut is read as a whole, with its end', async () => {
  const { say } = await openWords();
  const { CutTitle } = await import('./cut-title.tsx');
  const title = () => {
    const heading = document.querySelector('h2');
    return [heading?.getAttribute('aria-label'), heading?.textContent];
  };
  say(<CutTitle text="Asha" end="28" />);
  expect(title()).toEqual(['Asha, 28', 'Asha, 28']);
  say(<CutTitle text="Asha" />);
  expect(title()).toEqual(['Asha', 'Asha']);
});

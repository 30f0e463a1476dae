import type { DeckProfile } from '@mwanzo/contract/discovery/deck';
import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/example-profile.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

const own = { id: 1, interests: ['Hiking', 'Coffee'], location: 'Kisumu', intent: 'friends', shows_intent: true };

async function openReasons(changed: Partial<DeckProfile>) {
  const page = await openPage({ profile: own });
  const { WhyThem } = await import('./why-them.tsx');
  return showScreen(
    page,
    <WhyThem profile={{ ...profileOf(7, { name: 'Otieno', location: 'Kisumu' }), ...changed }} />,
  );
}

test('the opened profile names three reasons at most, each with its fact, and links to the page', async () => {
  const screen = await openReasons({
    interests: ['Hiking', 'Coffee'],
    intent: 'friends',
    is_new: true,
    was_here_this_week: true,
  });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/reasons.txt');
  expect(screen.all('li', '')).toHaveLength(3);
  expect(screen.all('a[href="/how-we-choose"]', '')).toHaveLength(1);
});

test('who is new, and who was here this week, is said to be that', async () => {
  const screen = await openReasons({ interests: [], location: 'Lamu', is_new: true, was_here_this_week: true });
  expect(screen.text()).toMatch(/\|New here\|Since this [^|]*\|Active this week\|So a reply may come soon\|/);
});

test('without a reason there is no heading either', async () => {
  const screen = await openReasons({ interests: [], intent: null, location: 'Lamu' });
  expect(screen.text()).toBe('');
});

test('one’s own profile has no reasons', async () => {
  const screen = await openReasons({ id: 1, interests: ['Hiking'], is_new: true });
  expect(screen.text()).toBe('');
});

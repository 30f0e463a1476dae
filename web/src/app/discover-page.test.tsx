import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DiscoverHandle } from '../features/discovery/deck/use-discover-handle.ts';
import type { DiscoverScreen } from '../features/discovery/deck/discover-screen.tsx';
import { profileOf } from '../testing/example-profile.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

/** Shows what /discover has besides the deck. */
async function openExtras(profile: object) {
  const page = await openPage({ profile });
  const { DiscoverExtras } = await import('./discover-extras.tsx');
  const onChanged = vi.fn();
  const extras = (decided: number) => <DiscoverExtras decided={decided} onChanged={onChanged} />;
  const screen = await showScreen(page, extras(0));
  return { page, screen, onChanged, decide: (decided: number) => screen.show(extras(decided)) };
}

test('the deck suggests completing the profile after ten decisions, and not before', async () => {
  const own = { id: 1, is_saved: false, bio: '', photos: [], prompts: [], interests: [], user: { id: 1 } };
  const { screen, decide } = await openExtras(own);
  decide(9);
  expect(screen.text()).toBe('');
  decide(10);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/completeness.txt');
});

const preferences = { looking_for: ['men'], min_age: 25, max_age: 35, near: 'anywhere', intent: [] };
const isChosen = (is_chosen: boolean) => ({ body: { ...preferences, verified_only: false, is_chosen } });
const preferencesPath = 'GET /api/profiles/me/preferences/';

test.each([
  ['an answer that changes nothing', false],
  ['an answer that changes something', true],
])('the first question loads the deck again only after %s', async (_, isChanged) => {
  const { page, screen, onChanged } = await openExtras({ id: 1, is_saved: true, age: 30, user: { id: 1 } });
  (await page.api.take(preferencesPath)).reply(isChosen(false));
  await screen.button('Looks right');
  if (isChanged) await screen.pressElement(await screen.field('Women'));
  await screen.press('Looks right');
  (await page.api.take('PUT /api/profiles/me/preferences/')).reply(isChosen(true));
  await until(() => expect(screen.text()).not.toContain('Looks right'));
  expect(onChanged).toHaveBeenCalledTimes(isChanged ? 1 : 0);
});

test('the first question that is put away loads nothing again', async () => {
  const { page, screen, onChanged } = await openExtras({ id: 1, is_saved: true, age: 30, user: { id: 1 } });
  (await page.api.take(preferencesPath)).reply(isChosen(false));
  await screen.pressElement(await screen.field('Women'));
  await screen.press('Close');
  await page.api.take('PUT /api/profiles/me/preferences/');
  expect([screen.text(), onChanged.mock.calls.length]).toEqual(['', 0]);
});

const akinyi = profileOf(7, { name: 'Akinyi', prompts: [{ prompt_id: 'best-sunday', answer: 'Tea at dawn' }] });

/** Opens Discover, with only what it gives to the deck. */
async function openDiscover(own: object = { isVerified: true }) {
  let given: ComponentProps<typeof DiscoverScreen> | undefined;
  vi.doMock(import('../features/discovery/deck/discover-screen.tsx'), () => ({
    DiscoverScreen(props: ComponentProps<typeof DiscoverScreen>) {
      given = props;
      return <main>Deck</main>;
    },
  }));
  onTestFinished(() => void vi.doUnmock('../features/discovery/deck/discover-screen.tsx'));
  const page = await openPage({ profile: { id: 1, location: '', interests: [], ...own } });
  const { default: DiscoverPage } = await import('./pages/discover-page.tsx');
  await Promise.all([import('./deck-preview.tsx'), import('./paused-deck.tsx')]);
  const screen = await showScreen(page, <DiscoverPage />, '/discover');
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  const decide = vi.fn();
  return {
    page,
    screen,
    decide,
    given: () => given,
    /** Opens the preview of a card. */
    preview: async (shown: VisibleProfile) => {
      if (!given) throw new Error('there is no deck');
      (given.ref as { current: Partial<DiscoverHandle> | null }).current = { decide };
      given.onPreview(shown);
      await until(() => expect(document.querySelector('dialog[open]')?.getAttribute('aria-label')).toBe(shown.name));
    },
    isOpen: async () => {
      await page.requestsUnderWay();
      return document.querySelector('dialog[open]') !== null;
    },
    pressIn: async (button: string) =>
      screen.pressElement(screen.all('dialog[open] button', '').find((each) => nameOf(each) === button)),
  };
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

test.each([
  ['Pass', 'left'],
  ['Like', 'right'],
])('%s in the preview closes it and is made on the deck: %s', async (button, direction) => {
  const { decide, preview, isOpen, pressIn } = await openDiscover();
  await preview(akinyi);
  await pressIn(button);
  expect([await isOpen(), decide.mock.calls]).toEqual([false, [[akinyi, direction]]]);
});

test('a preview that is closed decides nothing', async () => {
  const { screen, decide, preview, isOpen, pressIn } = await openDiscover();
  await preview(akinyi);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/preview.txt');
  await pressIn('Close');
  expect([await isOpen(), decide.mock.calls]).toEqual([false, []]);
});

test('a part of the preview is liked with a sheet, which closes with it and is not there for the next', async () => {
  const { screen, decide, preview, isOpen, pressIn } = await openDiscover();
  const { noteEndedContact } = await import('../shared/matches/ended-contacts.ts');
  const { nextNotes } = await import('../features/discovery/deck/likes/like-note.ts');
  const isLiking = () => screen.text().includes('Send like');
  await preview(akinyi);
  await screen.pressElement(screen.all('dialog[open] button', 'Like this').at(0));
  expect(isLiking()).toBe(true);
  await pressIn('Cancel');
  expect(isLiking()).toBe(false);
  await screen.pressElement(screen.all('dialog[open] button', 'Like this').at(0));
  noteEndedContact(7);
  expect(await isOpen()).toBe(false);
  await preview({ ...akinyi, id: 8, name: 'Wanza' });
  expect(isLiking()).toBe(false);
  await screen.pressElement(screen.all('dialog[open] button', 'Like this').at(0));
  await pressIn('Send like');
  expect(nextNotes.get(8)).toEqual({ prompt_id: 'best-sunday' });
  expect([await isOpen(), decide.mock.calls.map(([{ id }, direction]) => [id, direction])]).toEqual([
    false,
    [[8, 'right']],
  ]);
});

test('while the documents are in review a part of the preview is a plain like, which the deck explains', async () => {
  const { screen, decide, preview, isOpen } = await openDiscover();
  const { likeLock } = await import('../shared/verifications/like-lock.ts');
  likeLock.write(true);
  await preview(akinyi);
  await screen.pressElement(screen.all('dialog[open] button', 'Like this').at(0));
  expect([await isOpen(), decide.mock.calls]).toEqual([false, [[akinyi, 'right']]]);
});

test('the preview of somebody who was blocked in another tab closes, and another one stays', async () => {
  const { preview, isOpen } = await openDiscover();
  const { noteEndedContact } = await import('../shared/matches/ended-contacts.ts');
  await preview(akinyi);
  noteEndedContact(8);
  expect(await isOpen()).toBe(true);
  noteEndedContact(7);
  expect(await isOpen()).toBe(false);
});

test('the preview of somebody who was decided on elsewhere closes, and another one stays', async () => {
  const { preview, isOpen } = await openDiscover();
  const { decidedProfile } = await import('../shared/deck/decided-profile.ts');
  await preview(akinyi);
  decidedProfile.write(8);
  expect(await isOpen()).toBe(true);
  decidedProfile.write(7);
  expect(await isOpen()).toBe(false);
});

test.each([
  ['a pause in another tab', { is_paused: true }, { is_paused: false }],
  ['a block that a later match has undone', {}, {}],
])('the preview that was closed by %s does not come back', async (_, before, after) => {
  const { page, preview, isOpen } = await openDiscover();
  const { forgetEndedContact, noteEndedContact } = await import('../shared/matches/ended-contacts.ts');
  const { setProfile } = page.session;
  const known: object = { id: 1, bio: '', location: '', interests: [], prompts: [] };
  const save = (fields: object) => setProfile({ ...known, ...fields } as Parameters<typeof setProfile>[0]);
  await preview(akinyi);
  save(before);
  if (!('is_paused' in before)) noteEndedContact(7);
  expect(await isOpen()).toBe(false);
  save(after);
  forgetEndedContact(7);
  expect(await isOpen()).toBe(false);
});

test.each([
  ['stays when the badge arrives', false],
  ['is not there for a verified member', true],
])('the notice about the review %s', async (_, isVerified) => {
  const { page, given } = await openDiscover({ isVerified });
  const { setProfile } = page.session;
  const isThere = () => given()?.notice !== false;
  expect(isThere()).toBe(!isVerified);
  setProfile({ id: 1, isVerified: true } as Parameters<typeof setProfile>[0]);
  await page.requestsUnderWay();
  expect(isThere()).toBe(!isVerified);
});

test('a paused member has no deck, until they end the pause', async () => {
  const { page, screen } = await openDiscover({ is_paused: true });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/paused-deck.txt');
  await screen.press('Unpause');
  await screen.press('Unpause');
  const { body, reply } = await page.api.take('PATCH /api/profiles/me');
  expect([JSON.parse(body), await page.requestsUnderWay()]).toEqual([{ is_paused: false }, 1]);
  expect(screen.text()).not.toContain('Deck');
  reply({ body: { id: 1, is_paused: false } });
  await until(() => expect(screen.text()).toContain('Deck'));
  expect(await page.requestsUnderWay()).toBe(0);
});

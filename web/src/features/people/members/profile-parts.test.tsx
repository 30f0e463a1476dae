import type { OwnProfile, VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { profileOf } from '../../../testing/example-profile.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const nothing = () => undefined;
const prompts: VisibleProfile['prompts'] = [
  { prompt_id: 'chai-rules', answer: 'Much sugar.' },
  { prompt_id: 'matatu-song', answer: 'Choir.' },
];
const photos = ['/1.webp', '/2.webp', '/3.webp'];
const person = (id: number, fields: Partial<VisibleProfile> = {}) =>
  profileOf(id, { photos, interests: ['Music', 'Yoga'], ...fields });
const own = person(1, { name: 'Amina Yusuf', interests: ['Music'] }) as unknown as OwnProfile;

test('a profile is fetched once it is opened, says when it did not come, and loads at a press', async () => {
  const page = await openPage();
  const { ProfileViewer } = await import('./profile-viewer.tsx');
  const [onMessage, onReply, onAsk, onClose] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const viewer = (id: number | undefined) => (
    <ProfileViewer profileId={id} onClose={onClose} onMessage={onMessage} onReply={onReply} onAsk={onAsk} />
  );
  const screen = await showScreen(page, viewer(undefined));
  expect(await page.requestsUnderWay()).toBe(0);
  screen.show(viewer(7));
  expect(screen.text()).toContain('Loading...');
  (await page.api.take('GET /api/profiles/7/')).reply({ status: 404 });
  await until(() => expect(screen.text()).toContain('Failed to load profile'));
  await screen.press('Try again');
  (await page.api.take('GET /api/profiles/7/')).reply({ body: person(7, { prompts }) });
  await until(() => expect(screen.text()).toContain('Person 7, 27'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/profile-of-match.txt');
  await screen.press('Message');
  expect(onMessage).toHaveBeenCalledOnce();
  await screen.press('Unmatch');
  expect(onAsk.mock.calls).toEqual([['unmatch', { id: 7, name: 'Person 7' }]]);
  await screen.press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  const replies = screen.all('.prompt-button', '');
  await screen.pressElement(replies[1]);
  expect([replies.length, onReply.mock.calls]).toEqual([2, [[prompts[1]]]]);
  expect(screen.text()).toContain('Unmatch');
  screen.show(<ProfileViewer profileId={7} onClose={nothing} onMessage={onMessage} foot={<b>Another foot</b>} />);
  expect(screen.text()).toContain('Another foot');
  expect(screen.all('button', 'Message')).toEqual([]);
});

/** Opens a profile in a sheet. */
async function openPreview(profile: VisibleProfile, on: object = {}) {
  const page = await openPage({ profile: own });
  const { ProfilePreview } = await import('./profile-preview.tsx');
  const preview = (shown: VisibleProfile | undefined) => <ProfilePreview profile={shown} onClose={nothing} {...on} />;
  const screen = await showScreen(page, preview(profile));
  return { page, screen, show: (shown: VisibleProfile | undefined) => screen.show(preview(shown)) };
}

test('each heart likes its own answer, and each link asks about its own action', async () => {
  const [onLikePart, onAsk] = [vi.fn(), vi.fn()];
  const facts = { gender: 'female', orientation: 'bisexual', birthday: '1999-05-09' } as const;
  const bio = 'Lake person.\nTea.';
  const other = person(7, { prompts, bio, isVerified: true, intent: 'friends', user: { id: 7, ...facts } });
  const { screen } = await openPreview(other, { onLikePart, onAsk, foot: <b>The foot</b> });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/profile-in-deck.txt');
  await screen.pressElement(screen.all('.prompt-button', '')[1]);
  expect(onLikePart.mock.calls).toEqual([[{ prompt: prompts[1] }]]);
  for (const name of ['Report', 'Block']) await screen.press(name);
  const who = { id: 7, name: 'Person 7' };
  expect(onAsk.mock.calls).toEqual([
    ['report', who],
    ['block', who],
  ]);
  expect(screen.text()).not.toContain('Unmatch');
});

test('the heart likes the photo that is shown, also if the member had turned to one that is gone', async () => {
  const onLikePart = vi.fn();
  const photo = (id: number) => ({ id, width: 1, height: 1, thumbhash: '', variants: { 160: '', 480: '', 1080: '' } });
  const profile = (...ids: number[]) => person(7, { photos: [], photo_details: ids.map(photo) });
  const { screen, show } = await openPreview(profile(3, 4), { onLikePart });
  await screen.press('Like this photo');
  await screen.press('Photo 2 of 2');
  await screen.press('Like this photo');
  show(profile(5));
  await screen.press('Like this photo');
  expect(onLikePart.mock.calls.map(([liked]) => (liked as { photo: { id: number } }).photo.id)).toEqual([3, 4, 5]);
});

test('arrow keys turn the photos of the open profile to both ends, and not from a dialog above it', async () => {
  const { screen, show } = await openPreview(person(7));
  const dialog = document.querySelector('dialog');
  const pressed = () => screen.all('[aria-pressed="true"]', '').map((each) => each.getAttribute('aria-label'));
  const isLeft = (name: string) => dialog && screen.dispatch(dialog as HTMLElement, 'keydown', { key: name });
  const key = (name: string, on: Element | null | undefined = dialog, held: object = {}) => {
    if (on) screen.dispatch(on as HTMLElement, 'keydown', { key: name, ...held });
    return Number(/Photo (\d)/.exec(pressed().join(' '))?.[1]);
  };
  expect(['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((name) => key(name))).toEqual([
    1, 2, 3, 3, 2,
  ]);
  const held = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'].map((name) =>
    key('ArrowLeft', dialog, { [name]: true }),
  );
  expect([held, key('Enter')]).toEqual([[2, 2, 2, 2, 2], 2]);
  // A key that turns a photo does not scroll, too.
  expect(['ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowRight'].map(isLeft)).toEqual([false, true, true, false]);
  const above = dialog?.querySelector('article')?.appendChild(document.createElement('dialog'));
  expect(key('ArrowLeft', above)).toBe(2);
  above?.remove();
  show(undefined);
  key('ArrowLeft');
  show(person(7));
  expect(pressed()).toEqual(['Photo 2 of 3']);
});

test('in low-data mode only the photo that is shown is loaded, on a phone in the smallest width', async () => {
  const page = await openPage();
  const { PhotoArches } = await import('./photo-arches.tsx');
  const { setLowData } = await import('../../../device/low-data.ts');
  const widths = (id: number) => ({ 160: `/${id}-160`, 480: `/${id}-480`, 1080: `/${id}-1080` });
  const pictures = [1, 2].map((id) => ({ src: widths(id), thumbhash: null }));
  const screen = await showScreen(page, <PhotoArches profileId={7} pictures={pictures} />);
  const sources = () => screen.all('img', '').map((image) => [image.getAttribute('src'), image.getAttribute('srcset')]);
  expect(sources()).toEqual([
    ['/1-160', null],
    ['/2-160', null],
  ]);
  setLowData(true);
  await page.requestsUnderWay();
  await screen.press('Photo 2 of 2');
  expect(sources()).toEqual([['/2-160', null]]);
  setLowData(false);
  screen.show(<PhotoArches profileId={7} pictures={pictures} width={176} />);
  expect(sources()[0]?.[1]).toContain('/1-480 480w');
});

test('shared interests are marked in the profile of another member, and not in one’s own', async () => {
  const { screen, show } = await openPreview(person(7));
  expect(screen.text()).toContain('The sun marks what you share.');
  const tag = (name: string) => [...document.querySelectorAll('li')].find(({ textContent }) => textContent === name);
  expect(['Music', 'Yoga'].map((name) => tag(name)?.querySelectorAll('svg').length)).toEqual([1, 0]);
  expect(screen.text()).toMatch(/You both/);
  show(person(8, { interests: ['Yoga'] }));
  expect(screen.text()).not.toContain('The sun marks');
  show(person(1, { interests: ['Music'] }));
  expect(screen.text()).toContain('Music');
  expect(screen.text()).not.toMatch(/The sun marks|You both/);
  // The town has a tag here, so that it needs no row.
  expect(screen.text()).not.toContain('Location');
});

test('beside its card a profile has a row for the town, and links only where one may ask', async () => {
  const page = await openPage();
  const { ProfilePane } = await import('./profile-pane.tsx');
  const about = { bio: 'Lake person.', prompts, isVerified: true };
  const pane = (id: number | undefined, onAsk?: () => void) => (
    <div>
      <input aria-label="Search" />
      <ProfilePane profile={id === undefined ? undefined : person(id, about)} {...(onAsk && { onAsk })} />
    </div>
  );
  const screen = await showScreen(page, pane(7));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/profile-pane.txt');
  expect(screen.text()).not.toContain('Report');
  const content = () => document.querySelector('.deck-pane-scroll');
  const first = content();
  const search = await screen.field('Search');
  search.focus();
  screen.show(pane(8, nothing));
  // The next person begins at the top, and the focus was elsewhere.
  expect([content() === first, document.activeElement === search]).toEqual([false, true]);
  (await screen.button('Report')).focus();
  screen.show(pane(9, nothing));
  expect(document.activeElement).toBe(document.querySelector('section'));
  screen.show(pane(undefined));
  expect(screen.text()).not.toContain('Location');
});

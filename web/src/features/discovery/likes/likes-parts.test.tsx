import type { Likes } from '@mwanzo/contract/discovery/likes';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { liker, premiumLikes } from './example-likes.fixture.ts';
import type { LikesScreen } from './likes-screen.tsx';
import type { Answering } from './use-answers.ts';

const listPath = 'GET /api/profiles/likes-me/';
const seenPath = 'POST /api/profiles/likes-me/seen/';
const premium = premiumLikes(liker(7), liker(8), liker(9));
const basic: Likes = { ...premium, plan: 'basic', people: [liker(7)], still_to_come: 2, next_on: '2099-11-27' };

const Preview: ComponentProps<typeof LikesScreen>['Preview'] = ({ liker: shown, onClose, onAnswer }) =>
  shown && (
    <div>
      <p>Preview of {shown.name}</p>
      <button type="button" onClick={onClose}>
        Close it
      </button>
      <button type="button" onClick={() => onAnswer(shown, false)}>
        No thanks
      </button>
    </div>
  );

/** Opens the list of likers. `isDone` says whether answers succeed. */
async function openLikes(likes: Likes, { isDone = true } = {}) {
  const page = await openPage();
  page.client.setQueryDefaults(['premium'], { staleTime: Infinity });
  page.client.setQueryData(['premium'], { checkout: 'mpesa' });
  const { LikesScreen: Screen } = await import('./likes-screen.tsx');
  const decide = vi.fn<Answering['decide']>(() => Promise.resolve(isDone));
  const screen = await showScreen(
    page,
    <Screen decide={decide} takeBack={() => Promise.resolve(true)} Preview={Preview} />,
  );
  const load = async (list: Likes) => {
    (await page.api.take(listPath)).reply({ body: list });
    await page.settled();
  };
  (await page.api.take(listPath)).reply({ body: likes });
  await until(() => expect(page.client.getQueryData(['likes'])).toEqual(likes));
  await page.requestsUnderWay();
  return {
    page,
    screen,
    load,
    decisions: () => decide.mock.calls.map(([{ id }, isLiked]) => [id, isLiked]),
    rows: () => screen.all('[data-liker]', '').map((row) => Number(row.dataset['liker'])),
    undo: async () => {
      page.pressToast();
      await page.requestsUnderWay();
    },
  };
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test('a passed card fades, the focus moves to the next, and Undo brings the person back to be liked', async () => {
  const { page, screen, load, decisions, rows, undo } = await openLikes(premium);
  const pass = await screen.button('Pass Person 7');
  pass.focus();
  await screen.pressElement(pass);
  expect(rows()).toEqual([7, 8, 9]);
  expect(document.querySelectorAll('[data-leaving]')).toHaveLength(1);
  await until(() => expect(rows()).toEqual([8, 9]));
  expect(focused()).toMatch(/^Pass Person 8/);
  await load({ ...premium, count: 2, people: [liker(8), liker(9)] });
  expect([decisions(), page.toast()]).toEqual([[[7, false]], 'You passed Person 7.']);
  await undo();
  await load(premium);
  expect([rows(), screen.text().includes('Person 7 is back.')]).toEqual([[7, 8, 9], true]);
  await screen.press('Like back, Person 7');
  expect(screen.text()).not.toContain('Person 7 is back.');
  expect(decisions()).toEqual([
    [7, false],
    [7, true],
  ]);
});

test('the focus stays where it is if it is not in the card; the last card leaves it to the one before', async () => {
  const { screen, rows } = await openLikes(premium);
  const back = await screen.button('Back');
  expect(back.getAttribute('href')).toBe('/matches');
  back.focus();
  await screen.press('Like back, Person 7');
  await until(() => expect(rows()).toEqual([8, 9]));
  expect(document.activeElement).toBe(back);
  const like = await screen.button('Like back, Person 9');
  like.focus();
  await screen.pressElement(like);
  await until(() => expect(rows()).toEqual([8]));
  expect(focused()).toMatch(/^Like back, Person 8/);
  await screen.pressElement(document.activeElement as HTMLElement);
  await until(() => expect(rows()).toEqual([]));
  // Nobody is left, so the title has it.
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a face opens that person’s profile, and an answer there closes it for good', async () => {
  const { screen, load, decisions, undo } = await openLikes(premium);
  await screen.press('View the profile of Person 8');
  expect(screen.text()).toContain('Preview of Person 8');
  await screen.press('Close it');
  expect(screen.text()).not.toContain('Preview of');
  const face = await screen.button('View the profile of Person 8');
  face.focus();
  await screen.pressElement(face);
  await screen.press('No thanks');
  expect([decisions(), screen.text().includes('Preview of')]).toEqual([[[8, false]], false]);
  await load({ ...premium, count: 2, people: [liker(7), liker(9)] });
  // The face has gone with its card, and has no counterpart among the answers.
  expect(focused()).toMatch(/^Like back, Person 9/);
  await undo();
  await load(premium);
  expect(screen.text()).not.toContain('Preview of');
});

test('the one person whom a member without Premium sees can be passed or liked back', async () => {
  const first = liker(7, { bio: 'Lake person.', liked: 'prompt', isVerified: false });
  const { screen, decisions } = await openLikes({ ...basic, people: [first] }, { isDone: false });
  expect(screen.text()).toMatch(/Lake person\..*Liked your answer/);
  expect(document.querySelector('[title="Verified"]')).toBeNull();
  await screen.press('Pass Person 7');
  await screen.press('Like back, Person 7');
  expect(decisions()).toEqual([
    [7, false],
    [7, true],
  ]);
  await screen.press('View the profile of Person 7');
  expect(screen.text()).toContain('Preview of Person 7');
});

test.each([
  ['with the plan Basic', basic, 'Pass'],
  ['with Premium', premium, ''],
])('%s the Pass of a liker has a word only if its card is wide', async (_, likes, word) => {
  const { screen } = await openLikes(likes);
  const [pass] = screen.all('[data-liker="7"] [data-answer="pass"]', '');
  const [like] = screen.all('[data-liker="7"] [data-answer="like"]', '');
  expect([pass?.textContent, like?.textContent]).toEqual([word, 'Like back']);
});

test('new people, towns and badges are marked on their own cards only', async () => {
  const { screen } = await openLikes({
    ...premium,
    people: [liker(7, { is_new: true, location: '' }), liker(8, { isVerified: false })],
  });
  const [one, other] = screen.all('[data-liker]', '');
  const has = (card: Element | undefined) => [
    card?.textContent?.includes('New'),
    card?.textContent?.includes('Nakuru'),
    card?.querySelector('p svg') !== null,
    card?.querySelector('[title="Verified"]') !== null,
  ];
  expect([has(one), has(other)]).toEqual([
    [true, false, false, true],
    [false, true, true, false],
  ]);
});

test('once this week’s person was answered, the next day is named, and Premium is offered for nobody', async () => {
  const { screen } = await openLikes({ ...basic, people: [], has_answered: true, still_to_come: 0 });
  expect(screen.text()).toMatch(/You have answered\..*The next one opens on Friday/);
  expect(screen.text()).not.toContain('See all now');
});

test('a person who waits is the first of all, whoever was answered before', async () => {
  const { screen } = await openLikes({ ...basic, has_answered: true });
  expect(screen.text()).toContain('3 people like you. Here is the first.');
  expect(screen.text()).not.toContain('You have answered.');
});

test('where nobody can be shown yet, only their number is said, and Premium shows them', async () => {
  const { screen } = await openLikes({ ...basic, people: [] });
  expect(screen.text()).toContain('2 people like you|');
  expect((await screen.button('See all now')).getAttribute('href')).toBe('/premium');
});

const answered = { ...basic, people: [], count: 0, still_to_come: 0, has_answered: true };

test.each<[string, Likes]>([
  [
    'premium-likes',
    premiumLikes(
      liker(7, { is_new: true, liked: 'photo', bio: 'Lake person.' }),
      liker(8, { age: null, location: '', isVerified: false, photo: { id: 3, thumbhash: '', variants: {} } as never }),
    ),
  ],
  [
    'first-like',
    { ...basic, count: 12, still_to_come: 11, people: [liker(7, { liked: 'photo', bio: 'Lake person.' })] },
  ],
  ['answered-like', answered],
  ['hidden-likes', { ...basic, people: [], count: 2 }],
  ['nobody-yet', { ...answered, has_answered: false, next_on: null }],
])('the page %s is whole', async (name, likes) => {
  const { screen } = await openLikes(likes);
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/${name}.txt`);
});

test('the list of a member without Premium is whole in Swahili', async () => {
  const { screen } = await openLikes({ ...basic, people: [liker(7, { liked: 'prompt', is_new: true })] });
  const { renderInLanguage } = await import('../../../i18n/language.ts');
  const { LikesScreen: Screen } = await import('./likes-screen.tsx');
  const done = () => Promise.resolve(true);
  renderInLanguage('sw', () => screen.show(<Screen key="sw" decide={done} takeBack={done} Preview={Preview} />));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/first-like.sw.txt');
});

test('a list that could not be loaded says so, and is loaded at a press', async () => {
  const page = await openPage();
  const { LikesScreen: Screen } = await import('./likes-screen.tsx');
  const done = () => Promise.resolve(true);
  const screen = await showScreen(page, <Screen decide={done} takeBack={done} Preview={Preview} />);
  (await page.api.take(listPath)).reply({ status: 403 });
  await until(() => expect(screen.text()).toContain('Could not load who likes you'));
  await screen.press('Try again');
  (await page.api.take(listPath)).reply({ body: premium });
  await until(() => expect(screen.text()).toContain('3 people like you'));
});

test('a list is fetched at each visit and on the day of the next person, and is seen once it is left', async () => {
  const { page, screen, load } = await openLikes({ ...basic, next_on: '2020-01-03' });
  await load({ ...basic, as_of: '2026-11-27T00:00:00.000Z' });
  screen.show(<p>Elsewhere</p>);
  expect(JSON.parse((await page.api.take(seenPath)).body)).toEqual({ as_of: '2026-11-27T00:00:00.000Z' });
  page.client.setQueryDefaults(['likes'], { staleTime: Infinity });
  const { LikesScreen: Screen } = await import('./likes-screen.tsx');
  const done = () => Promise.resolve(true);
  screen.show(<Screen decide={done} takeBack={done} Preview={Preview} />);
  await page.api.take(listPath);
});

test.each([
  ['photo', true, 'Liked your photo'],
  ['prompt', false, 'Liked your answer'],
] as const)('the first who likes the member says that it was the %s, and opens at a press', async (...given) => {
  const [liked, isVerified, said] = given;
  const { screen } = await openLikes({ ...basic, people: [liker(7, { liked, isVerified, bio: 'Lake person.' })] });
  expect(screen.text()).toContain(`|Lake person.|${said}|`);
  expect(document.querySelectorAll('[data-liker] [aria-label="Verified"]')).toHaveLength(isVerified ? 1 : 0);
  await screen.press('View the profile of Person 7');
  expect(screen.text()).toContain('Preview of Person 7');
});

import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import type { LikedPart } from '../../../photos/liked-part.ts';
import type { Swipes } from './swipes/use-swipes.ts';

const asha = { id: 7, name: 'Asha', interests: [] } as unknown as VisibleProfile;
const nothing = () => undefined;
const newMatch = (id: number) => ({ match: matchWith(id, { name: `Member ${id}` }), interests: ['Yoga'] });
const toldPath = 'POST /api/profiles/matches/told/';
const swipePath = 'POST /api/profiles/like-pass/';

/** Shows the sender of unsent decisions, which have made two matches. */
async function openWaiting(swipes: readonly object[] = []) {
  const page = await openPage();
  const made = [7, 8].map((id) => ({ ...newMatch(id), id: String(id), name: '', liked: true, phase: 'kept' }));
  page.storage.setItem('mwanzo.swipes', JSON.stringify({ owner: 1, items: [...made, ...swipes] }));
  const { WaitingMatches } = await import('./waiting/waiting-matches.tsx');
  const { startSending } = await import('../../../sending/start-sending.ts');
  onTestFinished(startSending(page.client));
  const screen = await showScreen(page, <WaitingMatches />, '/topup');
  const told = async () => JSON.parse((await page.api.take(toldPath)).body) as unknown;
  return { page, screen, told };
}

test('matches that waiting likes have made are shown one after the other, each once, and count as told', async () => {
  const { page, screen, told } = await openWaiting();
  for (const id of [7, 8]) {
    await until(() => expect(screen.text()).toContain(`You and Member ${id} liked each other!`));
    expect(await told()).toEqual({ user_ids: [id] });
    await screen.press(id === 7 ? 'Keep swiping' : 'Close');
  }
  expect([screen.text(), page.storage.getItem('mwanzo.swipes')]).toEqual(['', null]);
});

test('writing to such a match opens the chat with the draft, and the next match comes', async () => {
  const { screen } = await openWaiting();
  await screen.press('Morning or evening stretch?');
  await until(() => expect(screen.text()).toContain('You and Member 8'));
  expect([screen.paths().at(-1), screen.state()]).toEqual([
    '/chat/7',
    { match: newMatch(7).match, draft: 'Morning or evening stretch?' },
  ]);
});

test('decisions that wait are sent from any page', async () => {
  const { page } = await openWaiting([{ id: '9', name: 'Juma', interests: [], liked: false, phase: 'waiting' }]);
  expect(JSON.parse((await page.api.take(swipePath)).body)).toEqual({ target_profile_id: 9, matched: false });
});

test('one match leads to its chat, and several lead to the list', async () => {
  const page = await openPage();
  const { MatchDialog } = await import('./match/match-dialog.tsx');
  const dialog = (more: number) => <MatchDialog newMatch={{ ...newMatch(7), more }} onClose={nothing} />;
  const screen = await showScreen(page, dialog(0));
  await expect(screen.words()).toMatchFileSnapshot('./match/in-words/one-match.txt');
  await screen.press('Say hello');
  expect([screen.paths().at(-1), screen.state()]).toEqual(['/chat/7', { match: newMatch(7).match }]);
  screen.show(dialog(1));
  expect(screen.text()).toContain('You and Member 7, and 1 more');
  await expect(screen.words()).toMatchFileSnapshot('./match/in-words/two-matches.txt');
  // An icebreaker would go to only one of them.
  expect((await screen.button('Chai or kahawa?')).closest('.hidden')).not.toBeNull();
  await screen.press('See your matches');
  expect(screen.paths().at(-1)).toBe('/matches');
});

test('a match shows both people, each with their own photo, and first what both like', async () => {
  const photoOf = (name: string) => {
    const [at160, at480, at1080] = [160, 480, 1080].map((width) => `/media/${name}-${width}.webp`);
    return { id: 3, thumbhash: '', variants: { 160: at160, 480: at480, 1080: at1080 } };
  };
  const page = await openPage({ profile: { id: 1, photo_details: [photoOf('own')], interests: ['Yoga'] } });
  const { MatchDialog } = await import('./match/match-dialog.tsx');
  const match = matchWith(7, { name: 'Juma', photo_detail: photoOf('juma') as never });
  const screen = await showScreen(
    page,
    <MatchDialog newMatch={{ match, interests: ['Music', 'Yoga'] }} onClose={nothing} />,
  );
  const photoCalled = (alt: string) =>
    screen.all('img', '').find((image) => image.getAttribute('alt') === alt)?.outerHTML;
  expect(photoCalled('You')).toContain('/media/own-');
  expect(photoCalled('Juma')).toContain('/media/juma-');
  const [, icebreaker] = screen.all('button', '').map(({ textContent }) => textContent);
  expect(icebreaker).toBe('Morning or evening stretch?');
});

const prompt = { prompt_id: 'chai-rules', answer: 'Much sugar.' } as PromptAnswer;
const photo = { id: 3, thumbhash: null, variants: {} };
const label = 'Say something about it';

/** Opens the sheet to like something of Asha's. */
async function openLike(part: object) {
  const page = await openPage({ profile: { id: 1 } });
  const { LikeSheet } = await import('./likes/like-sheet.tsx');
  const { nextNotes } = await import('./likes/like-note.ts');
  const [onLike, onClose] = [vi.fn(), vi.fn()];
  const sheet = (shown: object | undefined, id = 7) => (
    <LikeSheet
      key={id}
      profileId={id}
      name="Asha"
      part={shown as LikedPart | undefined}
      onClose={onClose}
      onLike={onLike}
    />
  );
  const screen = await showScreen(page, sheet(part));
  return {
    screen,
    nextNotes,
    onLike,
    onClose,
    show: (...given: Parameters<typeof sheet>) => screen.show(sheet(...given)),
  };
}

test.each([
  ['an answer', { prompt }, { prompt_id: 'chai-rules' }],
  ['a photo', { photo }, { photo_id: 3 }],
])('the like of %s carries the trimmed comment, which the sheet keeps as it was typed', async (_, part, about) => {
  const { screen, nextNotes, onLike, onClose, show } = await openLike(part);
  await expect(screen.words()).toMatchFileSnapshot(`./likes/in-words/like-of-${Object.keys(about)[0]}.txt`);
  await screen.type(label, '  Sugar too? ');
  await screen.press('Send like');
  expect([onLike.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  expect([...nextNotes]).toEqual([[7, { ...about, comment: 'Sugar too?' }]]);
  show(part, 8);
  expect((await screen.field(label)).value).toBe('');
  show(part);
  const field = await screen.field(label);
  expect([field.value, field.maxLength > 0]).toEqual(['  Sugar too? ', true]);
});

test('a like without words has no comment, a cancelled one is no like, and a closed sheet cannot send', async () => {
  const { screen, nextNotes, onLike, onClose, show } = await openLike({ prompt });
  await screen.press('Cancel');
  expect([onClose.mock.calls.length, onLike.mock.calls.length, nextNotes.size]).toEqual([1, 0, 0]);
  await screen.type(label, '  ');
  await screen.press('Send like');
  expect([...nextNotes]).toEqual([[7, { prompt_id: 'chai-rules' }]]);
  show(undefined);
  expect(screen.all('button', 'Send like')).toEqual([]);
});

/** Shows Undo after a like of Asha, beside the card that is on top then. */
async function openUndo(changed: Partial<Swipes> = {}) {
  const page = await openPage();
  const { UndoControl } = await import('./swipes/undo-control.tsx');
  const [startRewind, endRewind] = [vi.fn(), vi.fn()];
  const swipes = {
    last: { profile: asha, liked: true },
    returned: undefined,
    pending: undefined,
    deciding: { current: false },
    startRewind,
    endRewind,
  };
  const control = (given: Partial<Swipes>) => (
    <div>
      <input aria-label="Search" />
      <UndoControl swipes={{ ...swipes, ...given } as Swipes} />
      <button type="button" data-swipe="left">
        Pass
      </button>
    </div>
  );
  const screen = await showScreen(page, control(changed));
  const rewind = async () => (await page.api.take('POST /api/profiles/rewind/')).reply;
  return {
    page,
    screen,
    startRewind,
    endRewind,
    rewind,
    show: (given: Partial<Swipes>) => screen.show(control(given)),
  };
}

test.each(['the button', 'z', 'Backspace'])(
  '%s takes back the last decision, with the profile of the server',
  async (by) => {
    const { page, screen, startRewind, endRewind } = await openUndo();
    await (by === 'the button' ? screen.press('Undo') : screen.key(by));
    expect(startRewind).toHaveBeenCalledTimes(1);
    const { body, reply } = await page.api.take('POST /api/profiles/rewind/');
    expect(JSON.parse(body)).toEqual({ target_profile_id: 7, matched: true });
    reply({ body: { profile: { id: 7, name: 'Asha A.' } } });
    await until(() => expect(endRewind.mock.calls).toEqual([[{ id: 7, name: 'Asha A.' }]]));
  },
);

test.each<[string, Partial<Swipes>, string | null]>([
  ['a swipe is being sent', { pending: 'swipe' }, 'true'],
  ['another undo is being sent', { pending: 'rewind' }, 'true'],
  ['the next decision has just been pressed', { deciding: { current: true } }, null],
])('Undo does nothing while %s', async (_, changed, isDisabled) => {
  const { page, screen, startRewind } = await openUndo(changed);
  expect((await screen.button('Undo')).getAttribute('aria-disabled')).toBe(isDisabled);
  await screen.press('Undo');
  expect([startRewind.mock.calls, await page.requestsUnderWay()]).toEqual([[], 0]);
});

test('the focus goes from Undo to Pass of the card that is back, and is taken from nothing else', async () => {
  const { screen, endRewind, rewind, show } = await openUndo();
  const press = async () => {
    (await screen.button('Undo')).focus();
    await screen.press('Undo');
  };
  await press();
  (await rewind())({ status: 500, body: { code: 'internal', detail: '' } });
  await until(() => expect(endRewind).toHaveBeenCalledOnce());
  show({ last: { profile: { ...asha, id: 8 }, liked: false } });
  const search = await screen.field('Search');
  search.focus();
  show({ last: undefined });
  expect(document.activeElement).toBe(search);
  show({});
  await press();
  (await rewind())({ body: { profile: asha } });
  await until(() => expect(endRewind).toHaveBeenCalledTimes(2));
  show({ last: undefined });
  expect(document.activeElement).toBe(screen.all('[data-swipe=left]', '')[0]);
  // By its key, from elsewhere.
  show({});
  search.focus();
  await screen.key('z');
  (await rewind())({ body: { profile: asha } });
  await until(() => expect(endRewind).toHaveBeenCalledTimes(3));
  show({ last: undefined });
  expect(document.activeElement).toBe(search);
});

test('screen readers hear of a like, of a pass and of a card that has come back', async () => {
  const { screen, show } = await openUndo();
  const said = () => screen.all('output', '')[0]?.textContent;
  expect(said()).toBe('You liked Asha.');
  show({ last: { profile: asha, liked: false }, returned: 'Juma' });
  expect(said()).toBe('You passed Asha.');
  show({ last: undefined, returned: 'Juma' });
  expect(said()).toBe('Juma is back.');
  show({ last: undefined });
  expect(said()).toBe('');
});

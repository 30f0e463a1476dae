import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { person, stubMotion } from '../moving-cards.fixture.ts';
import type { CardStack } from './card-stack.tsx';
type Stack = ComponentProps<typeof CardStack>;

/** Shows a stack of the cards 7 and 8, beside a search box. */
async function openStack(given: Partial<Stack> = {}) {
  const page = await openPage();
  const { CardStack: Cards } = await import('./card-stack.tsx');
  const on = { onSwipe: vi.fn(() => Promise.resolve(true)), onGone: vi.fn(), onPress: vi.fn() };
  const ref = { current: null } as { current: { swipe: (to: 'left' | 'right') => void } | null };
  const stack = (changed: Partial<Stack>) => (
    <div>
      <input aria-label="Search" />
      <Cards
        ref={ref}
        cards={[person(7), person(8)]}
        leaving={[]}
        touch={false}
        pending={undefined}
        returned={undefined}
        accepts={() => true}
        onPreview={() => undefined}
        {...on}
        {...changed}
      />
    </div>
  );
  const screen = await showScreen(page, <div />);
  const flights = stubMotion();
  const show = (changed: Partial<Stack>) => screen.show(stack(changed));
  show(given);
  return {
    page,
    screen,
    flights,
    ref,
    show,
    ...on,
    /** Returns the names on the cards that are drawn, and whether each can be reached. */
    cards: () =>
      screen
        .all('section > [class*="absolute"]', '')
        .map((card) => [card.querySelector('h2 bdi')?.textContent, !card.hasAttribute('inert')]),
    card: () => screen.all('[class*="cursor-grab"]', '').at(-1),
  };
}

test('only the card on top can be reached and has buttons; by touch the next one while a swipe is sent', async () => {
  const { screen, show, cards } = await openStack();
  const [seven, eight] = [person(7), person(8)];
  expect(cards()).toEqual([
    ['Person 8', false],
    ['Person 7', true],
  ]);
  expect(screen.all('[data-swipe]', '').map((button) => button.getAttribute('aria-describedby'))).toEqual([
    'card-7',
    'card-7',
  ]);
  show({ cards: [seven, eight], leaving: [seven], pending: 'swipe' });
  expect(cards()).toEqual([
    ['Person 8', false],
    ['Person 7', true],
  ]);
  show({ cards: [seven, eight], leaving: [seven], pending: 'swipe', touch: true });
  expect(cards()).toEqual([
    ['Person 8', true],
    ['Person 7', false],
  ]);
  // The card that was decided on still flies off, so the card below the next one is not drawn.
  show({ cards: [eight, person(9)], leaving: [seven] });
  expect(cards()).toEqual([
    ['Person 8', true],
    ['Person 7', false],
  ]);
  show({ cards: [eight, person(9)], leaving: [seven, eight], pending: 'swipe' });
  expect(cards().map(([name]) => name)).toEqual(['Person 9', 'Person 8', 'Person 7']);
});

test.each([
  [7, 1],
  [9, 0],
])('a card flies in only if it was taken back itself: %i', async (id, count) => {
  const { flights } = await openStack({ returned: { id, from: 'left' } });
  expect(flights).toHaveLength(count);
});

test('a card leaves once, is gone after flight and request, and leaves again once Undo has it back', async () => {
  const { page, flights, ref, onSwipe, onGone } = await openStack();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  onSwipe.mockReturnValue(promise);
  ref.current?.swipe('right');
  ref.current?.swipe('left');
  expect([onSwipe.mock.calls.length, flights.length, flights[0]?.isCancelled]).toEqual([1, 1, false]);
  // With reduced motion the card fades.
  expect(flights[0]?.keyframes[1]).toMatchObject({ opacity: 0 });
  resolve(true);
  await page.requestsUnderWay();
  expect(onGone).not.toHaveBeenCalled();
  flights[0]?.end();
  await until(() => expect(onGone).toHaveBeenCalledOnce());
  ref.current?.swipe('left');
  expect(onSwipe).toHaveBeenCalledTimes(2);
});

test('a card whose swipe failed comes back, and can be swiped again', async () => {
  const { page, flights, ref, onSwipe, onGone } = await openStack();
  onSwipe.mockResolvedValueOnce(false);
  ref.current?.swipe('right');
  flights[0]?.end();
  await until(() => expect(flights).toHaveLength(2));
  ref.current?.swipe('left');
  flights[2]?.end();
  await until(() => expect(onGone).toHaveBeenCalledOnce());
  expect([onSwipe.mock.calls.length, await page.requestsUnderWay()]).toEqual([2, 0]);
});

test('a fling counts for the card that was seen, and a card that nobody has seen springs back', async () => {
  const accepts = vi.fn(() => false);
  const { screen, card, onSwipe } = await openStack({ accepts });
  const fling = () => {
    const element = card();
    if (!element) return;
    const at = (type: string, clientX: number, timeStamp: number) =>
      screen.dispatch(element, type, { isPrimary: true, button: 0, pointerId: 1, clientX, clientY: 0, timeStamp });
    at('pointerdown', 0, 1000);
    at('pointermove', 60, 1020);
    at('pointermove', 120, 1040);
    at('pointerup', 180, 1060);
  };
  fling();
  expect([accepts.mock.calls, onSwipe.mock.calls]).toEqual([[[1060]], []]);
  await until(() => expect(onSwipe).not.toHaveBeenCalled());
  accepts.mockReturnValue(true);
  fling();
  expect(onSwipe).toHaveBeenCalledOnce();
});

test('the focus goes from a button to that of the next card, and is taken from nothing else', async () => {
  const { screen, show, flights, ref, page } = await openStack();
  const [eight, nine, ten] = [person(8), person(9), person(10)];
  const focused = () => [document.activeElement?.textContent, document.activeElement?.getAttribute('aria-describedby')];
  (await screen.button('Pass')).focus();
  ref.current?.swipe('left');
  flights[0]?.end();
  show({ cards: [eight, nine] });
  expect(focused()).toEqual(['Pass', 'card-8']);
  (await screen.button('Pass')).blur();
  show({ cards: [nine, ten] });
  expect(document.activeElement).toBe(document.body);
  const search = await screen.field('Search');
  (await screen.button('Like')).focus();
  ref.current?.swipe('right');
  search.focus();
  show({ cards: [ten] });
  expect(document.activeElement).toBe(search);
  await page.requestsUnderWay();
});

test('buttons wait while nobody has seen the card, and while a swipe is sent', async () => {
  const { screen, onPress, show } = await openStack();
  const isBusy = async () => (await screen.button('Pass')).getAttribute('aria-busy') === 'true';
  await screen.press('Pass');
  expect([await isBusy(), onPress.mock.calls]).toEqual([true, []]);
  await until(async () => expect(await isBusy()).toBe(false));
  await screen.press('Pass');
  expect(onPress.mock.calls).toEqual([['left', expect.any(Number)]]);
  show({ pending: 'swipe' });
  await screen.press('Like');
  expect([await isBusy(), onPress.mock.calls.length]).toEqual([true, 1]);
});

test('while likes are locked the button and the stamp of the card say so', async () => {
  const { page, screen } = await openStack();
  const { likeLock } = await import('../../../../shared/verifications/like-lock.ts');
  const stamp = () => document.querySelector('[data-stamp="right"]')?.textContent;
  const like = await screen.button('Like');
  expect([like.getAttribute('aria-haspopup'), stamp()]).toEqual([null, 'Like']);
  likeLock.write(true);
  await until(() => expect(document.querySelector('[data-stamp="right"] svg')).not.toBeNull());
  await page.requestsUnderWay();
  expect([like.getAttribute('aria-haspopup'), stamp()]).toEqual(['dialog', '']);
});

const prompts = [{ prompt_id: 'chai-rules', answer: 'Much sugar.' }] as const;
test('Space turns the card on top to each side and round again, and no card below', async () => {
  const cards = [
    person(7, { prompts: [...prompts], photos: ['/1.webp', '/2.webp'] }),
    person(8, { photos: ['/3.webp', '/4.webp'] }),
  ];
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => undefined;
    },
  );
  const { screen, page } = await openStack({ cards });
  const sides = async () => {
    await screen.key(' ');
    await page.requestsUnderWay();
    const images = screen.all('[class*="profile-card-photo"] img', '');
    return images.map((image) => /\d(?=\.webp)/.exec(image.getAttribute('src') ?? '')?.[0]);
  };
  expect(await sides()).toEqual(['3', '2']);
  expect(screen.all('img', '').map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'eager']);
  expect(screen.text()).toContain('Much sugar.');
  expect(await sides()).toEqual(['3', '1']);
  expect(screen.text()).not.toContain('Much sugar.');
});

test('the next photo of the card is fetched ahead, at each turn, unless the member saves data', async () => {
  const fetched: string[] = [];
  const { page, show, screen } = await openStack({ cards: [] });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => void fetched.push(new URL(this.src, 'http://here').pathname);
    },
  );
  show({ cards: [person(7, { photos: ['/1.webp', '/2.webp', '/3.webp'] })] });
  await page.requestsUnderWay();
  await screen.key(' ');
  await page.requestsUnderWay();
  expect(fetched).toEqual(['/2.webp', '/3.webp']);
  (await import('../../../../device/low-data.ts')).setLowData(true);
  show({ cards: [person(9, { photos: ['/5.webp', '/6.webp'] })] });
  await page.requestsUnderWay();
  expect(fetched).toEqual(['/2.webp', '/3.webp']);
});

test('a card that was turned further than it has sides now shows its last side', async () => {
  const { page, screen } = await openStack({ cards: [person(7, { prompts: [...prompts] })] });
  const { showPhoto } = await import('../../../../ui/photos/shown-photo.ts');
  showPhoto(7, 3);
  await page.requestsUnderWay();
  expect(screen.text()).toContain('Much sugar.');
});

test('a card without a bio still has its interests', async () => {
  const fields = { bio: '', interests: ['Music', 'Yoga'], isVerified: true, intent: 'friends', photo: '/1.webp' };
  const { screen } = await openStack({ cards: [person(7, fields as object)] });
  await until(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  await expect(screen.words()).toMatchFileSnapshot('./in-words/card.txt');
});

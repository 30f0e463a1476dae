import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { profileWith } from './own-photos.fixture.ts';

/** Gives every photo of the page a slot: in a row, each 100 px wide. */
function layOut(): void {
  const sizes = { offsetTop: 0, offsetWidth: 100, offsetHeight: 100 };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { get: () => value, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    get(this: HTMLElement) {
      return Number(this.style.order) * 100;
    },
    configurable: true,
  });
}

/** Opens the grid of three photos, of which the first can be taken with a pointer, at 50 px. */
async function openSlots() {
  const profile = { ...profileWith([1, 2, 3]), isVerified: false } as unknown as OwnProfile;
  const page = await openPage({ profile });
  const stopScrolling = vi.fn();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => {
    frames.push(step);
    return 7;
  });
  vi.stubGlobal('cancelAnimationFrame', stopScrolling);
  vi.stubGlobal('getComputedStyle', () => ({ overflowY: 'visible' }));
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const screen = await showScreen(page, <PhotoGrid profile={profile} />);
  layOut();
  const tile = () => document.querySelector<HTMLElement>('[data-photo="1"]');
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 50 });
  return {
    page,
    screen,
    stopScrolling,
    frames,
    tile,
    at,
    isLifted: () => tile()?.hasAttribute('data-lifted'),
    /** Presses the photo, or its handle. */
    take(part: 'button' | '.photo-slot-handle'): void {
      const element = tile()?.querySelector<HTMLElement>(part);
      if (element) screen.dispatch(element, 'pointerdown', at(50));
    },
    move: (clientX: number, pointerId = 1) => page.dispatch('pointermove', { ...at(clientX), pointerId }),
    end: (type: string, pointerId = 1) => page.dispatch(type, { ...at(0), pointerId }),
  };
}

test('a photo that is dragged by its handle lies where it was dropped, and the drop is no press on it', async () => {
  const { page, take, move, end, tile, isLifted, stopScrolling } = await openSlots();
  const opensOrScrolls = () => [page.dispatch('contextmenu'), page.dispatch('touchmove')];
  take('.photo-slot-handle');
  expect([isLifted(), opensOrScrolls()]).toEqual([true, [false, false]]);
  move(250);
  await until(() => expect(tile()?.style.order).toBe('2'));
  // Until it is dropped, screen readers name its place in the document.
  expect(tile()?.querySelector('button')?.getAttribute('aria-label')).toMatch(/^Photo 1 of 3/);
  // Another finger does not drag it, nor drop it.
  move(50, 2);
  end('pointerup', 2);
  expect([await page.requestsUnderWay(), isLifted()]).toEqual([0, true]);
  expect(tile()?.style.transform).toContain('scale(1.04');
  end('pointerup');
  expect(page.dispatch('click')).toBe(false);
  const sent = await page.api.take('PUT /api/profiles/me/photos/order/');
  expect(JSON.parse(sent.body)).toEqual({ ids: [2, 3, 1] });
  await until(() => expect([isLifted(), tile()?.style.transform]).toEqual([false, '']));
  expect(stopScrolling.mock.calls).toEqual([[7]]);
  // The pointer is free again, and a press is one.
  move(50);
  await page.requestsUnderWay();
  expect([isLifted(), page.dispatch('click'), opensOrScrolls()]).toEqual([false, true, [true, true]]);
});

test.each([
  [
    'Escape',
    ({ page }: Awaited<ReturnType<typeof openSlots>>) => {
      // Another key is nothing to a drag, and Escape does not also close the dialog around the grid.
      expect(page.dispatch('keydown', { key: 'Enter' })).toBe(true);
      expect(page.dispatch('keydown', { key: 'Escape' })).toBe(false);
    },
  ],
  ['the browser', ({ end }: Awaited<ReturnType<typeof openSlots>>) => end('pointercancel')],
])('a drag that %s ends moves nothing', async (_, cancel) => {
  const slots = await openSlots();
  slots.take('.photo-slot-handle');
  slots.move(250);
  cancel(slots);
  await until(() => expect(slots.isLifted()).toBe(false));
  slots.end('pointerup');
  expect(await slots.page.requestsUnderWay()).toBe(0);
  // Nothing was pressed, and the next press is one.
  expect(slots.page.dispatch('click')).toBe(true);
});

test('a finger lifts a photo by holding it still for 300 ms, and else scrolls the page', async () => {
  const { page, take, move, end, isLifted } = await openSlots();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  take('button');
  move(59);
  vi.advanceTimersByTime(300);
  take('button');
  move(58);
  vi.advanceTimersByTime(299);
  // Until it is lifted, Escape and the finger are not for it.
  const others = [page.dispatch('keydown', { key: 'Escape' }), page.dispatch('touchmove')];
  vi.useRealTimers();
  await page.requestsUnderWay();
  expect([isLifted(), others]).toEqual([false, [true, true]]);
  end('pointerup');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  take('button');
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await until(() => expect(isLifted()).toBe(true));
});

test('a drag ends with its page', async () => {
  const { screen, take, stopScrolling } = await openSlots();
  take('.photo-slot-handle');
  screen.show(null);
  expect(stopScrolling).toHaveBeenCalledTimes(1);
});

test('a second finger and another button of the mouse lift nothing', async () => {
  const { page, screen, tile, at, isLifted } = await openSlots();
  const handle = tile()?.querySelector<HTMLElement>('.photo-slot-handle') ?? expect.fail('no handle');
  for (const other of [{ isPrimary: false }, { button: 2 }])
    screen.dispatch(handle, 'pointerdown', { ...at(50), ...other });
  await page.requestsUnderWay();
  expect(isLifted()).toBe(false);
  screen.dispatch(handle, 'pointerdown', at(50));
  await until(() => expect(isLifted()).toBe(true));
});

test('near the lower edge the page scrolls below the photo, which stays under the finger', async () => {
  const { page, take, at, tile, frames } = await openSlots();
  vi.stubGlobal('innerHeight', 600);
  const scroller = { scrollTop: 0, scrollTo: ({ top }: { top: number }) => void (scroller.scrollTop = top) };
  Object.defineProperty(document, 'scrollingElement', { value: scroller, configurable: true });
  const grid = document.querySelector('ul') ?? expect.fail('no grid');
  Object.assign(grid, { getBoundingClientRect: () => ({ left: 0, top: -scroller.scrollTop }) });
  take('.photo-slot-handle');
  const lower = { ...at(50), clientY: 600 };
  page.dispatch('pointermove', lower);
  await until(() => expect(tile()?.style.transform).toMatch(/^translate\(0px, 550px\)/));
  frames.at(-1)?.(performance.now() + 60_000);
  expect(scroller.scrollTop).toBeCloseTo(90);
  await until(() => expect(tile()?.style.transform).toMatch(/^translate\(0px, 640px\)/));
});

test('photos that make room glide to their slots, unless the member wants less motion', async () => {
  const { page, take, move } = await openSlots();
  const animate = vi.fn();
  Object.assign(HTMLElement.prototype, { animate });
  take('.photo-slot-handle');
  move(150);
  await page.requestsUnderWay();
  expect(animate).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  move(250);
  await until(() => expect(animate).toHaveBeenCalled());
  // The third photo moves from the slot at 200 px to that at 100 px.
  const frames = [{ transform: 'translate(100px, 0px) scale(1, 1)' }, { transform: 'none' }];
  expect(animate.mock.calls).toEqual([[frames, { duration: 200, easing: 'ease-out' }]]);
});

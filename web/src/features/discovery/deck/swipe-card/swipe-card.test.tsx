import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { stubMotion } from '../moving-cards.fixture.ts';

test('a card that flies away cannot be caught, and one that comes back can be dragged again', async () => {
  const page = await openPage();
  const { SwipeCard } = await import('./swipe-card.tsx');
  const decisions: PromiseWithResolvers<boolean>[] = [];
  const onSwipe = vi.fn(() => {
    const decision = Promise.withResolvers<boolean>();
    decisions.push(decision);
    return decision.promise;
  });
  const onGone = vi.fn();
  const onProgress = vi.fn();
  const screen = await showScreen(
    page,
    <SwipeCard
      accepts={() => true}
      stamps={{ left: 'Pass', right: 'Like' }}
      onSwipe={onSwipe}
      onGone={onGone}
      onProgress={onProgress}
    >
      <p>Asha</p>
    </SwipeCard>,
  );
  const flights = stubMotion();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const words = screen.all('p', 'Asha')[0] ?? expect.fail('no card');
  const card = words.parentElement ?? expect.fail('no card');
  expect(card.style.touchAction).toBe('pan-y pinch-zoom');
  Object.defineProperties(card, { offsetWidth: { value: 300 }, offsetHeight: { value: 400 } });
  let time = 0;
  const stamps = () => ['left', 'right'].map((side) => screen.all(`[data-stamp=${side}]`, '')[0]?.style.opacity);
  const stampsOnTheWay: unknown[] = [];
  const drag = async () => {
    for (const [type, clientX] of [
      ['down', 0],
      ['move', 100],
      ['move', 200],
      ['up', 300],
    ] as const) {
      time += 50;
      const press = { pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 0, timeStamp: time };
      screen.dispatch(card, `pointer${type}`, press);
      stampsOnTheWay.push(stamps()[1]);
    }
    await page.requestsUnderWay();
  };
  await drag();
  expect([onSwipe.mock.calls, flights.map(({ isCancelled }) => isCancelled)]).toEqual([[['right']], [false]]);
  // It leaves from under the finger to the right, tilted, and says what was decided.
  const [from, to] = (flights[0]?.keyframes ?? []).map(({ transform }) => String(transform));
  expect(from).toMatch(/^translate3d\(300px, 0px, 0\) rotate\(25deg\)$/);
  expect(Number(/translate3d\((\d+)/.exec(to ?? '')?.[1])).toBeGreaterThan((390 + 300) / 2);
  expect([stamps(), stampsOnTheWay.map((opacity) => Math.round(Number(opacity) * 10) / 10)]).toEqual([
    ['0', '1'],
    [0, 0.8, 1, 1],
  ]);
  const progress = onProgress.mock.calls.map(([share]) => Math.round(Number(share) * 100));
  expect(progress).toEqual([83, 100, 100, 100]);
  await drag();
  expect([onSwipe.mock.calls.length, flights.map(({ isCancelled }) => isCancelled)]).toEqual([1, [false]]);
  flights[0]?.end();
  decisions[0]?.resolve(false);
  await until(() => expect(flights).toHaveLength(2));
  expect([flights[1]?.keyframes.length, flights[1]?.keyframes.at(-1), stamps(), onProgress.mock.lastCall]).toEqual([
    17,
    { transform: 'none' },
    ['0', '0'],
    [0, 320],
  ]);
  await drag();
  expect(onSwipe).toHaveBeenCalledTimes(2);
  expect(onGone).not.toHaveBeenCalled();
});

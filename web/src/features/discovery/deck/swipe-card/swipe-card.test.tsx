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
  const screen = await showScreen(
    page,
    <SwipeCard
      accepts={() => true}
      stamps={{ left: 'Pass', right: 'Like' }}
      onSwipe={onSwipe}
      onGone={onGone}
      onProgress={() => undefined}
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
    }
    await page.requestsUnderWay();
  };
  await drag();
  expect([onSwipe.mock.calls, flights.map(({ isCancelled }) => isCancelled)]).toEqual([[['right']], [false]]);
  await drag();
  expect([onSwipe.mock.calls.length, flights.map(({ isCancelled }) => isCancelled)]).toEqual([1, [false]]);
  flights[0]?.end();
  decisions[0]?.resolve(false);
  await until(() => expect(flights).toHaveLength(2));
  await drag();
  expect(onSwipe).toHaveBeenCalledTimes(2);
  expect(onGone).not.toHaveBeenCalled();
});

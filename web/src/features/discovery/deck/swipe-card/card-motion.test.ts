import { expect, onTestFinished, test, vi } from 'vitest';
import { noMovement, startMotion } from './card-motion.ts';

/** A card of 300 x 400 px at an offset, on a phone, whose animations end like this. */
function makeCard(finished: Promise<unknown>) {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('getComputedStyle', () => ({ transform: '' }));
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      e = 30;
      f = -4;
    },
  );
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 640);
  const running = { cancel: vi.fn() };
  const card = {
    offsetWidth: 300,
    offsetHeight: 400,
    style: {},
    querySelectorAll: () => [],
    getAnimations: () => [running],
    animate: () => ({ finished }),
  };
  return { card: card as unknown as HTMLElement, running };
}

test('a card that is taken over stops, and a flight that is cancelled ends like one that arrives', async () => {
  const { card, running } = makeCard(Promise.reject(new DOMException('cancelled', 'AbortError')));
  const motion = startMotion(card);
  expect([motion.start, running.cancel.mock.calls.length]).toEqual([{ x: 30, y: -4 }, 1]);
  const { end, finished } = motion.flyOff('right', motion.start, noMovement);
  expect(end.x).toBeGreaterThan(360);
  await expect(finished).resolves.toBeUndefined();
});

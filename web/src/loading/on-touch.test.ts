import { expect, test, vi } from 'vitest';

const events = new EventTarget();

test('an action runs at each touch, key and click until it is stopped, and at once on a touched page', async () => {
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const { onTouch } = await import('./on-touch.ts');
  const action = vi.fn();
  const stop = onTouch(action);
  expect(action).not.toHaveBeenCalled();
  for (const sign of ['pointerdown', 'keydown', 'click']) events.dispatchEvent(new Event(sign));
  expect(action).toHaveBeenCalledTimes(3);
  stop();
  events.dispatchEvent(new Event('click'));
  expect(action).toHaveBeenCalledTimes(3);
  const later = vi.fn();
  onTouch(later)();
  expect(later).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

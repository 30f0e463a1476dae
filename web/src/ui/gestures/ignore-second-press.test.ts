import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from './ignore-second-press.ts';

const events = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  // Node takes `true` as the phase here only in an object.
  const remove = (type: string, listener: () => void, capture: boolean) =>
    events.removeEventListener(type, listener, { capture });
  vi.stubGlobal('removeEventListener', remove);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const first = { clientX: 100, clientY: 100, detail: 1, timeStamp: 1000 };

/** Presses there and then. @returns whether the press was ignored */
function press(changed: Partial<typeof first>): boolean {
  const event = new Event('click', { cancelable: true });
  for (const [name, value] of Object.entries({ ...first, ...changed })) Object.defineProperty(event, name, { value });
  events.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the second press of a double press is ignored, near the first one and within 0.3 s', () => {
  ignoreSecondPress(first);
  expect([press({ timeStamp: 1300 }), press({ timeStamp: 1301 })]).toEqual([true, false]);
  expect([press({ clientX: 124, timeStamp: 1100 }), press({ clientX: 125, timeStamp: 1100 })]).toEqual([true, false]);
  expect(press({ detail: 0, timeStamp: 1100 })).toBe(false);
});

test('a press of the keyboard makes the next press no second one', () => {
  ignoreSecondPress({ ...first, detail: 0 });
  expect(press({ timeStamp: 1100 })).toBe(false);
});

test('a busy phone may deliver the second press late, but not for ever', () => {
  ignoreSecondPress(first);
  vi.advanceTimersByTime(1199);
  expect(press({ timeStamp: 1200 })).toBe(true);
  vi.advanceTimersByTime(1);
  expect(press({ timeStamp: 1200 })).toBe(false);
});

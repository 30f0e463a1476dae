import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const events = new EventTarget();
let rest: (() => void)[] = [];

beforeEach(() => {
  rest = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what can wait runs a second after the page has loaded, once the browser has nothing to do', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => rest.push(act));
  vi.stubGlobal('document', { readyState: 'loading' });
  const action = vi.fn();
  whenIdle(action);
  await vi.advanceTimersByTimeAsync(10_000);
  events.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(999);
  expect(rest).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(action).not.toHaveBeenCalled();
  for (const act of rest) act();
  await vi.advanceTimersByTimeAsync(0);
  expect(action).toHaveBeenCalledOnce();
});

test('on a page that has loaded it runs a second later, in Safari too', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  const action = vi.fn();
  whenIdle(action);
  await vi.advanceTimersByTimeAsync(1199);
  expect(action).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(action).toHaveBeenCalledOnce();
});

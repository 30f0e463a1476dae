import { expect, onTestFinished, test, vi } from 'vitest';
import { runLater } from './run-later.ts';

test('code that has come runs, and code that does not come is named in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const run = vi.fn();
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/call-session.js');
  runLater(Promise.resolve('code'), run);
  runLater(Promise.reject(missing), run);
  await new Promise((resolve) => setImmediate(resolve));
  expect(run.mock.calls).toEqual([['code']]);
  expect(logged.mock.calls).toEqual([['Could not load what is needed now', missing]]);
});

import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { useEver } from './use-ever.ts';

test('what was true once stays true', async () => {
  const page = await openPage();
  const ever = page.run(useEver, false);
  const seen = [ever.now()];
  for (const value of [false, true, false]) {
    ever.change(value);
    seen.push(ever.now());
  }
  expect(seen).toEqual([false, false, true, true]);
});

test('what was true in the first render stays true, too', async () => {
  const page = await openPage();
  const ever = page.run(useEver, true);
  const first = ever.now();
  ever.change(false);
  expect([first, ever.now()]).toEqual([true, true]);
});

import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('the browser asks as long as anybody holds the page', async () => {
  const page = await openPage();
  const { holdPage } = await import('./hold-page.ts');
  const isAsked = () => !page.dispatch('beforeunload');
  expect(isAsked()).toBe(false);
  const [first, second] = [holdPage(), holdPage()];
  first();
  first();
  expect(isAsked()).toBe(true);
  second();
  expect(isAsked()).toBe(false);
});

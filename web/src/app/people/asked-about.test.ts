import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const asha = { id: 7, name: 'Asha' };

test('a sheet stays open about the person whom it was opened for, until it is closed', async () => {
  await openPage();
  const { askAbout, askedAbout, closeSheet } = await import('./asked-about.ts');
  askAbout('block', asha);
  expect(askedAbout.read()).toEqual({ action: 'block', person: asha });
  closeSheet();
  expect(askedAbout.read()).toBeUndefined();
});

test('a logout closes the sheet: the next member does not read whom the last one wanted to block', async () => {
  const { session } = await openPage();
  const { askAbout, askedAbout } = await import('./asked-about.ts');
  askAbout('block', asha);
  session.logout();
  expect(askedAbout.read()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';
import { recordModal, useTopModal } from './modal-stack.ts';

test('the dialog that was opened last is on top, also after one below it has closed', async () => {
  const page = await openPage();
  const [one, two] = [{}, {}] as [HTMLDialogElement, HTMLDialogElement];
  const top = page.run(() => useTopModal(), undefined);
  expect(top.now()).toBeUndefined();
  for (const dialog of [one, two]) recordModal(dialog, true);
  await until(() => expect(top.now()).toBe(two));
  recordModal(one, true);
  await until(() => expect(top.now()).toBe(one));
  recordModal(two, false);
  await page.requestsUnderWay();
  expect(top.now()).toBe(one);
  recordModal(one, false);
  await until(() => expect(top.now()).toBeUndefined());
});

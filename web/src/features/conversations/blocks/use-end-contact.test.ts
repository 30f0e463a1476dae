import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';
import type { ContactEnding } from './use-end-contact.ts';

async function openSheet(how: ContactEnding = 'block') {
  const page = await openPage();
  const { useEndContact } = await import('./use-end-contact.ts');
  const onEnded = vi.fn();
  const sheet = page.run(() => useEndContact(how, 7, onEnded), undefined);
  const take = () => page.api.take(how === 'block' ? 'POST /api/blocks/' : 'DELETE /api/profiles/matches/7/');
  return { page, sheet, onEnded, take };
}

test.each(['block', 'unmatch'] as const)('nothing changes before the server has confirmed the %s', async (how) => {
  const { sheet, onEnded, take } = await openSheet(how);
  void sheet.now().send();
  const { reply } = await take();
  expect([sheet.now().busy, onEnded.mock.calls.length]).toEqual([true, 0]);
  reply({ status: 204 });
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
  await until(() => expect(sheet.now().busy).toBe(false));
});

test.each([
  [{ hangUp: true }, 'notReached'],
  [{ status: 503 }, 'failed'],
] as const)('after %j the sheet says "%s", and the next press sends again', async (reply, failure) => {
  const { sheet, onEnded, take } = await openSheet();
  void sheet.now().send();
  (await take()).reply(reply);
  await until(() => expect(sheet.now()).toMatchObject({ failure, busy: false }));
  void sheet.now().send();
  await until(() => expect(sheet.now().failure).toBeUndefined());
  (await take()).reply({ status: 204 });
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
});

test('a second press sends nothing while the first is on its way', async () => {
  const { page, sheet, take } = await openSheet();
  void sheet.now().send();
  void sheet.now().send();
  await take();
  expect(await page.requestsUnderWay()).toBe(1);
});

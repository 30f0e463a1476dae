import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';
import type { ContactEnding } from './use-end-contact.ts';

async function openSheet(how: ContactEnding = 'block') {
  const page = await openPage();
  const { useEndContact } = await import('./use-end-contact.ts');
  const onEnded = vi.fn();
  const sheet = page.run(() => useEndContact(how, { id: 7, name: 'Otieno' }, onEnded), undefined);
  const take = () => page.api.take(how === 'block' ? 'POST /api/blocks/' : 'DELETE /api/profiles/matches/7/');
  return { page, sheet, onEnded, take };
}

test.each(['block', 'unmatch'] as const)('nothing changes before the server has confirmed the %s', async (how) => {
  const { sheet, onEnded, take } = await openSheet(how);
  void sheet.now().run();
  const { body, reply } = await take();
  expect(body).toBe(how === 'block' ? '{"user_id":7}' : '');
  expect([sheet.now().busy, onEnded.mock.calls.length]).toEqual([true, 0]);
  reply({ status: 204 });
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
  await until(() => expect(sheet.now().busy).toBe(false));
});

test.each([
  [{ hangUp: true }, 'We could not reach Mwanzo, so Otieno may still see you. Try again.'],
  [{ status: 503 }, 'That did not work, so Otieno may still see you. Please try again.'],
] as const)('after %j the sheet says "%s", and the next press sends again', async (reply, failure) => {
  const { sheet, onEnded, take } = await openSheet();
  void sheet.now().run();
  (await take()).reply(reply);
  await until(() => expect(sheet.now()).toMatchObject({ failure, busy: false }));
  void sheet.now().run();
  await until(() => expect(sheet.now().failure).toBeUndefined());
  (await take()).reply({ status: 204 });
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
});

test('a block that fails after its sheet was closed is told, and one that succeeds still counts', async () => {
  const { page, sheet, onEnded, take } = await openSheet();
  const fails = sheet.now().run();
  const { reply } = await take();
  sheet.unmount();
  reply({ status: 503 });
  await fails;
  expect(page.toast()).toBe('That did not work, so Otieno may still see you. Please try again.');
  void sheet.now().run();
  (await take()).reply({ status: 204 });
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
});

test('a second press sends nothing while the first is on its way', async () => {
  const { page, sheet, take } = await openSheet();
  void sheet.now().run();
  void sheet.now().run();
  await take();
  expect(await page.requestsUnderWay()).toBe(1);
});

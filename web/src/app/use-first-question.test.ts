import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

const path = 'GET /api/profiles/me/preferences/';
const key = 'mwanzo.preferencesChosen';

async function openQuestion({ profile = { id: 1, is_saved: true } as object, chosen = '' } = {}) {
  const page = await openPage({ profile });
  if (chosen) page.storage.setItem(key, chosen);
  const { useFirstQuestion } = await import('./use-first-question.ts');
  const question = page.run(() => useFirstQuestion(), undefined);
  return { page, question };
}

test('whoever has chosen nobody yet is asked, and once answered not again', async () => {
  const { page, question } = await openQuestion();
  expect(question.now()[0]).toBe(false);
  (await page.api.take(path)).reply({ body: { is_chosen: false } });
  await until(() => expect(question.now()[0]).toBe(true));
  expect(page.storage.getItem(key)).toBeNull();
  question.now()[1]();
  await until(() => expect(question.now()[0]).toBe(false));
  expect(page.storage.getItem(key)).toBe('1');
});

test('whoever has chosen is not asked, and the next visit does not ask the server', async () => {
  const { page, question } = await openQuestion();
  (await page.api.take(path)).reply({ body: { is_chosen: true } });
  await until(() => expect(page.storage.getItem(key)).toBe('1'));
  expect(question.now()[0]).toBe(false);
});

test.each([
  ['has answered on this phone', { chosen: '1' }],
  ['has saved no profile yet', { profile: { id: 1, is_saved: false } }],
])('whoever %s is not asked, without a request', async (_, given) => {
  const { page, question } = await openQuestion(given);
  expect([await page.requestsUnderWay(), question.now()[0]]).toEqual([0, false]);
});

test('another member’s answer counts for nobody else', async () => {
  const { page } = await openQuestion({ chosen: '2' });
  await page.api.take(path);
});

test('a failure asks nothing, and stores nothing', async () => {
  const { page, question } = await openQuestion();
  (await page.api.take(path)).reply({ status: 403 });
  await page.settled();
  expect([question.now()[0], page.storage.getItem(key)]).toEqual([false, null]);
});

test('an answer of the server after the page was left asks nothing', async () => {
  const { page, question } = await openQuestion();
  const asked = await page.api.take(path);
  question.unmount();
  asked.reply({ body: { is_chosen: false } });
  await page.settled();
  expect(question.now()[0]).toBe(false);
});

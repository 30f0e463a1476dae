import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

/** Asks for the password before an action that ends so. */
async function openQuestion() {
  const page = await openPage();
  const { useOwnPassword } = await import('./use-own-password.ts');
  const { RequestError } = await import('../../../../api/request-error.ts');
  const ends: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const act = vi.fn<(password: string) => Promise<void>>(
    () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
  );
  const question = page.run(() => useOwnPassword(act), undefined);
  const idle = () => until(() => expect(question.now().busy).toBe(false));
  return {
    act,
    question,
    idle,
    ends,
    async type(password: string): Promise<void> {
      question.now().change(password);
      await until(() => expect(question.now().password).toBe(password));
    },
    /** Submits, and refuses it so. */
    async refuse(code: string, retryAfterSeconds?: number): Promise<void> {
      void question.now().submit();
      await until(() => expect(question.now().busy).toBe(true));
      const details = { code, message: '', fields: {}, body: {}, retryAfterSeconds };
      ends.shift()?.reject(Object.assign(Object.create(RequestError.prototype) as object, { status: 400, ...details }));
      await idle();
    },
  };
}

test('without a password nothing is done, and the text goes when one is typed', async () => {
  const { act, question, type } = await openQuestion();
  void question.now().submit();
  const missing = { isPassword: true, text: 'Please type your password' };
  await until(() => expect(question.now().failure).toEqual(missing));
  await type('maji');
  expect([question.now().failure, act.mock.calls]).toEqual([undefined, []]);
});

test('a second press changes nothing, and once it is done the password is forgotten', async () => {
  const { act, question, type, ends, idle } = await openQuestion();
  await type('maji');
  void question.now().submit();
  await until(() => expect(question.now().busy).toBe(true));
  void question.now().submit();
  expect(act.mock.calls).toEqual([['maji']]);
  ends[0]?.resolve();
  await idle();
  expect(question.now()).toMatchObject({ password: '', failure: undefined });
});

test('a wrong password is told at its field until it is changed, any other failure until the next try', async () => {
  const { question, type, refuse } = await openQuestion();
  await type('maji');
  await refuse('wrong_password');
  expect(question.now().failure).toEqual({ isPassword: true, text: 'This is not your password' });
  await type('maji moto');
  expect(question.now().failure).toBeUndefined();
  await refuse('too_many_requests', 61);
  expect(question.now().failure).toEqual({ isPassword: false, text: 'Too often. Try again in 2 minutes.' });
  await type('maji moto na chai');
  expect(question.now().failure?.isPassword).toBe(false);
  await refuse('too_many_requests', 60);
  expect(question.now().failure?.text).toBe('Too often. Try again in a minute.');
  await refuse('internal');
  expect(question.now()).toMatchObject({ failure: { isPassword: false }, password: 'maji moto na chai' });
});

const exporting = 'POST /api/account/export/';

test('a download needs the password, says what went wrong or where it is, and ends when its page is left', async () => {
  const page = await openPage();
  vi.spyOn(console, 'error').mockReturnValue();
  const { DownloadScreen } = await import('./download-screen.tsx');
  const screen = await showScreen(page, <DownloadScreen />);
  await screen.press('Download');
  expect(screen.text()).toContain('Please type your password');
  expect(document.activeElement).toBe(await screen.field('Your password'));
  await screen.type('Your password', 'maji');
  await screen.press('Download');
  const lost = await page.api.take(exporting);
  expect(JSON.parse(lost.body)).toEqual({ password: 'maji' });
  lost.reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('The download broke off'));
  await screen.press('Download');
  expect(screen.text()).not.toContain('broke off');
  const archive = { headers: { 'content-type': 'application/zip' }, body: 'zip!' };
  (await page.api.take(exporting)).reply(archive);
  await until(() => expect(screen.text()).toContain('Your data is in your downloads'));
  await page.requestsUnderWay();
  expect(screen.text()).not.toContain('so far');
  await screen.type('Your password', 'maji');
  await screen.press('Download');
  await page.api.take(exporting);
  expect(screen.text()).not.toContain('in your downloads');
  screen.show(null);
  expect(await page.requestsUnderWay()).toBe(0);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

/** Asks for the password before an action that ends so. */
async function openQuestion() {
  const page = await openPage();
  const { PasswordForm } = await import('./password-form.tsx');
  const { RequestError } = await import('../../../../api/request-error.ts');
  const ends: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const act = vi.fn<(password: string) => Promise<void>>(
    () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
  );
  const form = <PasswordForm act={act} label="Delete" busyLabel="Deleting" icon={[]} />;
  const screen = await showScreen(page, form);
  return {
    act,
    screen,
    ends,
    type: (password: string) => screen.type('Your password', password),
    /** Submits, and refuses it so. */
    async refuse(code: string, retryAfterSeconds?: number): Promise<void> {
      await screen.press('Delete');
      await until(() => expect(screen.text()).toContain('Deleting'));
      const details = { code, message: '', fields: {}, body: {}, retryAfterSeconds };
      ends.shift()?.reject(Object.assign(Object.create(RequestError.prototype) as object, { status: 400, ...details }));
      await until(() => expect(screen.text()).not.toContain('Deleting'));
    },
  };
}

test('without a password nothing is done, and the text goes when one is typed', async () => {
  const { act, screen, type } = await openQuestion();
  await screen.press('Delete');
  expect(screen.text()).toContain('Please type your password');
  expect(document.activeElement).toBe(await screen.field('Your password'));
  await type('maji');
  expect(screen.text()).not.toContain('Please type your password');
  expect(act).not.toHaveBeenCalled();
});

test('a second press changes nothing, and once it is done the password is forgotten', async () => {
  const { act, screen, type, ends } = await openQuestion();
  await type('maji');
  await screen.press('Delete');
  await until(() => expect(screen.text()).toContain('Deleting'));
  await screen.press('Deleting');
  expect(act.mock.calls).toEqual([['maji']]);
  ends[0]?.resolve();
  await until(() => expect(screen.text()).not.toContain('Deleting'));
  expect((await screen.field('Your password')).value).toBe('');
  expect(screen.text()).not.toContain('Please type your password');
});

test('a wrong password is told at its field until it is changed, any other failure until the next try', async () => {
  const { screen, type, refuse } = await openQuestion();
  await type('maji');
  await refuse('wrong_password');
  expect(screen.text()).toContain('This is not your password');
  expect((await screen.field('Your password')).getAttribute('aria-invalid')).toBe('true');
  await type('maji moto');
  expect(screen.text()).not.toContain('This is not your password');
  await refuse('too_many_requests', 61);
  expect(screen.text()).toContain('Too often. Try again in 2 minutes.');
  expect((await screen.field('Your password')).getAttribute('aria-invalid')).not.toBe('true');
  await type('maji moto na chai');
  expect(screen.text()).toContain('Too often');
  await refuse('too_many_requests', 60);
  expect(screen.text()).toContain('Too often. Try again in a minute.');
  await refuse('too_many_requests');
  expect(screen.text()).toContain('Too often. Try again in a minute.');
  await refuse('internal');
  expect(screen.text()).not.toContain('Too often');
  expect(screen.text()).toContain('That did not work. Please try again.');
  expect((await screen.field('Your password')).value).toBe('maji moto na chai');
});

const exporting = 'POST /api/account/export/';

test('a download says how much has arrived so far, once something has', async () => {
  const progress: ((received: number) => void)[] = [];
  vi.doMock('../../../../api/download.ts', () => ({
    downloading: (onProgress: (received: number) => void) => (url: string, message: RequestInit) => {
      progress.push(onProgress);
      return fetch(url, message);
    },
  }));
  onTestFinished(() => void vi.doUnmock('../../../../api/download.ts'));
  const page = await openPage();
  const { DownloadScreen } = await import('./download-screen.tsx');
  const screen = await showScreen(page, <DownloadScreen />);
  await screen.type('Your password', 'maji');
  await screen.press('Download');
  await page.api.take(exporting);
  expect(screen.text()).not.toContain('so far');
  progress[0]?.(150_000);
  await until(() => expect(screen.text()).toMatch(/\|150.KB so far\|/));
  screen.show(null);
});

test('a download needs the password, says what went wrong or where it is, and ends when its page is left', async () => {
  const page = await openPage();
  vi.spyOn(console, 'error').mockReturnValue();
  const { DownloadScreen } = await import('./download-screen.tsx');
  const screen = await showScreen(page, <DownloadScreen />);
  await screen.press('Download');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/download.txt');
  expect(document.activeElement).toBe(await screen.field('Your password'));
  await screen.type('Your password', 'maji');
  await screen.press('Download');
  const lost = await page.api.take(exporting);
  expect(JSON.parse(lost.body)).toEqual({ password: 'maji' });
  lost.reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('The download broke off'));
  await screen.press('Download');
  expect(screen.text()).not.toContain('broke off');
  const files: unknown[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const archive = { headers: { 'content-type': 'application/zip' }, body: 'zip!'.repeat(5000) };
  (await page.api.take(exporting)).reply(archive);
  await until(() => expect(screen.text()).toMatch(/Your data is in your downloads[^|]*20.KB/));
  expect([names, files]).toEqual([['mwanzo-data.zip'], [expect.objectContaining({ size: 20_000 })]]);
  await page.requestsUnderWay();
  expect(screen.text()).not.toContain('so far');
  await screen.type('Your password', 'maji');
  await screen.press('Download');
  await page.api.take(exporting);
  expect(screen.text()).not.toContain('in your downloads');
  screen.show(null);
  expect(await page.requestsUnderWay()).toBe(0);
});

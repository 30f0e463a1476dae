import { encode } from 'uqr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

const begin = 'POST /api/account/second-step/';
const codes = ['abcd-1', 'abcd-2'];

/** Opens the page of the second step. */
async function openStep(state: object) {
  const page = await openPage();
  const { SecondStepScreen } = await import('./second-step-screen.tsx');
  // A state that is known already is read again at each visit.
  page.client.setQueryDefaults(['second-step'], { staleTime: Number.POSITIVE_INFINITY });
  page.client.setQueryData(['second-step'], state);
  const screen = await showScreen(page, <SecondStepScreen />, '/settings/second-step');
  const reads = async (now: object) => {
    (await page.api.take('GET /api/account/second-step/')).reply({ body: now });
    await page.settled();
  };
  await reads(state);
  return { page, screen, reads };
}

/** Checks that a picture has the modules of this text's code, dark on white, with the border that cameras need. */
function expectQrCode(picture: Element | null, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const [ground, modules] = picture?.children ?? [];
  expect(picture?.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect([ground?.getAttribute('fill'), ground?.getAttribute('width'), modules?.getAttribute('fill')]).toEqual([
    '#fff',
    String(size),
    '#000',
  ]);
  expect(modules?.getAttribute('d')).toBe(dark.join(''));
}

/** Returns the text of what has the focus. */
const focused = () => document.activeElement?.textContent;

/** Returns the text that a browser that translates the page leaves alone. */
const untranslated = () => document.querySelector('[translate=no]')?.textContent;

const off = { is_on: false, recovery_codes_left: 0 };
const on = { is_on: true, recovery_codes_left: 1 };

test('the second step is set up: password, key, code and recovery codes, which stay until they are kept', async () => {
  const { page, screen } = await openStep(off);
  await screen.press('Continue');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/first-step.txt');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('Present password', 'wrong');
  await screen.press('Continue');
  (await page.api.take(begin)).reply(refusal('wrong_password'));
  await until(() => expect(screen.text()).toContain('This is not your present password.'));
  expect(screen.text()).not.toContain('That did not work.');
  await screen.type('Present password', 'maji moto');
  await screen.press('Continue');
  (await page.api.take(begin)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await screen.press('Continue');
  const asked = await page.api.take(begin);
  expect(JSON.parse(asked.body)).toEqual({ password: 'maji moto' });
  asked.reply({ body: { key: 'ABCDEFGHIJ', uri: 'otpauth://totp/x' } });
  await until(() => expect(screen.text()).toContain('ABCD EFGH IJ'));
  await until(() => expect(focused()).toBe('Add Mwanzo to your app'));
  await until(() => expect(screen.all('svg[role=img]', '')).toHaveLength(1));
  expectQrCode(document.querySelector('svg[role=img]'), 'otpauth://totp/x');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/second-step.txt');
  expect(untranslated()).toBe('ABCD EFGH IJ');
  const writeText = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await screen.press('Copy the key');
  await until(() => expect(writeText.mock.calls).toEqual([['ABCDEFGHIJ']]));
  await until(() => expect(page.toast()).toBe('The key is copied'));
  await screen.type('Code of the app', '123456');
  await screen.press('Turn it on');
  (await page.api.take(`${begin}confirm/`)).reply(refusal('second_step_refused'));
  await until(() => expect(screen.text()).toContain('This code is not right'));
  expect(screen.text()).not.toContain('That did not work.');
  await screen.type('Code of the app', '654321');
  await screen.press('Turn it on');
  (await page.api.take(`${begin}confirm/`)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await screen.press('Turn it on');
  const confirmed = await page.api.take(`${begin}confirm/`);
  expect(JSON.parse(confirmed.body)).toEqual({ code: '654321' });
  confirmed.reply({ body: { recovery_codes: codes } });
  await until(() => expect(screen.text()).toMatch(/Step 3 of 3.*abcd-1\|abcd-2/));
  await until(() => expect(focused()).toBe('Keep these codes'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/third-step.txt');
  expect(untranslated()).toBe('abcd-1abcd-2');
  await screen.press('I have kept them');
  expect(screen.text()).toMatch(/Signing in asks for a code\|2 recovery codes are left/);
  // Turned off, it begins from the start, and not with the earlier key.
  await screen.press('Turn it off');
  await answer(screen, 'Turn it off');
  (await page.api.take(`${begin}end/`)).reply({ body: {} });
  await until(() => expect(screen.text()).toContain('A code besides your password'));
});

test('a second step that another device has turned on meanwhile is shown as on', async () => {
  const { page, screen, reads } = await openStep(off);
  await screen.type('Present password', 'maji moto');
  await screen.press('Continue');
  (await page.api.take(begin)).reply(refusal('second_factor_on'));
  await reads(on);
  expect(screen.text()).toMatch(/Signing in asks for a code\|1 recovery code is left/);
});

test('a key whose picture does not arrive can be typed', async () => {
  vi.doMock('./qr-code.tsx', () => Promise.reject(new Error('no code')));
  onTestFinished(() => void vi.doUnmock('./qr-code.tsx'));
  const { page, screen } = await openStep(off);
  await screen.type('Present password', 'maji moto');
  await screen.press('Continue');
  (await page.api.take(begin)).reply({ body: { key: 'ABCDEFGHIJ', uri: 'otpauth://totp/x' } });
  await until(() => expect(screen.text()).toMatch(/\|The QR code did not load\. Use the key below\.\|Open the app\|/));
});

test('a key whose code is refused because the second step is on already is not shown again', async () => {
  const { page, screen, reads } = await openStep(off);
  await screen.type('Present password', 'maji moto');
  await screen.press('Continue');
  (await page.api.take(begin)).reply({ body: { key: 'ABCDEFGHIJ', uri: 'otpauth://totp/x' } });
  await screen.type('Code of the app', '123456');
  await screen.press('Turn it on');
  (await page.api.take(`${begin}confirm/`)).reply(refusal('second_factor_on'));
  await reads(on);
  page.client.setQueryData(['second-step'], off);
  await until(() => expect(screen.text()).toContain('A code besides your password'));
});

/** Answers the question before an action that makes the account less secure. */
async function answer(screen: Awaited<ReturnType<typeof openStep>>['screen'], label: string) {
  await screen.type('Present password', 'maji moto');
  await screen.type('Code of the app', '123456');
  const buttons = screen.all('button', label);
  await screen.pressElement(buttons.at(-1));
}

test('it is turned off with the password and a code, and the page begins again', async () => {
  const { page, screen } = await openStep(on);
  await screen.press('Turn it off');
  await screen.pressElement(screen.all('button', 'Turn it off').at(-1));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/turn-off.txt');
  await answer(screen, 'Turn it off');
  const path = `${begin}end/`;
  const sent = await page.api.take(path);
  expect(JSON.parse(sent.body)).toEqual({ password: 'maji moto', code: '123456' });
  sent.reply(refusal('second_step_refused'));
  await until(() => expect(screen.text()).toContain('This code is not right'));
  // An error that stands at its field is not said twice.
  expect(screen.text()).not.toContain('That did not work.');
  await answer(screen, 'Turn it off');
  (await page.api.take(path)).reply(refusal('wrong_password'));
  await until(() => expect(screen.text()).toContain('This is not your present password.'));
  expect(screen.text()).not.toContain('That did not work.');
  await answer(screen, 'Turn it off');
  (await page.api.take(path)).reply({ status: 500 });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await answer(screen, 'Turn it off');
  (await page.api.take(path)).reply({ body: {} });
  await until(() => expect(screen.text()).toContain('A code besides your password'));
  expect([page.toast(), document.activeElement?.tagName]).toEqual(['The second step is off', 'H1']);
  expect(page.client.getQueryData(['second-step'])).toEqual(off);
});

test('new recovery codes replace the earlier ones, and are not a step of the set-up', async () => {
  const { page, screen } = await openStep(on);
  const user = { id: 1, email: 'a@example.com' } as Parameters<typeof page.session.signedIn>[1];
  page.session.signedIn({ access: 'a', refresh: 'r' }, user);
  await screen.press('New recovery codes');
  await screen.type('Code of the app', '123');
  await screen.press('Use a recovery code');
  // A part of the one kind of code is none of the other.
  await expect(screen.words()).toMatchFileSnapshot('./in-words/new-codes.txt');
  await screen.press('Use the code of the app');
  await answer(screen, 'Get new codes');
  const renewing = await page.api.take(`${begin}codes/`);
  expect(JSON.parse(renewing.body)).toEqual({ password: 'maji moto', code: '123456' });
  renewing.reply({ body: { recovery_codes: codes } });
  await until(() => expect(screen.text()).toContain('abcd-1|abcd-2'));
  expect(screen.text()).not.toContain('of 3');
  const writeText = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await screen.press('Copy');
  await until(() => expect(page.toast()).toBe('The codes are copied'));
  expect(writeText.mock.calls).toEqual([['abcd-1\nabcd-2']]);
  writeText.mockRejectedValue(new Error('not allowed'));
  await screen.press('Copy');
  await until(() => expect(page.toast()).toMatch(/^It could not be copied/));
  expect(page.toastError()).toBeNull();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await screen.press('Save');
  expect([names, files[0]?.type]).toEqual([['mwanzo-recovery-codes.txt'], 'text/plain']);
  expect(await files[0]?.text()).toMatch(/^Recovery codes of .?a@example\.com.? on Mwanzo\n\nabcd-1\nabcd-2\n$/);
  await screen.press('I have kept them');
  expect(screen.text()).toContain('2 recovery codes are left');
});

test('a question that was left comes back without what was typed, and without the failure of before', async () => {
  const { page, screen } = await openStep(on);
  await screen.press('Turn it off');
  await answer(screen, 'Turn it off');
  const refused = await page.api.take(`${begin}end/`);
  expect(screen.all('button', 'One moment...')).toHaveLength(1);
  refused.reply({ status: 500 });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await screen.press('Cancel');
  await screen.press('Turn it off');
  expect(screen.text()).not.toContain('That did not work.');
  expect((await screen.field('Present password')).value).toBe('');
});

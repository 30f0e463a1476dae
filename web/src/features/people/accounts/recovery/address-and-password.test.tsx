import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
import { open } from './open-recovery.fixture.ts';

/** Opens the page of the member's address. */
async function openAddress(state: object) {
  const opened = await open(async () => {
    const { EmailScreen } = await import('./email-screen.tsx');
    return <EmailScreen />;
  }, '/settings/email');
  (await opened.page.api.take('GET /api/account/email/')).reply({ body: state });
  await opened.page.settled();
  return opened;
}

const address = { email: 'amina@example.com', is_confirmed: true, waiting_for: null };

test('another address is sent with the password, and the page then says where the link went', async () => {
  const { page, screen } = await openAddress(address);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/address.txt');
  expect(screen.text()).not.toContain('Send again');
  await screen.type('New address', 'AMINA@example.com ');
  await screen.press('Send the link');
  expect(screen.text()).toMatch(/This is your address already\..*Enter your present password\./);
  await screen.type('New address', ' new@example.com');
  await screen.type('Present password', 'maji moto');
  await screen.press('Send the link');
  const path = 'POST /api/account/email/';
  const sent = await page.api.take(path);
  expect(JSON.parse(sent.body)).toEqual({ email: 'new@example.com', password: 'maji moto' });
  sent.reply(refusal('wrong_password'));
  await until(() => expect(screen.text()).toContain('This is not your present password.'));
  expect(screen.text()).not.toContain('That did not work.');
  await screen.press('Send the link');
  (await page.api.take(path)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await screen.press('Send the link');
  (await page.api.take(path)).reply({ body: {} });
  (await page.api.take('GET /api/account/email/')).reply({ body: { ...address, waiting_for: 'new@example.com' } });
  await until(() => expect(screen.text()).toMatch(/If .*new@example\.com.* can be used/));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/waiting-address.txt');
});

test('an address that is not confirmed gets its link again, and nobody else’s device is promised an undo', async () => {
  const { page, screen } = await openAddress({ ...address, is_confirmed: false });
  expect(screen.text()).toMatch(/Not confirmed yet.*Open the link that we sent.*Other devices are signed out then\./);
  expect(screen.text()).not.toContain('a way to undo it');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/unconfirmed-address.txt');
  await screen.press('Send again');
  await screen.press('Send again');
  expect(await page.requestsUnderWay()).toBe(1);
  (await page.api.take('POST /api/account/email/send/')).reply({ body: {} });
  await until(() => expect(page.toast()).toBe('The link is on its way'));
  expect(page.toastError()).toBeUndefined();
});

test('a link that could not be sent again is not said to be on its way', async () => {
  const { page, screen } = await openAddress({ ...address, is_confirmed: false });
  await screen.press('Send again');
  (await page.api.take('POST /api/account/email/send/')).reply(refusal('unavailable'));
  await until(() => expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/^That did not work\./));
  expect(page.toast()).toBeUndefined();
  await screen.press('Send again');
  (await page.api.take('POST /api/account/email/send/')).reply(refusal('too_many_requests'));
  await until(() => expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/^Too many tries\./));
});

test('a new password is sent with the present one, and each is refused at its own field', async () => {
  const { page, screen, told } = await open(async () => {
    const { PasswordScreen } = await import('./password-screen.tsx');
    return <PasswordScreen />;
  }, '/settings/password');
  await screen.press('Save the password');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/password.txt');
  await screen.type('Present password', 'maji moto');
  await screen.type('New password', 'maji moto na chai');
  await screen.press('Save the password');
  const path = 'POST /api/password/change/';
  const sent = await page.api.take(path);
  expect(JSON.parse(sent.body)).toEqual({ current: 'maji moto', password: 'maji moto na chai' });
  sent.reply(refusal('wrong_password'));
  await until(() => expect(screen.text()).toMatch(/not your present password\.\|New password/));
  expect(screen.text()).not.toContain('That did not work.');
  await screen.press('Save the password');
  (await page.api.take(path)).reply(refusal('invalid_input', { fields: { password: ['too_personal'] } }));
  await until(() =>
    expect(screen.text()).toContain('Your name or address is the first that others try. Use four random words.'),
  );
  expect(screen.text()).not.toMatch(/not your present password\.|That did not work\./);
  await screen.press('Save the password');
  (await page.api.take(path)).reply(refusal('too_many_requests'));
  await until(() => expect(screen.text()).toContain('Too many tries.'));
  await screen.press('Save the password');
  (await page.api.take(path)).reply({ body: {} });
  await until(() => expect(screen.paths()).toEqual(['/settings']));
  expect([told(), page.session.readSession().status]).toEqual([
    ['Your password has changed', 'Other devices were signed out.'],
    'authenticated',
  ]);
});

test.each([
  ['goes back there', 1],
  ['stays on a page that was opened meanwhile', 0],
])('after a new password, who came from the settings %s', async (_, times) => {
  const { page, screen } = await open(async () => {
    const { PasswordScreen } = await import('./password-screen.tsx');
    return <PasswordScreen />;
  }, '/settings/password');
  const back = vi.fn();
  history.pushState({ fromAbove: true }, '');
  Object.assign(history, { back });
  await screen.type('Present password', 'maji moto');
  await screen.type('New password', 'maji moto na chai');
  await screen.press('Save the password');
  const { reply } = await page.api.take('POST /api/password/change/');
  if (times === 0) screen.show(null);
  reply({ body: {} });
  await until(() => expect(page.toast()).toBe('Your password has changed'));
  expect(await page.requestsUnderWay()).toBe(0);
  expect([back.mock.calls.length, screen.paths()]).toEqual([times, ['/settings/password']]);
});

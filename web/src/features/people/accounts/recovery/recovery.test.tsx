import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

/** Opens a page on which member 1 is signed in, or nobody. */
async function open(makeScreen: () => Promise<ReactNode>, path: string, isSignedIn = true) {
  const page = await openPage();
  if (!isSignedIn) page.session.logout();
  const { Router } = await import('wouter');
  const shown = await makeScreen();
  return { page, screen: await showScreen(page, <Router>{shown}</Router>, path) };
}

/** Returns the text of the heading that has the focus. */
const focused = () => document.activeElement?.textContent;

const reset = async () => {
  const { ResetScreen } = await import('./reset-screen.tsx');
  return <ResetScreen />;
};

const confirm = async () => {
  const { ConfirmScreen } = await import('./confirm-screen.tsx');
  return <ConfirmScreen />;
};

const forgot = async () => {
  const { ForgotScreen } = await import('./forgot-screen.tsx');
  return <ForgotScreen />;
};

test.each([
  ['token', 'Choose a new password', 'POST /api/password/reset/confirm/'],
  ['undo', 'Take your account back', 'POST /api/account/email/undo/'],
])('the link with a %s says “%s”, and its password goes there', async (name, title, path) => {
  const { page, screen } = await open(reset, `/reset#${name}=abc`);
  expect([screen.text().includes(title), document.title.startsWith(title)]).toEqual([true, true]);
  await screen.type('New password', 'short');
  await screen.press('Save the password');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('New password', 'maji moto na chai');
  await screen.press('Save the password');
  const sent = await page.api.take(path);
  expect(JSON.parse(sent.body)).toEqual({ token: 'abc', password: 'maji moto na chai' });
  sent.reply({ body: { email: 'amina@example.com' } });
  await until(() => expect(screen.paths()).toEqual(['/login']));
  // The server has ended this session too.
  expect([page.session.readSession().status, page.toast()]).toEqual(['unauthenticated', 'Your password has changed']);
});

test('a link that has ended leads to a new one, and a refused password to another', async () => {
  const { page, screen } = await open(reset, '/reset#token=abc', false);
  await screen.type('New password', 'Password1');
  await screen.press('Save the password');
  const path = 'POST /api/password/reset/confirm/';
  (await page.api.take(path)).reply(refusal('invalid_input', { fields: { password: ['too_common'] } }));
  await until(() => expect(screen.text()).toContain('on lists that attackers try first'));
  expect(screen.text()).not.toContain('That did not work.');
  await screen.press('Save the password');
  (await page.api.take(path)).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await screen.press('Save the password');
  (await page.api.take(path)).reply(refusal('link_ended'));
  expect((await screen.button('Get a new link')).getAttribute('href')).toBe('/forgot');
  await until(() => expect(focused()).toBe('This link has ended'));
});

test('a page of a link without its token says that the link has ended', async () => {
  const { page, screen } = await open(reset, '/reset', false);
  expect(screen.text()).toContain('This link has ended');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('an address is confirmed by the button alone, and only once', async () => {
  const { page, screen } = await open(confirm, '/confirm#token=abc', false);
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Confirm the address');
  await screen.press('Confirming');
  expect(await page.requestsUnderWay()).toBe(1);
  const sent = await page.api.take('POST /api/account/email/confirm/');
  expect(JSON.parse(sent.body)).toEqual({ token: 'abc' });
  sent.reply({ body: { email: 'amina@example.com' } });
  await until(() => expect(screen.text()).toMatch(/The address is confirmed.*amina@example\.com/));
  await until(() => expect(focused()).toBe('The address is confirmed'));
});

test.each([
  ['a member to the page of the address', true, '/settings/email'],
  ['anybody else to the sign-in', false, '/login'],
])('an ended link to confirm an address leads %s', async (_, isSignedIn, path) => {
  const { page, screen } = await open(confirm, '/confirm#token=abc', isSignedIn);
  await screen.press('Confirm the address');
  (await page.api.take('POST /api/account/email/confirm/')).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('That did not work.'));
  await screen.press('Confirm the address');
  (await page.api.take('POST /api/account/email/confirm/')).reply(refusal('link_ended'));
  expect((await screen.button('Get a new link')).getAttribute('href')).toBe(path);
});

test('the link for a new password goes to the address without its spaces, and then to another one', async () => {
  const { page, screen } = await open(forgot, '/forgot', false);
  await screen.type('Email', ' amina@example.com ');
  await screen.press('Send the link');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const sent = await page.api.take('POST /api/password/reset/');
  expect(JSON.parse(sent.body)).toEqual({ email: 'amina@example.com' });
  sent.reply(refusal('too_many_requests'));
  await until(() => expect(screen.text()).toContain('Too many tries.'));
  await screen.press('Send the link');
  expect(screen.text()).not.toContain('Too many tries.');
  (await page.api.take('POST /api/password/reset/')).reply({ body: {} });
  await until(() => expect(screen.text()).toMatch(/If .*amina@example\.com.* has an account/));
  await until(() => expect(focused()).toBe('Check your email'));
  await screen.press('Use another address');
  expect((await screen.field('Email')).value).toBe('amina@example.com');
});

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
  expect(screen.text()).toMatch(/amina@example\.com\|Confirmed\|/);
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
});

test('an address that is not confirmed gets its link again, and nobody else’s device is promised an undo', async () => {
  const { page, screen } = await openAddress({ ...address, is_confirmed: false });
  expect(screen.text()).toMatch(/Not confirmed yet.*Open the link that we sent.*Other devices are signed out then\./);
  expect(screen.text()).not.toContain('a way to undo it');
  await screen.press('Send again');
  (await page.api.take('POST /api/account/email/send/')).reply({ body: {} });
  await until(() => expect(page.toast()).toBe('The link is on its way'));
});

test('a link that could not be sent again is not said to be on its way', async () => {
  const { page, screen } = await openAddress({ ...address, is_confirmed: false });
  await screen.press('Send again');
  (await page.api.take('POST /api/account/email/send/')).reply(refusal('unavailable'));
  await until(() => expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy());
  expect(page.toast()).toBeUndefined();
});

test('a new password is sent with the present one, and each is refused at its own field', async () => {
  const { page, screen } = await open(async () => {
    const { PasswordScreen } = await import('./password-screen.tsx');
    return <PasswordScreen />;
  }, '/settings/password');
  await screen.press('Save the password');
  expect(screen.text()).toMatch(/Enter your present password\..*Enter your password\./);
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
  expect([page.toast(), page.session.readSession().status]).toEqual(['Your password has changed', 'authenticated']);
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

test('an address that was typed or is known need not be typed again on the next page', async () => {
  const { screen, page } = await open(async () => null, '/login#token=abc', false);
  const { Router } = await import('wouter');
  const { useBrowserLocation } = await import('wouter/use-browser-location');
  const { LoginScreen } = await import('../login-screen.tsx');
  const show = (shown: ReactNode) => screen.show(<Router hook={useBrowserLocation}>{shown}</Router>);
  const login = <LoginScreen Restricted={() => null} />;
  show(login);
  await screen.type('Email', 'amina@example.com');
  await screen.press('Forgot password?');
  show(await forgot());
  expect((await screen.field('Email')).value).toBe('amina@example.com');
  show(await reset());
  await screen.type('New password', 'maji moto na chai');
  await screen.press('Save the password');
  (await page.api.take('POST /api/password/reset/confirm/')).reply({ body: { email: 'otieno@example.com' } });
  await until(() => expect(history.state).toEqual({ email: 'otieno@example.com' }));
  show(login);
  expect((await screen.field('Email')).value).toBe('otieno@example.com');
});

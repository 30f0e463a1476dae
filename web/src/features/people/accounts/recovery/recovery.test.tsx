import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
import { open } from './open-recovery.fixture.ts';

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
  const { page, screen, told } = await open(reset, `/reset#${name}=abc`);
  expect([screen.text().includes(title), document.title.startsWith(title)]).toEqual([true, true]);
  await screen.type('New password', 'short');
  await screen.press('Save the password');
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/reset-with-${name}.txt`);
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('New password', 'maji moto na chai');
  await screen.press('Save the password');
  const sent = await page.api.take(path);
  expect(JSON.parse(sent.body)).toEqual({ token: 'abc', password: 'maji moto na chai' });
  expect(screen.all('button', 'Saving...').map((button) => button.getAttribute('aria-busy'))).toEqual(['true']);
  sent.reply({ body: { email: 'amina@example.com' } });
  await until(() => expect(screen.paths()).toEqual(['/login']));
  expect([screen.state(), told()]).toEqual([
    { email: 'amina@example.com' },
    ['Your password has changed', 'Sign in with the new one.'],
  ]);
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/ended-link.txt');
  expect(document.title).toMatch(/^This link has ended/);
});

test('a new password on a phone whose session has ended takes nothing that its member has left unsent', async () => {
  const { page, screen, told } = await open(reset, '/reset#undo=old&token=new', false);
  page.storage.setItem('mwanzo.outbox', 'unsent');
  await screen.type('New password', 'maji moto na chai');
  await screen.press('Save the password');
  // With both, the link takes the account back.
  const sent = await page.api.take('POST /api/account/email/undo/');
  expect(JSON.parse(sent.body)).toEqual({ token: 'old', password: 'maji moto na chai' });
  sent.reply({ body: { email: 'amina@example.com' } });
  await until(() => expect(told()).toEqual(['Your password has changed', 'Sign in with the new one.']));
  expect([page.toastError(), page.storage.getItem('mwanzo.outbox')]).toEqual([undefined, 'unsent']);
});

test('a page of a link without its token says that the link has ended', async () => {
  const { page, screen } = await open(reset, '/reset', false);
  expect(screen.text()).toContain('This link has ended');
  screen.show(null);
  screen.show(await confirm());
  expect(screen.text()).toContain('This link has ended');
  expect((await screen.button('Get a new link')).getAttribute('href')).toBe('/login');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('an address is confirmed by the button alone, and only once', async () => {
  const { page, screen } = await open(confirm, '/confirm#token=abc', false);
  expect(await page.requestsUnderWay()).toBe(0);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/confirm.txt');
  await screen.press('Confirm the address');
  await screen.press('Confirming');
  expect(await page.requestsUnderWay()).toBe(1);
  const sent = await page.api.take('POST /api/account/email/confirm/');
  expect(JSON.parse(sent.body)).toEqual({ token: 'abc' });
  sent.reply({ body: { email: 'amina@example.com' } });
  await until(() => expect(screen.text()).toMatch(/The address is confirmed.*amina@example\.com/));
  await until(() => expect(focused()).toBe('The address is confirmed'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/confirmed.txt');
  expect(document.title).toMatch(/^The address is confirmed/);
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
  await screen.press('Send the link');
  expect(await page.requestsUnderWay()).toBe(0);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/forgot.txt');
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/link-sent.txt');
  await screen.press('Use another address');
  expect((await screen.field('Email')).value).toBe('amina@example.com');
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

import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { expect, test } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const tokens = 'POST /api/token/';
const welcome: Reply = { body: { access: 'a2', refresh: 'r2', user: { id: 2, full_name: 'Amina' } } };

/** Opens the page of the sign-in for somebody who is signed out. */
async function openLogin() {
  const page = await openPage();
  page.session.logout();
  const { LoginScreen } = await import('./login-screen.tsx');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const Restricted = ({ decision, onBack }: { decision: MemberDecision; onBack: () => void }) => (
    <button type="button" onClick={onBack}>
      You are suspended: {decision.reason}
    </button>
  );
  const screen = await showScreen(page, <LoginScreen Restricted={Restricted} />, '/login');
  const send = async (reply: Reply): Promise<object> => {
    const sent = await page.api.take(tokens);
    sent.reply(reply);
    return JSON.parse(sent.body) as object;
  };
  return {
    page,
    screen,
    send,
    /** Returns the title and the text of the last toast. */
    told: () => [toastStore.read()?.title, toastStore.read()?.description],
    /** Signs in with the password, and responds so. */
    async signIn(reply: Reply): Promise<void> {
      await screen.type('Email', 'amina@example.com');
      await screen.type('Password', 'maji moto');
      await screen.press('Sign In');
      await send(reply);
    },
  };
}

test('nothing is sent without an address and a password, and what is missing follows what is typed', async () => {
  const { page, screen } = await openLogin();
  await screen.press('Sign In');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/sign-in.txt');
  expect(document.activeElement?.getAttribute('name')).toBe('email');
  await screen.type('Email', 'amina@');
  expect(screen.text()).toContain('Enter the whole address');
  await screen.type('Email', 'amina@example.com');
  expect(screen.text()).not.toContain('address,');
  await screen.press('Sign In');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a sign-in is sent once however often it is pressed, and opens the app in place of the form', async () => {
  const { page, screen, send, told } = await openLogin();
  const { rememberReturnPath } = await import('../../../api/return-path.ts');
  rememberReturnPath('/premium');
  await screen.type('Email', 'amina@example.com');
  await screen.type('Password', 'maji moto');
  await screen.press('Sign In');
  await screen.press('Signing In');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  expect(await send(welcome)).toEqual({ email: 'amina@example.com', password: 'maji moto' });
  await until(() => expect(screen.paths()).toEqual(['/premium']));
  expect([page.session.readSession().user?.id, told()]).toEqual([
    2,
    ['Welcome back!', 'You have been signed in successfully'],
  ]);
  expect([page.storage.getItem('accessToken'), page.storage.getItem('refreshToken')]).toEqual(['a2', 'r2']);
});

test('what a password manager has filled in without a word counts as typed', async () => {
  const { page, screen, send } = await openLogin();
  Object.assign(await screen.field('Email'), { value: 'amina@example.com' });
  Object.assign(await screen.field('Password'), { value: 'maji moto' });
  await screen.press('Sign In');
  const filled = { email: 'amina@example.com', password: 'maji moto' };
  expect(await send(refusal('second_factor_required'))).toEqual(filled);
  await screen.type('Code of the app', '123456');
  await screen.press('Sign In');
  expect(await send(refusal('too_many_requests'))).toEqual({ ...filled, code: '123456' });
  await screen.press('Back to the password');
  expect((await screen.field('Email')).value).toBe('amina@example.com');
  expect(page.toast()).toBeUndefined();
});

test('the address of a reset account is there to sign in with, until another one is typed', async () => {
  const { screen, signIn } = await openLogin();
  history.replaceState({ email: 'juma@example.com' }, '');
  // Coming to the page with the address.
  await screen.press('Sign In');
  expect((await screen.field('Email')).value).toBe('juma@example.com');
  await signIn(refusal('second_factor_required'));
  await screen.press('Back to the password');
  expect((await screen.field('Email')).value).toBe('amina@example.com');
});

test('a wrong password is told, and the next try is sent', async () => {
  const { page, screen, signIn, send, told } = await openLogin();
  await signIn(refusal('wrong_credentials'));
  await until(() => expect(told()).toEqual(['Login Failed', 'Invalid email or password. Please try again.']));
  expect(page.toastError()).toMatchObject({ code: 'wrong_credentials' });
  await screen.press('Sign In');
  await send(welcome);
  await until(() => expect(screen.paths()).toEqual(['/discover']));
});

test('a sign-in that gets no response is told in the same words, and names why', async () => {
  const { page, signIn, told } = await openLogin();
  await signIn({ hangUp: true });
  await until(() => expect(told()).toEqual(['Login Failed', 'Invalid email or password. Please try again.']));
  expect(page.toastError()).toMatchObject({ name: 'NetworkError' });
});

test('why the last session ended is said above the form, until somebody signs in', async () => {
  const { screen, signIn } = await openLogin();
  const { keepSessionEnd } = await import('../../../api/session-end.ts');
  keepSessionEnd('expired');
  const alert = () => document.querySelector('[role=alert]')?.textContent;
  await until(() => expect(alert()).toBe('You were signed out because you had not opened Mwanzo here for 30 days.'));
  expect(screen.text()).not.toContain('Sign in to pick up where you left off.');
  await signIn(welcome);
  await until(() => expect(alert()).toBeUndefined());
});

test('a suspended member sees the decision in place of the form, and comes back from it', async () => {
  const { page, screen, signIn } = await openLogin();
  await signIn(refusal('account_suspended', { decision: { reason: 'money' } }));
  await screen.button('You are suspended');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/suspended.txt');
  await screen.press('You are suspended');
  expect((await screen.field('Email')).name).toBe('email');
  expect(page.toast()).toBeUndefined();
});

/** Signs in with the password to an account with a second step. */
async function openCodeForm() {
  const login = await openLogin();
  await login.signIn(refusal('second_factor_required'));
  await login.screen.field('Code of the app');
  return {
    ...login,
    async enter(code: string, reply: Reply, field = 'Code of the app'): Promise<object> {
      await login.screen.type(field, code);
      await login.screen.press('Sign In');
      return login.send(reply);
    },
  };
}

test('the code is sent with the password; a wrong one is told at its field until another is typed', async () => {
  const { page, screen, enter } = await openCodeForm();
  await until(() => expect(document.activeElement?.getAttribute('name')).toBe('code'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/code.txt');
  const body = { email: 'amina@example.com', password: 'maji moto', code: '123456' };
  expect(await enter('123456', refusal('wrong_code'))).toEqual(body);
  await until(() => expect(screen.text()).toContain('This code is not right'));
  expect(screen.text()).not.toContain('That did not work.');
  await screen.type('Code of the app', '12345');
  expect(screen.text()).toMatch(/Type the six digits\./);
  expect(await enter('654321', welcome)).toEqual({ ...body, code: '654321' });
  await until(() => expect(screen.paths()).toEqual(['/discover']));
  expect(page.session.readSession().user?.id).toBe(2);
});

test.each<[string, Reply, string]>([
  ['too many tries', refusal('too_many_requests'), 'Too many tries.'],
  ['a server that fails', refusal('internal'), 'That did not work.'],
  ['a lost response', { hangUp: true }, 'That did not work.'],
])('after %s the code can be sent again', async (_, reply, told) => {
  const { page, screen, enter } = await openCodeForm();
  await enter('123456', reply);
  await until(() => expect(screen.text()).toContain(told));
  expect(page.toast()).toBeUndefined();
  await screen.press('Sign In');
  await page.api.take(tokens);
});

test('a suspended member is told so after the code, and any other refusal leads back to the password', async () => {
  const { page, screen, send, enter } = await openCodeForm();
  await enter('123456', refusal('wrong_credentials'));
  await until(() => expect(page.toast()).toBe('Login Failed'));
  await screen.type('Password', 'maji moto');
  await screen.press('Sign In');
  await send(refusal('second_factor_required'));
  await screen.field('Code of the app');
  await enter('123456', refusal('account_suspended', { decision: { reason: 'harassment' } }));
  await screen.button('You are suspended: harassment');
});

test('a recovery code is asked for in its own field, and what was typed for the app is gone', async () => {
  const { screen, enter } = await openCodeForm();
  await screen.type('Code of the app', '123');
  await screen.press('Use a recovery code');
  const { value, maxLength } = await screen.field('Recovery code');
  expect([value, maxLength >= 'abcd-efgh-ijkl'.length]).toEqual(['', true]);
  await enter('abcd-wxyz', refusal('wrong_code'), 'Recovery code');
  await until(() => expect(screen.text()).toContain('or it was used before.'));
  // No other one comes by itself.
  expect(screen.text()).not.toContain('Wait for the next one.');
  await screen.press('Use the code of the app');
  await screen.field('Code of the app');
  await screen.press('Use a recovery code');
  expect(await enter('abcd-efgh', welcome, 'Recovery code')).toMatchObject({ code: 'abcd-efgh' });
});

test('the password can be typed again', async () => {
  const { screen } = await openCodeForm();
  await screen.press('Back to the password');
  expect((await screen.field('Email')).value).toBe('amina@example.com');
});

test('the eye shows the password, and hides it again', async () => {
  const { screen } = await openLogin();
  const type = async () => (await screen.field('Password')).type;
  expect(await type()).toBe('password');
  await screen.press('Show password');
  expect(await type()).toBe('text');
  await screen.press('Hide password');
  expect(await type()).toBe('password');
});

test('a member who comes to the sign-in reads whose session it is, by the name that others see', async () => {
  const page = await openPage({ profile: { id: 1, name: 'Amina' } });
  const { LoginScreen } = await import('./login-screen.tsx');
  const { SessionEndNote } = await import('./session-end-note.tsx');
  const screen = await showScreen(page, <LoginScreen Restricted={() => null} />, '/login');
  expect((await screen.button('Open Mwanzo')).getAttribute('href')).toBe('/discover');
  expect(screen.text()).toMatch(/You are signed in as .?Amina.?\./);
  const user = { id: 1, full_name: 'Amina Yusuf Hassan' } as Parameters<typeof page.session.signedIn>[1];
  page.session.signedIn({ access: 'a', refresh: 'r' }, user);
  // Until the profile has loaded, there is only the name of the sign-up.
  await until(() => expect(screen.text()).toMatch(/You are signed in as .?Amina Yusuf Hassan.?\./));
  // The reason why an earlier session ended does not concern this one.
  screen.show(<SessionEndNote reason="expired" />);
  expect(screen.text()).toBe('');
});

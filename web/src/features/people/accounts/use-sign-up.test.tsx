import { expect, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const tokens = 'POST /api/token/';
const welcome: Reply = { body: { access: 'a2', refresh: 'r2', user: { id: 2, full_name: 'Amina' } } };

const signUps = 'POST /api/signup/';
const values = {
  full_name: 'Amina',
  email: 'amina@example.com',
  password: 'maji moto',
  confirmPassword: 'maji moto',
  birthday: '1995-03-14',
  gender: 'trans',
  orientation: '',
  orientation_visibility: 'matches',
  birthday_visibility: 'nobody',
} as const;

async function openSignUp() {
  const page = await openPage();
  page.session.logout();
  const { useSignUp } = await import('./use-sign-up.ts');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  let latest: ReturnType<typeof useSignUp> | undefined;
  const [onDone, onRefused] = [vi.fn(), vi.fn<Parameters<typeof useSignUp>[0]['onRefused']>()];
  function SignUp() {
    latest = useSignUp({ onDone, onRefused });
    return null;
  }
  const screen = await showScreen(page, <SignUp />, '/signup');
  const signUp = () => latest?.signUp(values);
  /** Returns the title and the text of the last toast. */
  const told = () => [toastStore.read()?.title, toastStore.read()?.description];
  return { page, screen, signUp, now: () => latest, onDone, onRefused, told };
}

test('a sign-up sends the gender with its detail and no orientation unless chosen, and opens the profile', async () => {
  const { page, screen, signUp, onDone, told } = await openSignUp();
  const result = signUp();
  const sent = await page.api.take(signUps);
  expect(JSON.parse(sent.body)).toEqual({
    full_name: 'Amina',
    email: 'amina@example.com',
    password: 'maji moto',
    confirmPassword: 'maji moto',
    birthday: '1995-03-14',
    gender: 'non-binary',
    gender_detail: 'trans',
    orientation_visibility: 'matches',
    birthday_visibility: 'nobody',
  });
  sent.reply({ body: { token: { access: 'a', refresh: 'r' }, user: { id: 3 } } });
  await result;
  expect([screen.paths(), onDone.mock.calls.length]).toEqual([['/profile'], 1]);
  expect(told()).toEqual(['Welcome to Mwanzo!', 'Your account has been created successfully']);
  expect(page.session.readSession().user?.id).toBe(3);
  expect([page.storage.getItem('accessToken'), page.storage.getItem('refreshToken')]).toEqual(['a', 'r']);
});

test('while sign-ups are off, a sign-up says so in the words of the server', async () => {
  const { page, signUp, told: shown, onRefused } = await openSignUp();
  const result = signUp();
  const told = { switch: 'sign-ups', detail: 'New accounts are paused for now.' };
  (await page.api.take(signUps)).reply(refusal('unavailable', told));
  await result;
  expect(shown()).toEqual(['Signup Failed', told.detail]);
  // It is no error that somebody could report.
  expect(page.toastError()).toBeNull();
  expect(onRefused.mock.calls).toEqual([[values, {}]]);
});

test.each([
  ['used', true, '/premium', ['Welcome back!', 'You have been signed in successfully']],
  ['new', false, '/profile', ['Welcome to Mwanzo!', 'Your account has been created successfully']],
])('a sign-up to one’s own %s account signs in', async (_, is_saved, path, toast) => {
  const { page, screen, signUp, onDone, told } = await openSignUp();
  const { rememberReturnPath } = await import('../../../api/return-path.ts');
  rememberReturnPath('/premium');
  const result = signUp();
  (await page.api.take(signUps)).reply(refusal('signup_refused'));
  const entering = await page.api.take(tokens);
  expect(JSON.parse(entering.body)).toEqual({ email: 'amina@example.com', password: 'maji moto' });
  entering.reply(welcome);
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 2, is_saved } });
  await result;
  expect([screen.paths(), told(), onDone.mock.calls.length]).toEqual([[path], toast, 1]);
});

test('a refused sign-up says at each field what to change, and of a known address no more than that', async () => {
  const { page, signUp, now, onRefused, onDone, told } = await openSignUp();
  const result = signUp();
  const fields = { full_name: ['invalid'], birthday: ['invalid'], password: ['too_common'] };
  (await page.api.take(signUps)).reply(refusal('invalid_input', { fields }));
  await result;
  expect(onRefused.mock.lastCall).toEqual([
    values,
    {
      birthday: 'Please check this.',
      full_name: 'This name cannot be used. Enter your own name, in letters.',
      password: 'This password is on lists that attackers try first. Use four random words.',
    },
  ]);
  expect(told()).toEqual(['Signup Failed', 'Something went wrong. Please try again.']);
  expect(page.toastError()).toMatchObject({ code: 'invalid_input' });
  await until(() => expect(now()?.busy).toBe(false));
  const known = signUp();
  (await page.api.take(signUps)).reply(refusal('signup_refused'));
  (await page.api.take(tokens)).reply(refusal('wrong_credentials'));
  await known;
  expect(onRefused.mock.lastCall?.[1]).toEqual({
    email: 'If this address has an account already, we have sent it a mail. Otherwise check what you entered.',
  });
  await until(() => expect(now()?.busy).toBe(false));
  const personal = signUp();
  const rest = { password: ['too_personal'] };
  (await page.api.take(signUps)).reply(refusal('invalid_input', { fields: rest }));
  await personal;
  expect(onRefused.mock.lastCall?.[1]).toEqual({
    password: 'Your name or address is the first that others try. Use four random words.',
  });
  expect(onDone).not.toHaveBeenCalled();
  await until(() => expect(now()?.busy).toBe(false));
  const other = signUp();
  (await page.api.take(signUps)).reply(refusal('invalid_input', { fields: { password: ['too_short'] } }));
  await other;
  expect(onRefused.mock.lastCall?.[1]).toEqual({ password: 'Please check this.' });
});

test('a sign-up that gets no response keeps the form as it was, and names why', async () => {
  const { page, signUp, onRefused, onDone, told } = await openSignUp();
  const result = signUp();
  (await page.api.take(signUps)).reply({ hangUp: true });
  await result;
  expect([onRefused.mock.calls, onDone.mock.calls]).toEqual([[[values, {}]], []]);
  expect(told()).toEqual(['Signup Failed', 'Something went wrong. Please try again.']);
  expect(page.toastError()).toMatchObject({ name: 'NetworkError' });
});

test('a sign-up that waits for its turn says so, and whoever cancels it is told of no failure', async () => {
  const { page, signUp, now, onRefused } = await openSignUp();
  const before = Date.now();
  const result = signUp();
  const turn = { ...refusal('sign_up_turn'), headers: { 'retry-after': '30' } };
  (await page.api.take(signUps)).reply(turn);
  await until(() => expect(now()?.turnAt).toBeGreaterThanOrEqual(before + 30_000));
  expect(now()?.turnAt).toBeLessThanOrEqual(Date.now() + 30_000);
  now()?.cancel();
  await result;
  await until(() => expect(now()).toMatchObject({ busy: false, turnAt: null }));
  expect([page.toast(), onRefused.mock.calls]).toEqual([undefined, []]);
});

test('whoever leaves the page while the sign-up waits does not sign up later', async () => {
  const { page, screen, signUp } = await openSignUp();
  const result = signUp();
  const turn = { ...refusal('sign_up_turn'), headers: { 'retry-after': '1' } };
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  (await page.api.take(signUps)).reply(turn);
  await until(() => expect(pauses.mock.calls.some(([, wait]) => wait === 1000)).toBe(true));
  screen.show(null);
  await result;
  expect(await page.requestsUnderWay()).toBe(0);
});

test('the time of the turn goes as soon as the sign-up is sent again', async () => {
  const { page, signUp, now } = await openSignUp();
  void signUp();
  const turn = { ...refusal('sign_up_turn'), headers: { 'retry-after': '0' } };
  (await page.api.take(signUps)).reply(turn);
  await page.api.take(signUps);
  await until(() => expect(now()).toMatchObject({ busy: true, turnAt: null }));
});

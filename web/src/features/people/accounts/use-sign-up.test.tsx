import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
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
  let latest: ReturnType<typeof useSignUp> | undefined;
  const [onDone, onRefused] = [vi.fn(), vi.fn<Parameters<typeof useSignUp>[0]['onRefused']>()];
  function SignUp() {
    latest = useSignUp({ onDone, onRefused });
    return null;
  }
  const screen = await showScreen(page, <SignUp />, '/signup');
  const signUp = () => latest?.signUp(values);
  const refused = () => Object.keys(onRefused.mock.lastCall?.[1] ?? {}).sort();
  return { page, screen, signUp, now: () => latest, onDone, onRefused, refused };
}

test('a sign-up sends the gender with its detail and no orientation unless chosen, and opens the profile', async () => {
  const { page, screen, signUp, onDone } = await openSignUp();
  const result = signUp();
  const sent = await page.api.take(signUps);
  const body = JSON.parse(sent.body) as object;
  expect(body).toMatchObject({ gender: 'non-binary', gender_detail: 'trans', birthday_visibility: 'nobody' });
  expect(body).not.toHaveProperty('orientation');
  sent.reply({ body: { token: { access: 'a', refresh: 'r' }, user: { id: 3 } } });
  await result;
  expect([screen.paths(), onDone.mock.calls.length]).toEqual([['/profile'], 1]);
  expect(page.session.readSession().user?.id).toBe(3);
});

test('while sign-ups are off, a sign-up says so in the words of the server', async () => {
  const { page, signUp } = await openSignUp();
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const result = signUp();
  const told = { switch: 'sign-ups', detail: 'New accounts are paused for now.' };
  (await page.api.take(signUps)).reply(refusal('unavailable', told));
  await result;
  expect(toastStore.read()?.description).toBe(told.detail);
});

test.each([
  ['used', true, '/discover', 'Welcome back!'],
  ['new', false, '/profile', 'Welcome to Mwanzo!'],
])('a sign-up to one’s own %s account signs in', async (_, is_saved, path, toast) => {
  const { page, screen, signUp, onDone } = await openSignUp();
  const result = signUp();
  (await page.api.take(signUps)).reply(refusal('signup_refused'));
  (await page.api.take(tokens)).reply(welcome);
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 2, is_saved } });
  await result;
  expect([screen.paths(), page.toast(), onDone.mock.calls.length]).toEqual([[path], toast, 1]);
});

test('a refused sign-up says at each field what to change, and of a known address no more than that', async () => {
  const { page, signUp, now, refused } = await openSignUp();
  const result = signUp();
  const fields = { full_name: ['invalid'], birthday: ['invalid'], password: ['too_common'] };
  (await page.api.take(signUps)).reply(refusal('invalid_input', { fields }));
  await result;
  expect(refused()).toEqual(['birthday', 'full_name', 'password']);
  expect(page.toast()).toBe('Signup Failed');
  await until(() => expect(now()?.busy).toBe(false));
  const known = signUp();
  (await page.api.take(signUps)).reply(refusal('signup_refused'));
  (await page.api.take(tokens)).reply(refusal('wrong_credentials'));
  await known;
  expect(refused()).toEqual(['email']);
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

/** Opens the form, and fills in what is required. */
async function openForm(confirmation: string) {
  const page = await openPage();
  page.session.logout();
  const { SignUpForm } = await import('./sign-up-form.tsx');
  const screen = await showScreen(page, <SignUpForm />, '/signup');
  await screen.type('Full name', 'Amina');
  await screen.type('Email', 'amina@example.com');
  await screen.type('Password', 'chai na mandazi asubuhi');
  await screen.type('Confirm password', confirmation);
  await screen.type('Birthday', '1995-03-14');
  return { page, screen };
}

test('below a password stands how strong it is', async () => {
  const { screen } = await openForm('');
  const hints = { chai: 'At least 8 characters.', 'chai chai': 'Easy to guess.', 'chai mandazi': 'Fair.' };
  for (const [password, hint] of Object.entries(hints)) {
    await screen.type('Password', password);
    expect(screen.text()).toContain(hint);
  }
});

test('the form is sent once, says at its field what is wrong, and keeps no password', async () => {
  const { page, screen } = await openForm('chai');
  expect(screen.text()).toContain('Strong.');
  const differ = () => screen.text().includes('Passwords do not match');
  // The two may still become the same.
  expect(differ()).toBe(false);
  await screen.type('Confirm password', 'mandazi');
  expect(differ()).toBe(true);
  await screen.type('Confirm password', 'chai');
  await screen.press('Create Account');
  expect([page.toast(), await page.requestsUnderWay()]).toEqual(['Error', 0]);
  await screen.type('Confirm password', 'chai na mandazi asubuhi');
  expect(differ()).toBe(false);
  const draft = sessionStorage.getItem('mwanzo.forms');
  expect([draft?.includes('amina@example.com'), draft?.includes('mandazi')]).toEqual([true, false]);
  await screen.press('Create Account');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  expect(screen.all('button', 'Creating Account...')).toHaveLength(1);
  const refused = ['birthday', 'email', 'orientation', 'orientation_visibility', 'birthday_visibility'];
  const fields = Object.fromEntries(refused.map((name) => [name, ['invalid']]));
  (await page.api.take(signUps)).reply(refusal('invalid_input', { fields }));
  await until(() => expect(screen.text()).toContain('Birthday|Please check this.'));
  expect(screen.text().match(/Please check this\./g)).toHaveLength(refused.length);
  await screen.press('Create Account');
  (await page.api.take(signUps)).reply({ body: { token: { access: 'a', refresh: 'r' }, user: { id: 3 } } });
  await until(() => expect(screen.paths()).toEqual(['/profile']));
  expect(sessionStorage.getItem('mwanzo.forms')).toBeNull();
});

test('whoever cancels the wait for the turn finds the form as it was, with the focus on its button', async () => {
  const { page, screen } = await openForm('chai na mandazi asubuhi');
  await screen.press('Create Account');
  const turn = { ...refusal('sign_up_turn'), headers: { 'retry-after': '30' } };
  (await page.api.take(signUps)).reply(turn);
  await until(() => expect(screen.text()).toMatch(/everyone takes turns.*About (30|29) seconds/));
  await screen.press('Cancel');
  const submit = await screen.button('Create Account');
  expect(document.activeElement).toBe(submit);
  expect([screen.text().includes('takes turns'), (await screen.field('Email')).value]).toEqual([
    false,
    'amina@example.com',
  ]);
});

test('a turn that is due takes about one second more', async () => {
  const page = await openPage();
  const { TurnNotice } = await import('./proof/turn-notice.tsx');
  const notice = (turnAt: number | null) => <TurnNotice turnAt={turnAt} onCancel={() => undefined} />;
  const screen = await showScreen(page, notice(Date.now()));
  expect(screen.text()).toContain('About 1 second|');
  screen.show(notice(null));
  expect(screen.text()).toBe('');
});

test('the choices of who sees what are opened and folded again', async () => {
  const { screen } = await openForm('');
  const line = await screen.button('Matches see your orientation and birthday.');
  const isOpen = () => line.getAttribute('aria-expanded');
  await screen.pressElement(line);
  expect(isOpen()).toBe('true');
  await screen.pressElement(line);
  expect(isOpen()).toBe('false');
});

test('what is chosen about oneself and who sees it is sent as chosen', async () => {
  const { page, screen } = await openForm('chai na mandazi asubuhi');
  const choose = async (label: string, value: string) => {
    const select = await screen.field(label);
    select.value = value;
    screen.dispatch(select, 'change');
  };
  await screen.toggle('Female');
  await choose('Orientation', 'gay');
  await choose('Who sees your orientation', 'nobody');
  await choose('Who sees your birthday', 'everyone');
  await screen.press('Create Account');
  expect(JSON.parse((await page.api.take(signUps)).body)).toMatchObject({
    gender: 'female',
    orientation: 'gay',
    orientation_visibility: 'nobody',
    birthday_visibility: 'everyone',
  });
});

test('after midnight in Nairobi who turns 18 on the new day can choose the birthday', async () => {
  const { AboutYouFields } = await import('./sign-up-fields/about-you-fields.tsx');
  vi.useFakeTimers({ now: Date.parse('2026-11-21T21:30:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const fields = <AboutYouFields values={values} errors={{}} change={() => undefined} />;
  expect(renderScreen(fields)).toContain('max="2008-11-22"');
});

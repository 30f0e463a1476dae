import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const signUps = 'POST /api/signup/';

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
    expect(['At least 8', 'Easy', 'Fair.', 'Strong.'].filter((text) => screen.text().includes(text))).toHaveLength(1);
  }
});

test('the form is sent once, says at its field what is wrong, and keeps no password', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { page, screen } = await openForm('chai');
  expect(screen.text()).toContain('Strong.');
  const differ = () => screen.text().includes('Passwords do not match');
  // The two may still become the same.
  expect(differ()).toBe(false);
  await screen.type('Confirm password', 'mandazi');
  expect(differ()).toBe(true);
  await screen.type('Confirm password', 'chai');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  await screen.type('Confirm password', '');
  await screen.press('Create Account');
  // A password that is still to be typed again is said at its field alone.
  expect([toastStore.read(), screen.text().includes('Type the password again.')]).toEqual([undefined, true]);
  await screen.type('Confirm password', 'chai');
  await screen.press('Create Account');
  expect(toastStore.read()).toMatchObject({ title: 'Error', description: 'Passwords do not match', kind: 'bad' });
  expect(await page.requestsUnderWay()).toBe(0);
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
  await expect(screen.words()).toMatchFileSnapshot('./in-words/refused-sign-up.txt');
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
  expect(await page.requestsUnderWay()).toBe(0);
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
  screen.show(null);
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  screen.show(notice(Date.now() + 1001));
  expect(screen.text()).toMatch(/^You are in line|everyone takes turns/);
  expect(screen.text()).toContain('About 2 seconds|Cancel');
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
  expect(JSON.parse((await page.api.take(signUps)).body)).toEqual({
    full_name: 'Amina',
    email: 'amina@example.com',
    password: 'chai na mandazi asubuhi',
    confirmPassword: 'chai na mandazi asubuhi',
    birthday: '1995-03-14',
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
  const about = {
    full_name: '',
    email: '',
    password: '',
    confirmPassword: '',
    birthday: '',
    gender: '',
    orientation: '',
    orientation_visibility: 'matches',
    birthday_visibility: 'nobody',
  } as const;
  const fields = renderScreen(<AboutYouFields values={about} errors={{}} change={() => undefined} />);
  expect(fields).toMatch(/min="1925-11-23"[^>]* max="2008-11-22"|max="2008-11-22"[^>]* min="1925-11-23"/);
});

import type { Session } from '@mwanzo/contract/people/sessions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const device = (id: number, fields: Partial<Session> = {}): Session => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  started_at: '2026-11-01T09:00:00.000Z',
  used_at: '2026-11-21T10:00:00.000Z',
  is_current: false,
  ...fields,
});
const own = device(1, { browser: 'Safari', system: 'iOS', is_current: true });
const listPath = 'GET /api/account/sessions/';

/** Opens the list of devices: this one and these others. */
async function openDevices(...others: Session[]) {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { DevicesScreen } = await import('./devices-screen.tsx');
  const screen = await showScreen(page, <DevicesScreen />);
  (await page.api.take(listPath)).reply({ body: [own, ...others] });
  await page.settled();
  const signOut = async (id: number) => (await page.api.take(`DELETE /api/account/sessions/${id}/`)).reply;
  return { page, screen, signOut, count: () => screen.all('li', '').length };
}

test('a device is signed out once, leaves the list, and the focus moves on to the next one', async () => {
  const { page, screen, signOut, count } = await openDevices(device(2), device(3, { browser: 'Firefox' }));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/devices.txt');
  await screen.press('Sign out Chrome');
  await screen.press('Sign out Chrome');
  expect([await page.requestsUnderWay(), screen.text().includes('Signing out...')]).toEqual([1, true]);
  (await signOut(2))({ status: 204 });
  await until(() => expect(count()).toBe(2));
  expect(page.toast()).toBe('Chrome on Android is signed out');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sign out Firefox on Android');
  await screen.press('Sign out Firefox');
  (await signOut(3))({ status: 204 });
  await until(() => expect(count()).toBe(1));
  // The row of this device has no button, so the list has the focus.
  expect(document.activeElement).toBe(document.querySelector('ul'));
  expect(screen.all('button', 'Sign out')).toEqual([]);
});

test('a device that may still be signed in stays in the list and says so, until the next attempt', async () => {
  const { page, screen, signOut, count } = await openDevices(device(2), device(3, { browser: 'Firefox' }));
  await screen.press('Sign out Chrome');
  (await signOut(2))({ hangUp: true });
  await until(() => expect(screen.text().match(/It is still signed in/g)).toHaveLength(1));
  // The failure stands in the row of its own device.
  expect([...document.querySelectorAll('li')].map((row) => row.querySelector('[role=alert]')?.textContent)).toEqual([
    undefined,
    expect.stringContaining('It is still signed in'),
    undefined,
  ]);
  expect([count(), page.toast(), screen.all('button', 'Sign out Chrome')[0]?.getAttribute('aria-busy')]).toEqual([
    3,
    undefined,
    null,
  ]);
  await screen.press('Sign out Chrome');
  expect(screen.text()).not.toContain('It is still signed in');
  (await signOut(2))({ status: 204 });
  await until(() => expect(count()).toBe(2));
});

test('a device that may still be signed in is told also when the page was left', async () => {
  const { page, screen, signOut } = await openDevices(device(2));
  await screen.press('Sign out Chrome');
  screen.show(null);
  (await signOut(2))({ hangUp: true });
  await until(() => expect(page.toast()).toContain('It is still signed in'));
  expect(page.toastError()).toBeInstanceOf(Error);
});

test('a list that was on its way does not bring back a device that was signed out', async () => {
  const { page, screen, signOut, count } = await openDevices(device(2), device(3, { browser: 'Firefox' }));
  void page.client.invalidateQueries({ queryKey: ['sessions'] });
  const old = await page.api.take(listPath);
  await screen.press('Sign out Chrome');
  (await signOut(2))({ status: 204 });
  await until(() => expect(count()).toBe(2));
  old.reply({ body: [own, device(2), device(3)] });
  await page.settled();
  expect(count()).toBe(2);
});

test('a device that does not say what it is has a name too', async () => {
  const { screen } = await openDevices(device(2, { system: null }), device(3, { browser: null }));
  expect(screen.text()).toMatch(/\|Chrome\|.*Unknown browser on Android/);
});

/** Opens the question about all other devices. */
async function openQuestion() {
  const { page, screen, count } = await openDevices(device(2));
  await screen.press('Sign out everywhere else');
  await until(() => expect(screen.text()).toContain('Sign out everywhere else?'));
  const confirm = () => screen.pressElement(screen.all('dialog button', 'Sign')[0]);
  return { page, screen, count, confirm };
}

test('all others are signed out after a question, once, and this device stays', async () => {
  const { page, screen, count, confirm } = await openQuestion();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/question.txt');
  await screen.press('Cancel');
  expect([screen.text().includes('Sign out everywhere else?'), await page.requestsUnderWay()]).toEqual([false, 0]);
  await screen.press('Sign out everywhere else');
  await confirm();
  await confirm();
  expect(await page.requestsUnderWay()).toBe(1);
  const { body, reply } = await page.api.take('POST /api/token/revoke/');
  expect(JSON.parse(body)).toEqual({ others: true });
  reply({ status: 204 });
  await until(() => expect(page.toast()).toBe('You are signed in on this device only'));
  expect([count(), screen.text().includes('This device')]).toEqual([1, true]);
  expect(screen.text()).not.toContain('Sign out everywhere else');
});

test('a question whose request failed says so and stays, and the next question begins afresh', async () => {
  const { page, screen, count, confirm } = await openQuestion();
  await confirm();
  (await page.api.take('POST /api/token/revoke/')).reply({ status: 503 });
  await until(() => expect(screen.text()).toContain('It is still signed in.'));
  expect([count(), page.toast()]).toEqual([2, undefined]);
  await screen.press('Cancel');
  await screen.press('Sign out everywhere else');
  expect(screen.text()).toContain('Sign out everywhere else?');
  expect(screen.text()).not.toContain('It is still signed in.');
});

test('a known list is fetched again at each visit', async () => {
  const page = await openPage();
  page.client.setQueryDefaults(['sessions'], { staleTime: Infinity });
  page.client.setQueryData(['sessions'], [own]);
  const { DevicesScreen } = await import('./devices-screen.tsx');
  const screen = await showScreen(page, <DevicesScreen />);
  expect(screen.text()).toContain('This device');
  await page.api.take(listPath);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

const asks = 'GET /api/switches/';
const texts = {
  'sign-ups': 'No sign-ups.',
  payments: 'No payments.',
  calls: 'No calls.',
  uploads: 'No uploads.',
  screening: 'No screening.',
  'read-only': 'Resting.',
};
type Name = keyof typeof texts;

/** Shows the notice on a page, where these switches are off. */
async function openNotice(path: string, ...off: Name[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { SwitchNotice } = await import('./switch-notice.tsx');
  const { switchedOff } = await import('../../api/switched-off.ts');
  const { useStore } = await import('../../state/store.ts');
  switchedOff.write(off.join(' '));
  const Shown = () => useStore(switchedOff) !== '' && <SwitchNotice />;
  const screen = await showScreen(page, <Shown />, path);
  const answer = async (...names: Name[]) =>
    (await page.api.take(asks)).reply({
      body: names.map((name) => ({ switch: name, text: texts[name] })),
      headers: { ...(names.length > 0 && { 'switched-off': names.join(' ') }) },
    });
  await answer(...off);
  return { page, screen, answer, switchedOff };
}

test.each<[string, Name[], string]>([
  ['/signup', ['sign-ups'], 'No sign-ups.'],
  ['/login', ['sign-ups'], ''],
  ['/chat/7', ['uploads'], 'No uploads.'],
  ['/discover', ['uploads'], ''],
  ['/chat/7', ['uploads', 'read-only'], 'Resting.'],
  ['/discover', ['read-only'], 'Resting.'],
  ['/topup', ['payments'], 'No payments.'],
  ['/premium/orders/MW-2', ['payments'], 'No payments.'],
  ['/settings/payments', ['payments'], ''],
  ['/chat/7', ['calls'], 'No calls.'],
  ['/matches', ['calls', 'payments', 'screening', 'sign-ups'], ''],
  ['/profile', ['uploads'], 'No uploads.'],
  ['/verify', ['uploads'], 'No uploads.'],
  ['/settings/gender', ['uploads'], 'No uploads.'],
  ['/profile', ['screening'], 'No screening.'],
  ['/verify', ['screening'], ''],
  ['/profile', ['screening', 'uploads'], 'No uploads.'],
  ['/chat/7', ['uploads', 'calls'], 'No calls.'],
  ['/signup', ['read-only', 'sign-ups'], 'Resting.'],
])('on %s with %j off, "%s" is said', async (path, off, said) => {
  const { page, screen } = await openNotice(path, ...off);
  await page.requestsUnderWay();
  await until(() => expect(screen.text()).toBe(said));
});

test('it asks again after a while, and goes once everything is on', async () => {
  const { page, screen, answer } = await openNotice('/discover', 'read-only');
  await until(() => expect(screen.text()).toBe('Resting.'));
  expect(await page.requestsUnderWay()).toBe(0);
  vi.advanceTimersByTime(30_000);
  await answer();
  await until(() => expect(screen.text()).toBe(''));
  await page.requestsUnderWay();
  await until(() => expect(vi.getTimerCount()).toBe(0));
});

test('a question that fails takes nothing away', async () => {
  const { page, screen } = await openNotice('/discover', 'read-only');
  await until(() => expect(screen.text()).toBe('Resting.'));
  expect(await page.requestsUnderWay()).toBe(0);
  vi.advanceTimersByTime(30_000);
  (await page.api.take(asks)).reply({ status: 503 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(screen.text()).toBe('Resting.');
});

test('it asks at once when another response tells of a move', async () => {
  const { screen, answer, switchedOff } = await openNotice('/signup', 'sign-ups');
  await until(() => expect(screen.text()).toBe('No sign-ups.'));
  switchedOff.write('sign-ups read-only');
  await answer('sign-ups', 'read-only');
  await until(() => expect(screen.text()).toBe('Resting.'));
});

test('two questions at once are followed by one', async () => {
  const { page, screen, answer, switchedOff } = await openNotice('/signup', 'sign-ups');
  await until(() => expect(screen.text()).toBe('No sign-ups.'));
  expect(await page.requestsUnderWay()).toBe(0);
  switchedOff.write('sign-ups payments');
  switchedOff.write('payments sign-ups');
  for (let times = 0; times < 2; times += 1) await answer('payments', 'sign-ups');
  expect(await page.requestsUnderWay()).toBe(0);
  vi.advanceTimersByTime(30_000);
  expect(await page.requestsUnderWay()).toBe(1);
  await answer();
});

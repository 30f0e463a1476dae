import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

test('whoever opens the sign-up learns that it is off before anything is typed', async () => {
  const page = await openPage();
  page.session.logout();
  const { SignUpScreen } = await import('./sign-up-screen.tsx');
  const { switchedOff } = await import('../../../api/switched-off.ts');
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await showScreen(page, <SignUpScreen />, '/signup');
  await screen.press('Create Account');
  await screen.press('Matches see your orientation and birthday.');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/sign-up.txt');
  const told = { body: [{ switch: 'sign-ups', text: 'No sign-ups.' }], headers: { 'switched-off': 'sign-ups' } };
  (await page.api.take('GET /api/switches/')).reply(told);
  await until(() => expect(switchedOff.read()).toBe('sign-ups'));
});

import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

test('whoever opens the sign-up learns that it is off before anything is typed', async () => {
  const page = await openPage();
  page.session.logout();
  const { SignUpScreen } = await import('./sign-up-screen.tsx');
  const { switchedOff } = await import('../../../api/switched-off.ts');
  await showScreen(page, <SignUpScreen />, '/signup');
  const told = { body: [{ switch: 'sign-ups', text: 'No sign-ups.' }], headers: { 'switched-off': 'sign-ups' } };
  (await page.api.take('GET /api/switches/')).reply(told);
  await until(() => expect(switchedOff.read()).toBe('sign-ups'));
});

import type { Consent } from '@mwanzo/contract/core/consents';
import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const given = (purpose: Consent['purpose'], withdrawn_at: string | null = null): Consent => ({
  purpose,
  version: 1,
  given_at: purpose === 'orientation' ? '2026-11-22T08:00:00Z' : '2026-11-23T08:00:00Z',
  withdrawn_at,
});
const both = [given('orientation'), given('verification')];

/** Opens the list of a member's consents, before the server has answered. */
async function openList({ languages = ['en'] } = {}) {
  const page = await openPage();
  Object.assign(navigator, { languages });
  // The requests that no test answers fail with their page.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  const { ConsentsScreen } = await import('./consents-screen.tsx');
  const screen = await showScreen(page, <ConsentsScreen />, '/settings/consents');
  const list = async (consents: readonly Consent[]) => {
    (await page.api.take('GET /api/account/consents/')).reply({ body: consents });
    await page.settled();
  };
  /** Presses the button of the question, which is in the dialog. */
  const confirm = () =>
    screen.pressElement(document.querySelector<HTMLElement>('dialog [aria-busy], dialog button + button'));
  const isAsked = () => screen.text().includes('Withdraw your consent?') && screen.text().includes('erased at once');
  return { page, screen, list, confirm, isAsked };
}

test('a consent is withdrawn after a question, its heading has the focus, and the other one stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { page, screen, list, confirm, isAsked } = await openList();
  await list(both);
  const kept = `until ${keptAfterDecisionHours} hours after the decision, or ${undecidedHoursMax} hours without one`;
  expect(screen.text()).toContain(kept);
  await screen.press('Withdraw: Your ID and selfie');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/withdrawing.txt');
  await confirm();
  await confirm();
  const request = await page.api.take('DELETE /api/account/consents/verification/');
  expect(screen.all('button', 'Withdrawing...')).toHaveLength(1);
  expect(await page.requestsUnderWay()).toBe(1);
  request.reply({ status: 204 });
  // This device fetches again, because it may still hold what was erased.
  await page.api.take('GET /api/verify/');
  await until(() => expect(screen.text()).toContain('Withdrawn on'));
  expect([isAsked(), page.toast()]).toEqual([false, 'Your consent is withdrawn']);
  expect(document.activeElement?.textContent).toBe('Your ID and selfie');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/withdrawn.txt');
});

test('a withdrawal that does not get through says so, and the next question begins without that', async () => {
  const { page, screen, list, confirm } = await openList();
  await list(both);
  await screen.press('Withdraw: Your orientation');
  await confirm();
  (await page.api.take('DELETE /api/account/consents/orientation/')).reply({ status: 503 });
  await until(() => expect(screen.text()).toContain('It is not known to be withdrawn.'));
  await screen.press('Keep it');
  await screen.press('Withdraw: Your ID and selfie');
  expect(screen.text()).not.toContain('It is not known to be withdrawn.');
  await screen.press('Keep it');
  await screen.press('Withdraw: Your orientation');
  await confirm();
  (await page.api.take('DELETE /api/account/consents/orientation/')).reply({ status: 204 });
  await page.api.take('GET /api/profiles/me');
  await until(() => expect(screen.text()).toContain('Your orientation is erased.'));
});

test('a withdrawal whose question was closed neither keeps the next question busy nor closes it', async () => {
  const { page, screen, list, confirm, isAsked } = await openList();
  await list(both);
  await screen.press('Withdraw: Your orientation');
  await confirm();
  const late = await page.api.take('DELETE /api/account/consents/orientation/');
  await screen.press('Keep it');
  await screen.press('Withdraw: Your ID and selfie');
  expect(document.querySelector('dialog [aria-busy="true"]')).toBeNull();
  late.reply({ status: 204 });
  await page.api.take('GET /api/profiles/me');
  expect([isAsked(), page.toast()]).toEqual([true, 'Your consent is withdrawn']);
});

test('a withdrawal that fails after its question was closed is told', async () => {
  const { page, screen, list, confirm } = await openList();
  await list(both);
  await screen.press('Withdraw: Your orientation');
  await confirm();
  const late = await page.api.take('DELETE /api/account/consents/orientation/');
  await screen.press('Keep it');
  late.reply({ status: 503 });
  await until(() => expect(page.toast()).toBe('It is not known to be withdrawn. Please try again.'));
  expect(page.toastError()).toMatchObject({ status: 503 });
  expect(screen.text()).not.toContain('Withdrawn on');
});

test('the consents and the question about one are in Swahili for whom reads that', async () => {
  const { screen, list } = await openList({ languages: ['sw'] });
  await list([given('orientation'), given('verification', '2026-11-24T08:00:00Z')]);
  await screen.press('Ondoa kibali: ');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/withdrawing-sw.txt');
});

test('who has agreed to nothing reads what would be listed, also after a list that failed to load', async () => {
  const { page, screen, list } = await openList();
  (await page.api.take('GET /api/account/consents/')).reply({ status: 400 });
  await screen.press('Try again');
  await list([]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/no-consents.txt');
});

test('a consent that was withdrawn says since when, and what is gone', async () => {
  const { screen, list } = await openList();
  await list([given('orientation', '2026-11-24T08:00:00Z'), given('orientation', '2026-11-20T08:00:00Z')]);
  expect(screen.text()).toMatch(/Your orientation\|Withdrawn on [^|]*24[^|]*\|Your orientation is erased\./);
  expect(screen.all('button', 'Withdraw: ')).toEqual([]);
});

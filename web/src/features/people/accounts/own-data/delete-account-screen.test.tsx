import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { linkOf, renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { DeleteAccountScreen } from './delete-account-screen.tsx';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** Renders the page with this response about the member's plan; without one it has not arrived. */
function render(own?: { until: string | null; stops_at: string | null; trial?: object }): string {
  const client = new QueryClient();
  if (own) client.setQueryData(['premium'], { plan: own.until ? 'premium' : 'basic', checkout: 'mpesa', ...own });
  return renderScreen(
    <QueryClientProvider client={client}>
      <DeleteAccountScreen />
    </QueryClientProvider>,
  );
}

test('the account is deleted with the password, and this browser then says goodbye and keeps nothing', async () => {
  const page = await openPage();
  const { DeleteAccountScreen: Screen } = await import('./delete-account-screen.tsx');
  const screen = await showScreen(page, <Screen />, '/settings/delete');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/delete.txt');
  const replace = vi.fn();
  Object.assign(location, { replace });
  await screen.type('Your password', 'maji moto');
  await screen.press('Delete for good');
  const refused = await page.api.take('DELETE /api/account/');
  expect(JSON.parse(refused.body)).toEqual({ password: 'maji moto' });
  refused.reply(refusal('wrong_password'));
  await until(() => expect(screen.text()).toContain('This is not your password'));
  expect([replace.mock.calls, page.session.readSession().status]).toEqual([[], 'authenticated']);
  vi.spyOn(console, 'error').mockReturnValue();
  await screen.press('Delete for good');
  (await page.api.take('DELETE /api/account/')).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('That did not work. Please try again.'));
  expect(screen.text()).not.toContain('The download broke off');
  await screen.press('Delete for good');
  (await page.api.take('DELETE /api/account/')).reply({ status: 204 });
  await until(() => expect(replace.mock.calls).toEqual([['/goodbye']]));
  expect([page.session.readSession().status, page.storage.length]).toEqual(['unauthenticated', 0]);
});

test('the deletion names Premium that runs, with its end, also in the days of grace', () => {
  const [until2099, stops] = ['2099-12-19T09:00:00.000Z', '2099-12-22T09:00:00.000Z'];
  expect(textOf(render({ until: until2099, stops_at: stops }))).toMatch(
    /\|Your Premium until [^|]*19 Dec 2099[^|]*, which cannot be brought back\|/,
  );
  expect(textOf(render({ until: days(-1), stops_at: days(2) }))).toContain('|Your Premium until ');
});

test('without Premium, or after it, the deletion does not speak of it', () => {
  expect(textOf(render({ until: null, stops_at: null }))).not.toContain('Premium');
  expect(textOf(render({ until: days(-9), stops_at: days(-6) }))).not.toContain('Premium');
});

test('while the plan is not known, the deletion says that Premium would go', () => {
  expect(textOf(render())).toContain('|Premium time that you have left, which cannot be brought back|');
});

test('the deletion says what stays and for how long, that a mail follows, and offers the download before it', () => {
  const screen = render();
  for (const text of ['13 months', 'the law on books', 'We confirm the deletion by mail', 'until such a plan closes'])
    expect(textOf(screen)).toContain(text);
  expect(linkOf(screen, 'Download my data first')).toBe('/settings/data');
  expect(screen.indexOf('Download my data first')).toBeLessThan(screen.indexOf('Delete for good'));
});

test('whoever has started the trial reads that the code of the ID’s number stays for two years', () => {
  const basic = { until: null, stops_at: null };
  const trial = { is_offered: false, ends_at: null, was_started: true };
  const kept = /keyed code of your ID’s number, for two years/;
  expect(textOf(render({ ...basic, trial }))).toMatch(kept);
  expect(textOf(render({ ...basic, trial: { ...trial, was_started: false } }))).not.toMatch(kept);
});

import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

vi.mock('../panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

const at = '2026-11-21T08:00:00Z';
const listed = {
  id: 9,
  name: 'Asha',
  reasons: ['under_18', 'other'],
  opened_at: at,
  reports: 2,
  is_urgent: true,
  decision: null,
  decided_at: null,
  decided_by: null,
  asked_ban: null,
};
const details = [{ id: 1, reason: 'under_18', text: 'She told me so.', created_at: at, messages: [] }];
const earlier = [
  {
    id: 3,
    decided_at: at,
    decided_by: 9589,
    decision: 'warn',
    reason: 'fake',
    note: 'First time.',
    until: null,
    appeal: 'upheld',
  },
];
const profile = { age: 18, bio: 'Student', photos: 1, is_verified: true };
const file = { details, earlier, suspended_alone: [], warnings: { receivers: 4, sent: 7, kinds: ['money'] }, profile };

/** Opens a case of reports with these traits, which the reviewer then holds. */
async function openCase(traits: object) {
  const page = await openPage();
  const { ReportPanel } = await import('./report-panel.tsx');
  const opened = { ...listed, ...traits } as unknown as Parameters<typeof ReportPanel>[0]['opened'];
  const [onBack, onDone] = [vi.fn(), vi.fn()];
  const ways = { onBack, onPrevious: null, onNext: null, onNextFree: null, onDone, shortcuts: true };
  const screen = await showScreen(
    page,
    <ReportPanel {...ways} opened={opened} now={Date.parse('2026-11-21T10:00:00Z')} />,
  );
  (await page.api.take('POST /api/moderation/reports/9/claim/')).reply({ body: { ...opened, ...file } });
  await page.settled();
  return { page, screen, onDone };
}

test('an urgent case says so, and shows the reports, the file of the member and the decisions before', async () => {
  const { screen } = await openCase({});
  await expect(screen.words()).toMatchFileSnapshot('./in-words/urgent-case.txt');
});

test('whose ban is declined is not told of it, and their case is done', async () => {
  const asked = { decision: 'suspend', asked_by: 2, asked_at: at, reason: 'money', note: 'A gang.' };
  const asked_ban = { ...asked, until: '2027-01-01T09:00:00Z', holds_until: '2026-11-22T08:00:00Z' };
  const { page, screen, onDone } = await openCase({
    is_urgent: false,
    decision: 'suspend',
    decided_at: at,
    decided_by: 2,
    asked_ban,
  });
  expect(screen.all('button', 'Confirm').map(({ textContent }) => textContent)).toEqual(['Confirm the suspension']);
  // This key is none of the two answers.
  await screen.key('a');
  await screen.type('Why you decide so', 'Too hard.');
  await screen.key('1');
  const { body, reply } = await page.api.take('POST /api/moderation/reports/9/ban/');
  expect(JSON.parse(body)).toEqual({ answer: 'decline', note: 'Too hard.' });
  const busy = [...document.querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent);
  expect(busy).toEqual(['Recording...', 'Confirm the suspension']);
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: 'The suspension stays.' });
});

test.each([
  ['ban', 'Asha', 'Confirm the ban', 'Asha is notified.'],
  ['suspend', 'Juma', 'Confirm the suspension', 'Juma is notified.'],
] as const)('a %s that is confirmed is told to its member', async (decision, name, answer, told) => {
  const asked = { decision, asked_by: 2, asked_at: at, reason: 'money', note: 'A gang.', until: null };
  const asked_ban = { ...asked, holds_until: '2026-11-22T08:00:00Z' };
  const { page, screen, onDone } = await openCase({ name, asked_ban });
  await screen.type('Why you decide so', ' I agree. ');
  await screen.press(answer);
  const { request, body, reply } = await page.api.take('POST /api/moderation/reports/9/ban/');
  expect([request, JSON.parse(body)]).toEqual([
    'POST /api/moderation/reports/9/ban/',
    { answer: 'confirm', note: 'I agree.' },
  ]);
  reply({ body: {} });
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: told });
});

test('a case that a colleague has taken over is closed, and asked for again at a press', async () => {
  const { page, screen } = await openCase({});
  const path = 'POST /api/moderation/reports/9/claim/';
  void page.client.invalidateQueries({ queryKey: ['moderation'] });
  (await page.api.take(path)).reply(refusal('claimed_by_another'));
  await until(() => expect(screen.text()).toContain('A colleague is on this case'));
  expect(screen.text()).not.toContain('She told me so.');
  await screen.press('Try again');
  expect((await screen.button('Try again')).getAttribute('aria-busy')).toBe('true');
  (await page.api.take(path)).reply({ body: { ...listed, ...file } });
  await until(() => expect(screen.text()).toContain('She told me so.'));
});

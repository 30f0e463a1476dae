import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { markupInWords } from '../../../../testing/markup-in-words.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { ReportDetails } from './report-details.tsx';
import { ReportPanel } from './report-panel.tsx';
import { SuspensionFields } from './suspension-fields.tsx';
import { suspensions } from './decision-rules.ts';

const markup = (shown: ReactNode) =>
  renderScreen(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>);
const nothing = () => undefined;
const at = '2026-11-21T09:00:00.000Z';

test('each report says what was written and sent with it, or that nothing was', async () => {
  const message = { id: 8, timestamp: at, is_from_reported: true, is_reported: true, was_deleted: false, text: '' };
  const report = { id: 1, reason: 'money', text: '', created_at: at, messages: [] };
  const details = [
    report,
    { ...report, id: 2, text: 'He asked me.' },
    { ...report, id: 3, messages: [{ ...message, media: { kind: 'voice', path: '/v' } }] },
    { ...report, id: 4, messages: [{ ...message, is_reported: false, media: { kind: 'photo' } }] },
  ];
  const shown = { id: 4, name: null, details } as unknown as Parameters<typeof ReportDetails>[0]['shown'];
  const said = [markup(<ReportDetails shown={shown} />), markup(<ReportDetails shown={{ ...shown, details: [] }} />)];
  expect(said[0]?.match(/data-reported/g)).toHaveLength(1);
  const words = await Promise.all(said.map(markupInWords));
  await expect(words.join('\n')).toMatchFileSnapshot('./in-words/report-details.txt');
});

test('the head of a case says what is urgent until it is decided, and then how and by whom', async () => {
  const ways = { shortcuts: false, onBack: nothing, onPrevious: null, onNext: null, onNextFree: null, onDone: nothing };
  const said: string[] = [];
  for (const is_urgent of [false, true])
    for (const decided of [
      { decision: null, decided_at: null, decided_by: null },
      { decision: 'dismiss', decided_at: at, decided_by: 11 },
      { decision: 'suspend', decided_at: at, decided_by: 11, asked_ban: { decision: 'ban' } },
    ]) {
      const listed = { id: 4, name: 'Asha', reasons: ['money'], reports: 1, opened_at: at, asked_ban: null };
      const opened = { ...listed, is_urgent, ...decided } as unknown as Parameters<typeof ReportPanel>[0]['opened'];
      const panel = <ReportPanel {...ways} opened={opened} now={Date.parse(at) + 3_600_000} />;
      said.push(`${JSON.stringify({ is_urgent, ...decided })}\n  ${textOf(markup(panel))}`);
    }
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./in-words/heads.txt');
});

test('a suspension shows its length, and only one until a day asks for that day', () => {
  const fields = (suspension: (typeof suspensions)[number], dateError?: string) => {
    const draft = { decision: 'suspend', reason: 'money', suspension, date: '2026-12-01', note: '' } as const;
    const html = markup(<SuspensionFields draft={draft} dateError={dateError} onChange={nothing} />);
    const [, chosen] = /<option[^>]*selected=""[^>]*>([^<]*)/.exec(html) ?? [];
    const [, day] = /type="date"[^>]*value="([^"]*)"/.exec(html) ?? [];
    return [chosen, day, html.includes('aria-invalid="true"'), html.includes('aria-describedby="wrong"')];
  };
  expect(suspensions.map((each) => fields(each))).toEqual([
    ['1 day', undefined, false, false],
    ['3 days', undefined, false, false],
    ['7 days', undefined, false, false],
    ['30 days', undefined, false, false],
    ['Until a date', '2026-12-01', false, false],
  ]);
  expect(fields('date', 'wrong')).toEqual(['Until a date', '2026-12-01', true, true]);
});

test('a photo that is gone by now leaves its place empty, and the look ends with its case', async () => {
  const page = await openPage();
  const { CoveredMessagePhoto } = await import('./covered-photos.tsx');
  const screen = await showScreen(page, <CoveredMessagePhoto caseId={4} messageId={9} />);
  await screen.press('Show the photo');
  (await page.api.take('POST /api/moderation/reports/4/pictures/')).reply({ body: { profile: [], message: null } });
  await page.settled();
  expect([screen.text(), screen.all('img', '')]).toEqual(['', []]);
  screen.show(<CoveredMessagePhoto key="next" caseId={5} messageId={9} />);
  await screen.press('Show the photo');
  expect(await page.requestsUnderWay()).toBe(1);
  screen.show(null);
  expect(await page.requestsUnderWay()).toBe(0);
});

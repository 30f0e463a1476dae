import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { localDateTime } from '../../../i18n/times.ts';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ChangeSide } from './changes/change-side.tsx';
import { changedText } from './changes/change-texts.ts';
import { AskedBanNotice } from './reports/asked-ban-notice.tsx';
import { EarlierDecisions } from './reports/earlier-decisions.tsx';
import { MemberFile } from './reports/member-file.tsx';
import { ReportPanel } from './reports/report-panel.tsx';
import { ReportedMessages } from './reports/reported-messages.tsx';
import { askedText, reasonsText } from './reports/report-texts.ts';
import { SecondReviewerQuestion } from './reports/second-reviewer-question.tsx';
import { CaseHeader } from './verifications/case/case-header.tsx';
import { waitedText } from './waiting/waited-text.ts';
import { WaitingTag } from './waiting/waiting-tag.tsx';

const now = Date.parse('2026-11-21T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const nothing = () => undefined;
const until = '2026-11-30T21:00:00.000Z';

/** Renders something, and returns its texts with bars between them. */
const said = (shown: ReactNode) =>
  textOf(renderScreen(<QueryClientProvider client={new QueryClient()}>{shown}</QueryClientProvider>));

test('a wait is told in minutes during its first hour, and then in whole hours', () => {
  const tag = (minutes: number) => said(<WaitingTag submittedAt={minutesAgo(minutes)} now={now} onBlush={false} />);
  expect([tag(59), tag(60), tag(119)]).toEqual(['|59 min|Waiting 59 min|', '|1h|Waiting 1h|', '|1h|Waiting 1h|']);
  expect([59, 60, 119].map((minutes) => waitedText('submitted', minutesAgo(minutes), now))).toEqual([
    'Submitted 59 min ago',
    'Submitted 1 hour ago',
    'Submitted 1 hour ago',
  ]);
  const told = (what: Parameters<typeof waitedText>[0]) =>
    [59, 60, 120].map((minutes) => waitedText(what, minutesAgo(minutes), now));
  expect(told('reported')).toEqual(['Reported 59 minutes ago', 'Reported 1 hour ago', 'Reported 2 hours ago']);
  expect(told('appealed')).toEqual(['Appealed 59 minutes ago', 'Appealed 1 hour ago', 'Appealed 2 hours ago']);
  expect(told('plain')).toEqual(['59 min', '1 h', '2 h']);
});

test('the file of a member says what is known, and of a deleted account that it is gone', () => {
  const file = (fields: object) =>
    said(<MemberFile shown={{ id: 4, name: 'Asha', reports: 2, warnings: null, profile: null, ...fields } as never} />);
  expect(file({ name: null })).toMatch(/^\|Deleted account\|The account is deleted\.[^|]*\|Open reports\|2\|$/);
  const profile = { age: 30, bio: 'Pharmacist', photos: 3, is_verified: true };
  const warnings = { receivers: 4, sent: 7, kinds: ['money'] };
  expect(file({ profile, warnings })).toBe(
    '|Asha, 30|Pharmacist|Show 3 photos|Looking is logged|Open reports|2|' +
      'People warned, 30 days|4|Messages with a warning|7|About|money|',
  );
});

test('a report without a reason comes from warned messages, and a long suspension is not called a ban', () => {
  expect([reasonsText([]), reasonsText(['money', 'fake'])]).toEqual([
    'Warned of by the shield',
    'Asks for money · Fake profile',
  ]);
  const asked = (decision: string) => askedText({ decision } as never).en;
  expect([asked('suspend'), asked('ban')]).toEqual(['A long suspension waits for you', 'A ban waits for you']);
  const notice = {
    asked_by: 'm-1',
    asked_at: minutesAgo(60),
    reason: 'money',
    note: 'Asked twice.',
    holds_until: until,
  };
  const told = (decision: string, end: string | null) =>
    said(<AskedBanNotice asked={{ ...notice, decision, until: end } as never} />);
  const asks = ['suspend', 'ban'].map((decision) => told(decision, decision === 'ban' ? null : '2027-01-01T09:00:00Z'));
  expect(asks[0]).toContain(localDateTime('2027-01-01T09:00:00Z'));
  for (const text of asks) expect(text).toContain(`meanwhile ends on ${localDateTime(until)}.|`);
  const question = (end: string | null) =>
    said(<SecondReviewerQuestion open name="Asha" until={end} busy={false} onClose={nothing} onAsk={nothing} />);
  expect(question(until)).toContain(`|Suspend Asha until ${localDateTime(until)}?|They are signed out at once`);
  expect(question(until)).toMatch(/more than 30 days in a row\.\|Cancel\|Ask for the suspension\|/);
  expect(question(null)).toMatch(/\|Ban Asha\?\|.*Another reviewer confirms the ban\..*\|Cancel\|Ask for a ban\|/);
});

test('a case that nobody has reported counts no reports', () => {
  const decided = { decision: 'dismiss', decided_at: minutesAgo(30), decided_by: 11, asked_ban: null };
  const ways = { shortcuts: false, onBack: nothing, onPrevious: null, onNext: null, onNextFree: null, onDone: nothing };
  const panel = (reports: number) => {
    const opened = { id: 4, name: 'Asha', reasons: [], reports, opened_at: minutesAgo(60), ...decided };
    return said(<ReportPanel {...ways} opened={opened as never} now={now} />);
  };
  expect(panel(0)).toMatch(/^\|Warned of by the shield\|Asha · Reported 1 hour ago\|/);
  expect(panel(2)).toMatch(/\|Asha · Reported 1 hour ago · 2 reports\|/);
});

test('an earlier suspension says until when it went', () => {
  const decided = { id: 1, decided_at: minutesAgo(60), decided_by: 'm-1', reason: 'money', note: '', appeal: null };
  const earlier = [{ ...decided, decision: 'suspend', until }];
  expect(said(<EarlierDecisions earlier={earlier as never} />)).toContain(localDateTime(until));
  expect(said(<EarlierDecisions earlier={[]} />)).toBe('|Decisions before|None|');
});

test('a reported photo is covered, and a reported voice note can be heard', () => {
  const message = { is_from_reported: true, is_reported: true, was_deleted: false, text: '', timestamp: minutesAgo(9) };
  const excerpt = (media: object) =>
    renderScreen(
      <QueryClientProvider client={new QueryClient()}>
        <ReportedMessages subject={{ id: 4, name: 'Asha' }} messages={[{ ...message, id: 8, media }] as never} />
      </QueryClientProvider>,
    );
  expect(excerpt({ kind: 'voice', path: '/v' })).toMatch(/<audio[^>]*src="[^"]*\/v"/);
  expect(textOf(excerpt({ kind: 'photo' }))).toContain('|Asha: |Show the photo|Looking is logged|');
});

test('each side of a change shows its gender if that changes, and its first photo', () => {
  const side = (fields: object, showsGender: boolean) =>
    renderScreen(
      <ChangeSide
        title="New"
        side={{ name: 'Asha', gender: null, photo: null, ...fields } as ComponentProps<typeof ChangeSide>['side']}
        alt="New photo"
        parts={[]}
        showsGender={showsGender}
      />,
    );
  expect([side({ gender: 'female' }, true), side({}, true), side({ gender: 'female' }, false)].map(textOf)).toEqual([
    '|New|Asha|Female|No photo|',
    '|New|Asha|No gender|No photo|',
    '|New|Asha|No photo|',
  ]);
  const photo = { width: 4, height: 3, thumbhash: '', variants: { '160': '/a', '480': '/b', '1080': '/c' } };
  expect(side({ photo }, false)).toContain('alt="New photo"');
  expect(changedText(['name', 'gender', 'photo'])).toBe('New name · New gender · New photo');
});

test('a decided case says how and when, and a waiting one what it was refused for before', () => {
  const shown = {
    name: 'Asha',
    age: 30,
    location: 'Kisumu',
    status: 'pending',
    request_number: 2,
    submitted_at: minutesAgo(120),
    decided_at: minutesAgo(5),
    refusal: null,
    previous_refusal: null,
  };
  const header = (fields: object) =>
    said(
      <CaseHeader
        shown={{ ...shown, ...fields } as never}
        now={now}
        ways={{ shortcuts: false, onBack: nothing, onPrevious: null, onNext: null }}
      />,
    );
  const refusal = { code: 'not_reviewed', note: 'Sorry.' };
  const start = '|Asha|30, Kisumu · Submitted 2 hours ago · Request 2|';
  const [decided, why] = [localDateTime(shown.decided_at), 'Nobody looked at your photos'];
  expect(header({})).toBe(`${start}Queue|Previous|Next|`);
  expect(header({ previous_refusal: refusal })).toContain(`${start}Refused before: ${why}`);
  expect(header({ status: 'approved' })).toContain(`${start}Approved ${decided}|`);
  expect(header({ status: 'rejected', refusal })).toContain(`${start}Refused ${decided}: ${why}`);
});

test('the buttons and arrow keys of a case lead to the list, the case before and the next one', async () => {
  const page = await openPage();
  const { PanelHeader } = await import('./panel/panel-header.tsx');
  const led: string[] = [];
  const to = (where: string) => () => void led.push(where);
  const ways = { shortcuts: true, onBack: to('list'), onPrevious: to('before'), onNext: to('next') };
  const screen = await showScreen(page, <PanelHeader name="Asha" details="30, Kisumu" ways={ways} />);
  for (const button of ['Queue', 'Previous', 'Next']) await screen.press(button);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown']) await screen.key(key);
  expect(led).toEqual(['list', 'before', 'next', 'before', 'next']);
  // The browser does not scroll by the keys that lead elsewhere.
  const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  const isLeft = (key: string) => page.dispatch('keydown', { key, ...held });
  expect(['ArrowLeft', 'ArrowRight', 'j', 'a', '1'].map(isLeft)).toEqual([false, false, false, true, true]);
  const atBothEnds = { ...ways, onPrevious: null, onNext: null };
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  screen.show(<PanelHeader key="next" name="Asha" details="30, Kisumu" ways={atBothEnds} />);
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  const isOff = (button: string) => screen.all('button', button)[0]?.hasAttribute('disabled');
  expect(['Queue', 'Previous', 'Next'].map(isOff)).toEqual([false, true, true]);
  screen.show(<PanelHeader name="Asha" details="30, Kisumu" ways={{ ...ways, onPrevious: null }} />);
  expect(['Previous', 'Next'].map(isOff)).toEqual([true, false]);
});

const rowsOf = (screen: Awaited<ReturnType<typeof showScreen>>) =>
  screen.all('li button', '').map(({ textContent }) => textContent);

test('the rows of the reports say what a colleague asks for, what was decided, or how long a case waits', async () => {
  const page = await openPage();
  const { QueueScreen } = await import('./queue/queue-screen.tsx');
  const { reportQueue } = await import('./reports/report-queue.tsx');
  const screen = await showScreen(page, <QueueScreen queue={reportQueue} />);
  const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const listed = { opened_at: from(-61), reasons: ['money'], reports: 1, decision: null, asked_ban: null };
  const asked = (decision: string) => ({ ...listed, asked_ban: { decision, holds_until: from(121) } });
  const show = async (status: string, cases: readonly object[]) => {
    const body = cases.map((each, id) => ({ name: `Case ${id}`, is_urgent: false, ...each, id }));
    (await page.api.take(`GET /api/moderation/reports/?status=${status}`)).reply({ body });
    await page.settled();
    return rowsOf(screen);
  };
  expect(await show('open', [asked('ban'), asked('suspend'), listed])).toEqual([
    'Case 0A ban waits for you2h left',
    'Case 1A long suspension waits for you2h left',
    'Case 2Asks for money1hWaiting 1h',
  ]);
  await screen.press('Decided');
  expect(
    await show('decided', [
      { ...listed, decision: 'dismiss' },
      { ...listed, decision: 'ban', name: null },
    ]),
  ).toEqual(['Case 0Asks for moneyDismissed', 'Deleted accountAsks for moneyBanned']);
});

test('a change waits among the verifications, says its parts, and opens as what it is', async () => {
  const page = await openPage();
  const { QueueScreen } = await import('./queue/queue-screen.tsx');
  const { verificationQueue } = await import('./verifications/verification-queue.tsx');
  const screen = await showScreen(page, <QueueScreen queue={verificationQueue} />);
  const change = { id: 6, name: 'Asha', photo: null, parts: ['name', 'photo'], submitted_at: new Date().toISOString() };
  (await page.api.take('GET /api/moderation/verifications/?status=pending')).reply({ body: [] });
  (await page.api.take('GET /api/moderation/changes/')).reply({ body: [change] });
  await page.settled();
  expect(rowsOf(screen)).toEqual([expect.stringMatching(/^AshaNew name · New photo.*Waiting \d min$/)]);
  await screen.pressElement(screen.all('li button', 'Asha')[0]);
  await page.api.take('POST /api/moderation/changes/6/claim/');
});

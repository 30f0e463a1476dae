import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

vi.mock('./panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

/** Makes the properties of a panel about this item. */
function panelOf<Item>(opened: Item) {
  const onDone = vi.fn();
  const ways = { onBack: () => undefined, onPrevious: vi.fn(), onNext: vi.fn(), onNextFree: null };
  return { ...ways, opened, now: Date.parse('2026-11-21T09:00:00Z'), shortcuts: true, onDone };
}

/** Presses the keys of the previous and the next item. @returns how often each was opened */
async function walk(screen: Awaited<ReturnType<typeof showScreen>>, { onPrevious, onNext }: Ways) {
  for (const key of ['k', 'j', 'j']) await screen.key(key);
  return [onPrevious, onNext].map((way) => vi.mocked(way ?? vi.fn()).mock.calls.length);
}

interface Ways {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

const appeal = {
  id: 5,
  name: 'Asha',
  appealed_at: '2026-11-21T08:00:00Z',
  decision: 'suspend',
  decided_at: '2026-11-20T08:00:00Z',
  decided_by: 7,
  reason: 'money',
  note: 'Asked twice.',
  until: '2026-11-30T21:00:00Z',
  text: 'I never asked.',
  details: [],
};

test.each([
  ['Lift', 'lift', '2'],
  ['Uphold', 'uphold', '1'],
] as const)('an appeal that is open is decided as the reviewer pressed: %s', async (button, outcome, key) => {
  const page = await openPage();
  const { AppealPanel } = await import('./appeals/appeal-panel.tsx');
  const props = panelOf(appeal) as unknown as Parameters<typeof AppealPanel>[0];
  const screen = await showScreen(page, <AppealPanel {...props} />);
  expect(screen.text()).toContain('Appealed 1 hour ago');
  expect(await walk(screen, props)).toEqual([1, 2]);
  expect(screen.text()).not.toContain('I never asked.');
  (await page.api.take('POST /api/moderation/appeals/5/claim/')).reply({ body: appeal });
  await page.settled();
  expect(document.activeElement?.textContent).toBe('Asha');
  await expect(screen.words()).toMatchFileSnapshot('./appeals/in-words/open-appeal.txt');
  // The heading takes the focus only once.
  const note = await screen.field('Why you decide so');
  note.focus();
  screen.show(<AppealPanel {...props} now={props.now + 60_000} />);
  await page.requestsUnderWay();
  expect(document.activeElement).toBe(note);
  await screen.type('Why you decide so', 'They were right.');
  // The queue's legend names the keys.
  expect((await screen.button(button)).getAttribute('aria-keyshortcuts')).toBe(key);
  await screen.press(button);
  const sent = await page.api.take('POST /api/moderation/appeals/5/decide/');
  expect(JSON.parse(sent.body)).toEqual({ outcome, note: 'They were right.' });
  sent.reply({ body: {} });
  await until(() => expect(props.onDone).toHaveBeenCalledTimes(1));
});

test.each([
  [true, 'Others do not see it yet'],
  [false, 'Others see it meanwhile'],
])('a photo whose holding is %s says so: %s', async (is_held, text) => {
  const page = await openPage();
  const { PhotoPanel } = await import('./photos/photo-panel.tsx');
  const photo = { id: 7, name: 'Asha', age: 30, why: 'explicit', is_held, joined_at: '2026-01-01T00:00:00Z' };
  const props = panelOf({ ...photo, submitted_at: appeal.appealed_at }) as unknown as Parameters<typeof PhotoPanel>[0];
  const screen = await showScreen(page, <PhotoPanel {...props} />);
  expect(screen.text()).toContain(text);
  expect(screen.text()).toContain('Submitted 1 hour ago · member since 1 Jan 2026');
  expect(await walk(screen, props)).toEqual([1, 2]);
  (await page.api.take('POST /api/moderation/photos/7/claim/')).reply(refusal('claimed_by_another'));
  await until(() => expect(screen.text()).toContain('A colleague is on this case'));
  expect(screen.all('button', 'Approve')).toHaveLength(0);
  if (!is_held) return;
  await expect(screen.words()).toMatchFileSnapshot('./panel/in-words/taken-case.txt');
  await screen.press('Try again');
  const variants = { 160: '/s.webp', 480: '/m.webp', 1080: '/l.webp' };
  const claimed = {
    ...photo,
    submitted_at: appeal.appealed_at,
    photo: { id: 1, width: 4, height: 5, thumbhash: '', variants },
  };
  (await page.api.take('POST /api/moderation/photos/7/claim/')).reply({ body: claimed });
  await screen.button('Approve');
  await expect(screen.words()).toMatchFileSnapshot('./photos/in-words/open-photo.txt');
});

test('a case that is gone cannot be tried again, but the next one opened', async () => {
  const page = await openPage();
  const { ClaimNotice } = await import('./panel/claim-notice.tsx');
  const onNext = vi.fn();
  const notice = <ClaimNotice state="gone" busy={false} onRetry={() => undefined} onNext={onNext} />;
  const screen = await showScreen(page, notice);
  await expect(screen.words()).toMatchFileSnapshot('./panel/in-words/gone-case.txt');
  await screen.press('Open the next one');
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('the queue says of each verification how long it waits, or what was decided', async () => {
  const page = await openPage();
  const { QueueScreen } = await import('./queue/queue-screen.tsx');
  const { verificationQueue } = await import('./verifications/verification-queue.tsx');
  const screen = await showScreen(page, <QueueScreen queue={verificationQueue} />);
  const listed = { photo: null, location: 'Nairobi', request_number: 1, submitted_at: appeal.appealed_at };
  const statuses = ['pending', 'approved', 'rejected'];
  const cases = statuses.map((status, id) => ({ ...listed, id, status, name: status }));
  await screen.press('Decided');
  (await page.api.take('GET /api/moderation/verifications/?status=pending')).reply({ body: [] });
  (await page.api.take('GET /api/moderation/changes/')).reply({ body: [] });
  (await page.api.take('GET /api/moderation/verifications/?status=decided')).reply({ body: cases });
  await page.settled();
  const rows = [...document.querySelectorAll('li button')].map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual([
    expect.stringMatching(/^pending.*Waiting /),
    expect.stringMatching(/^approved.*Approved$/),
    expect.stringMatching(/^rejected.*Refused$/),
  ]);
});

test('a report about somebody who may be under 18 warns from the start, another one after twelve hours', async () => {
  const page = await openPage();
  const { QueueScreen } = await import('./queue/queue-screen.tsx');
  const { reportQueue } = await import('./reports/report-queue.tsx');
  const screen = await showScreen(page, <QueueScreen queue={reportQueue} />);
  const listed = { reasons: ['money'], reports: 1, decision: null, asked_ban: null, claimed_by: null };
  const opened_at = new Date(Date.now() - 60_000).toISOString();
  const cases = [true, false].map((is_urgent, id) => ({ ...listed, id, name: `Case ${id}`, opened_at, is_urgent }));
  (await page.api.take('GET /api/moderation/reports/')).reply({ body: cases });
  await page.settled();
  const warns = (name: string) => screen.all('button', name)[0]?.querySelector('[class*="bg-warn-soft"]') !== null;
  expect([warns('Case 0'), warns('Case 1')]).toEqual([true, false]);
});

test('the queues count what waits, changes among the verifications, and the colleagues who ask', async () => {
  const page = await openPage();
  const { useRoomCounts } = await import('./room/use-room-counts.ts');
  const counts = page.run(() => useRoomCounts(), undefined);
  expect(counts.now().verifications).toBeUndefined();
  // Somebody who is no reviewer is asked for nothing more.
  expect(await page.requestsUnderWay()).toBe(1);
  const waiting = { verifications: 2, changes: 1, reports: 4, photos: 0, appeals: 5 };
  const queues = Object.entries(waiting).map(([queue, count]) => ({ queue, waiting: count }));
  (await page.api.take('GET /api/moderation/overview/')).reply({ body: { queues } });
  (await page.api.take('GET /api/moderation/document-looks/')).reply({ body: { asked: [{}] } });
  await page.settled();
  const counted = { verifications: 3, reports: 4, photos: 0, appeals: 5, decided: undefined };
  expect(counts.now()).toEqual({ ...counted, overview: 1 });
  page.client.setQueryData(['moderation', 'document-looks'], { asked: [] });
  await until(() => expect(counts.now()).toEqual({ ...counted, overview: undefined }));
});

test('a decided item makes the overview count again', async () => {
  const page = await openPage();
  const { useRemoveItem } = await import('./queue/use-queue.ts');
  const { verificationQueue } = await import('./verifications/verification-queue.tsx');
  page.client.setQueryData(['moderation', 'GET /api/moderation/overview/'], {});
  const remove = page.run(() => useRemoveItem(verificationQueue), undefined);
  remove.now()({ id: 1 } as Parameters<ReturnType<typeof remove.now>>[0]);
  expect(page.client.getQueryState(['moderation', 'GET /api/moderation/overview/'])?.isInvalidated).toBe(true);
});

test('the time that is left of a suspension is in hours, then in minutes, and then over', async () => {
  const { timeLeftText } = await import('./reports/time-left-tag.tsx');
  const now = Date.parse('2026-11-21T09:00:00Z');
  const left = (minutes: number) => timeLeftText(new Date(now + minutes * 60_000).toISOString(), now);
  expect([left(119), left(60), left(59), left(0)]).toEqual(['1h left', '1h left', '59m left', 'Not suspended']);
  expect(timeLeftText(null, now)).toBe('Not suspended');
});

test('a ban that a colleague asks for is answered as pressed, and a decided case is not claimed', async () => {
  const page = await openPage();
  const { ReportPanel } = await import('./reports/report-panel.tsx');
  const asked = { decision: 'ban', asked_by: 2, asked_at: appeal.appealed_at, reason: 'money', note: '', until: null };
  const listed = {
    id: 9,
    name: 'Asha',
    reasons: ['money'],
    opened_at: appeal.appealed_at,
    reports: 1,
    is_urgent: false,
  };
  const waits = {
    ...listed,
    asked_ban: { ...asked, holds_until: null },
    // They are suspended meanwhile.
    decision: 'suspend',
    decided_at: appeal.appealed_at,
    decided_by: 2,
  };
  const props = panelOf(waits) as unknown as Parameters<typeof ReportPanel>[0];
  const screen = await showScreen(page, <ReportPanel {...props} />);
  const profile = { age: 30, bio: '', photos: 0, is_verified: false };
  const opened = { ...waits, details: [], earlier: [], suspended_alone: [], warnings: null, profile };
  (await page.api.take('POST /api/moderation/reports/9/claim/')).reply({ body: opened });
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('./reports/in-words/asked-ban.txt');
  expect(await walk(screen, props)).toEqual([1, 2]);
  await screen.type('Why you decide so', 'A gang.');
  await screen.press('Confirm the ban');
  const { body, reply } = await page.api.take('POST /api/moderation/reports/9/ban/');
  expect(JSON.parse(body)).toEqual({ answer: 'confirm', note: 'A gang.' });
  reply({ body: {} });
  await until(() => expect(props.onDone).toHaveBeenCalledTimes(1));
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect(toastStore.read()?.description).toBe('Asha is notified.');
  const decided = { ...listed, asked_ban: null, decision: 'warn', decided_at: appeal.appealed_at, decided_by: 1 };
  const closed = panelOf({ ...decided, id: 10 }) as unknown as Parameters<typeof ReportPanel>[0];
  screen.show(<ReportPanel key={10} {...closed} />);
  expect(screen.text()).toBe(
    'Asks for money|Asha · Reported 1 hour ago · 1 report|Queue|Previous|Next|Warned · 21 Nov 2026, 08:00 · By you|' +
      'What was reported is closed with the decision.',
  );
  expect(await page.requestsUnderWay()).toBe(0);
});

test('an earlier decision says what became of its appeal, and of none that was only possible', async () => {
  const page = await openPage();
  const { EarlierDecisions } = await import('./reports/earlier-decisions.tsx');
  const decided = { decision: 'suspend', reason: 'money', decided_by: 'm-1', note: '', until: null };
  const earlier = (id: number, state: string) => ({ ...decided, id, decided_at: appeal.appealed_at, appeal: state });
  const list = [earlier(1, 'waiting'), earlier(2, 'possible'), earlier(3, 'lifted')];
  const shown = list as unknown as Parameters<typeof EarlierDecisions>[0]['earlier'];
  const screen = await showScreen(page, <EarlierDecisions earlier={shown} />);
  expect(
    screen
      .text()
      .match(/Suspended · [^|]*/g)
      ?.map((each) => each.split(' · ')[3]),
  ).toEqual(['Appeal waits', undefined, 'Lifted on appeal']);
});

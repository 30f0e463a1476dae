import { expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import type { OpenedReportCase } from './reports/report-queries.ts';

const reported = { id: 4, name: 'Asha', reasons: ['money'], suspended_alone: [] } as unknown as OpenedReportCase;

/** Shows the controls for the decision about a report. */
async function openReport(isSeen = true) {
  const page = await openPage();
  const { ReportDecisionBar } = await import('./reports/report-decision-bar.tsx');
  const onDone = vi.fn();
  const screen = await showScreen(
    page,
    <ReportDecisionBar {...{ shown: reported, isSeen, onDone }} shortcuts onTaken={() => undefined} />,
  );
  const path = 'POST /api/moderation/reports/4/decide/';
  const decided = async (): Promise<object> => {
    const sent = await page.api.take(path);
    sent.reply({ body: {} });
    return JSON.parse(sent.body) as object;
  };
  return { page, screen, decided, onDone };
}

test('a report is decided by number, with the reason of the first report, once there is a note', async () => {
  const { page, screen, decided, onDone } = await openReport();
  await screen.press('Record decision');
  expect(screen.text()).toContain('Choose a decision');
  const isWrong = async () => (await screen.field('Note for the file')).getAttribute('aria-invalid');
  expect(await isWrong()).toBeNull();
  await screen.key('1');
  expect(screen.all('select', '')).toHaveLength(0);
  await screen.key('2');
  expect(screen.text()).not.toContain('Choose a decision');
  await screen.press('Record decision');
  await expect(screen.words()).toMatchFileSnapshot('./reports/in-words/without-note.txt');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('Note for the file', 'Asked twice.');
  await screen.press('Record decision');
  expect(await decided()).toEqual({ decision: 'warn', reason: 'money', note: 'Asked twice.' });
  await until(() => expect(onDone).toHaveBeenCalled());
});

test.each([true, false])('a decision is recorded only once the case was seen: %s', async (isSeen) => {
  const { screen } = await openReport(isSeen);
  expect((await screen.button('Record decision')).hasAttribute('disabled')).toBe(!isSeen);
});

test('the keys 1 to 4 choose the decisions in the order of the screen, and 5 chooses none', async () => {
  const { page, screen } = await openReport();
  const chosen = () => screen.all('input[type="radio"]', '').map((choice) => (choice as HTMLInputElement).checked);
  for (const [index, key] of ['1', '2', '3', '4'].entries()) {
    await screen.key(key);
    expect(chosen()).toEqual([0, 1, 2, 3].map((each) => each === index));
  }
  await screen.key('5');
  expect(chosen()).toEqual([false, false, false, true]);
  const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  expect(['4', '5', 'a'].map((key) => page.dispatch('keydown', { key, ...held }))).toEqual([false, true, true]);
});

test('a ban is asked about before it is sent, and what was cancelled is not sent', async () => {
  const { page, screen, decided } = await openReport();
  await screen.toggle('Ban');
  await screen.type('Note for the file', 'A gang.');
  await screen.press('Record decision');
  await expect(screen.words()).toMatchFileSnapshot('./reports/in-words/ban-question.txt');
  await screen.press('Cancel');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Record decision');
  await screen.press('Ask for a ban');
  const busy = [...document.querySelectorAll('[aria-busy]')].map(({ textContent }) => textContent);
  expect(busy).toEqual(['Recording...', 'Recording...']);
  expect(await decided()).toEqual({ decision: 'ban', reason: 'money', note: 'A gang.' });
});

test('a dismissal needs no note and no second reviewer, and names those who reported', async () => {
  const { page, screen, decided } = await openReport();
  await screen.toggle('Dismiss');
  await screen.press('Record decision');
  expect(await decided()).toEqual({ decision: 'dismiss', note: '' });
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  await until(() => expect(toastStore.read()?.description).toBe('Those who reported are told.'));
  expect(page.toast()).toBe('Decision sent');
});

test('the heading of a report says its reason and its time as words of their own', async () => {
  const page = await openPage();
  const { ReportDetails } = await import('./reports/report-details.tsx');
  const report = {
    id: 1,
    reason: 'harassment' as const,
    text: '',
    created_at: '2026-11-21T09:00:00.000Z',
    messages: [],
  };
  await showScreen(page, <ReportDetails shown={{ id: 4, name: 'Juma', details: [report] }} />);
  expect(document.querySelector('h3')?.textContent).toMatch(/^Rude or hateful 21 Nov/);
});

test('an excerpt says who wrote what, and opens once at the message that is reported', async () => {
  const page = await openPage();
  const { ReportDetails } = await import('./reports/report-details.tsx');
  const said = { was_deleted: false, is_reported: false, is_from_reported: false, media: null };
  const timestamp = '2026-11-21T09:00:00.000Z';
  const messages = [
    // It was written on the day before the last one, which its time says.
    { ...said, id: 1, text: 'Hello', timestamp: '2026-11-20T09:00:00.000Z' },
    { ...said, id: 2, text: 'Send me money', timestamp, is_from_reported: true, is_reported: true, was_deleted: true },
  ];
  const report = { id: 1, reason: 'money', text: 'He asked me.', created_at: timestamp, messages };
  const shown = { id: 4, name: 'Juma', details: [report] } as unknown as Parameters<typeof ReportDetails>[0]['shown'];
  const screen = await showScreen(page, null);
  const scrollIntoView = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  screen.show(<ReportDetails shown={shown} />);
  await expect(screen.words()).toMatchFileSnapshot('./reports/in-words/excerpt.txt');
  screen.show(<ReportDetails shown={{ ...shown }} />);
  await page.requestsUnderWay();
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
});

test('a suspension until a date needs a day to come', async () => {
  const { page, screen, decided } = await openReport();
  await screen.toggle('Suspend');
  const length = await screen.field('How long');
  length.value = 'date';
  screen.dispatch(length, 'change');
  await screen.type('Note for the file', 'Asked twice.');
  await screen.press('Record decision');
  await expect(screen.words()).toMatchFileSnapshot('./reports/in-words/without-day.txt');
  expect(await page.requestsUnderWay()).toBe(0);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await screen.type('Day on which it ends', day);
  await screen.press('Record decision');
  expect(await decided()).toEqual({
    decision: 'suspend',
    reason: 'money',
    note: 'Asked twice.',
    until: new Date(`${day}T00:00:00+03:00`).toISOString(),
  });
});

test('a long suspension is asked about with its end, as a suspension and not as a ban', async () => {
  const { screen, decided } = await openReport();
  await screen.toggle('Suspend');
  const length = await screen.field('How long');
  length.value = 'date';
  screen.dispatch(length, 'change');
  await screen.type('Day on which it ends', '2099-03-01');
  await screen.type('Note for the file', 'A gang.');
  await screen.press('Record decision');
  expect(screen.text()).toMatch(/Suspend Asha until [^|]*2099[^|]*\?/);
  await screen.press('Ask for the suspension');
  expect(await decided()).toEqual({
    decision: 'suspend',
    reason: 'money',
    note: 'A gang.',
    until: '2099-02-28T21:00:00.000Z',
  });
});

test('a covered photo is fetched once, when it is asked for, and again only if that failed', async () => {
  const page = await openPage();
  const { CoveredMessagePhoto } = await import('./reports/covered-photos.tsx');
  const screen = await showScreen(page, <CoveredMessagePhoto caseId={4} messageId={9} />);
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Show the photo');
  const path = 'POST /api/moderation/reports/4/pictures/';
  const first = await page.api.take(path);
  expect(JSON.parse(first.body)).toEqual({ message_id: 9 });
  expect(screen.text()).not.toContain('It could not be loaded');
  expect((await screen.button('Show the photo')).getAttribute('aria-busy')).toBe('true');
  first.reply(refusal('not_found'));
  await until(() => expect(screen.text()).toContain('It could not be loaded'));
  await screen.press('Show the photo');
  expect(screen.text()).not.toContain('It could not be loaded');
  const photo = { path: '/media/9', width: 4, height: 3 };
  (await page.api.take(path)).reply({ body: { profile: [], message: photo } });
  await until(() => expect(document.querySelector('img')?.getAttribute('src')).toMatch(/\/media\/9$/));
  expect(screen.all('button', 'Show the photo')).toHaveLength(0);
});

test('the photos of a profile are shown one by one once they are asked for', async () => {
  const page = await openPage();
  const { CoveredProfilePhotos } = await import('./reports/covered-photos.tsx');
  const screen = await showScreen(page, <CoveredProfilePhotos caseId={4} name="Juma" count={2} />);
  await screen.press('Show 2 photos');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  const { body, reply } = await page.api.take('POST /api/moderation/reports/4/pictures/');
  expect(JSON.parse(body)).toEqual({ message_id: null });
  const photo = (id: number) => ({
    id,
    width: 4,
    height: 5,
    thumbhash: '',
    variants: { 160: '/s', 480: `/m${id}`, 1080: '/l' },
  });
  reply({ body: { profile: [photo(7), photo(8)], message: null } });
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('./reports/in-words/profile-photos.txt');
});

test('the reason that the member reads can be changed, and is “Something else” if nobody gave one', async () => {
  const page = await openPage();
  const { ReportDecisionBar } = await import('./reports/report-decision-bar.tsx');
  const shown = { ...reported, reasons: [] } as unknown as OpenedReportCase;
  const ways = { isSeen: true, shortcuts: true, onDone: () => undefined, onTaken: () => undefined };
  const screen = await showScreen(page, <ReportDecisionBar {...ways} shown={shown} />);
  await screen.key('a');
  await screen.key('2');
  const reason = await screen.field('Reason that the member reads');
  expect(reason.value).toBe('other');
  reason.value = 'fake';
  screen.dispatch(reason, 'change');
  await screen.type('Note for the file', 'A stolen photo.');
  await screen.press('Record decision');
  const { body } = await page.api.take('POST /api/moderation/reports/4/decide/');
  expect(JSON.parse(body)).toEqual({ decision: 'warn', reason: 'fake', note: 'A stolen photo.' });
});

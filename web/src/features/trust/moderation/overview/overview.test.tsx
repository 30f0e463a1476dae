import type { Overview } from '@mwanzo/contract/trust/overview';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const hour = { arrived: 1, decided: 2, expected: 3 };
const day = { decided: 0, median_hours: null, longest_hours: null };

const overview: Overview = {
  queues: [
    { queue: 'verifications', waiting: 3, oldest_at: '2026-11-21T07:00:00.000Z' },
    { queue: 'reports', waiting: 1, oldest_at: '2026-11-21T08:59:00.000Z' },
    { queue: 'appeals', waiting: 0, oldest_at: null },
  ],
  urgent: { waiting: 0, oldest_at: null },
  asked: { waiting: 1, ends_at: '2026-11-21T11:00:00.000Z' },
  appeals_for_others: 1,
  today: { arrived: 4, decided: 4 },
  days: [
    { ...day, day: '2026-11-20' },
    { day: '2026-11-21', decided: 2, median_hours: 5, longest_hours: 20 },
  ],
  verifications_kept: { kept: 199, of: 200 },
  reports_kept: { kept: 0, of: 0 },
  hours: Array.from({ length: 24 }, () => hour),
  decisions: [{ decision: 'warn', count: 2 }],
  reviewers: [
    { moderator_id: 11, decided: 5, second_looks: 0, agreed: 0 },
    { moderator_id: 12, decided: 6, second_looks: 4, agreed: 3 },
  ],
};

test('the key figures say how many wait for how long, and what waits for this reviewer alone', async () => {
  const page = await openPage();
  const { KeyFigures } = await import('./key-figures.tsx');
  const { AskedOfYou } = await import('./asked-of-you.tsx');
  const figures = (shown: Overview) => (
    <>
      <AskedOfYou overview={shown} now={now} />
      <KeyFigures overview={shown} now={now} />
    </>
  );
  const screen = await showScreen(page, figures(overview));
  expect(screen.text()).toMatch(/Verification\|3\|waiting, the oldest 2 h\|.*Reports\|1\|waiting, the oldest 1 min\|/);
  expect(screen.text()).toMatch(/Under 18\|0\|nobody is waiting\|Decided today\|4\|arrived 4$/);
  expect(screen.text()).toContain('2h left');
  expect((await screen.button('Open the reports')).getAttribute('href')).toBe('/moderation?queue=reports');
  expect(screen.text()).toMatch(/appeal/);
  const none = { asked: { waiting: 0, ends_at: null }, appeals_for_others: 0, today: { arrived: 5, decided: 4 } };
  const urgent = { waiting: 1, oldest_at: '2026-11-21T08:59:00.000Z' };
  screen.show(figures({ ...overview, ...none, urgent }));
  expect(screen.text()).toContain('|Under 18|1|hidden until it is decided|');
  expect(screen.text()).toMatch(/^Verification\|.*arrived 5, so the queue grows$/);
});

test('what has waited since the evening warns among the reports, and not yet among the verifications', async () => {
  const page = await openPage();
  const { KeyFigures } = await import('./key-figures.tsx');
  const queues = overview.queues.map((each) => ({ ...each, oldest_at: '2026-11-20T17:00:00.000Z' }));
  await showScreen(page, <KeyFigures overview={{ ...overview, queues }} now={now} />);
  const warns = [...document.querySelectorAll('section')].map(
    (figure) => figure.querySelector('[class*="bg-warn-soft"]') !== null,
  );
  expect(warns.slice(0, 2)).toEqual([false, true]);
});

/** Opens the overview, which the server gives so, half an hour after midnight in Nairobi. */
async function openOverview(changes: Partial<Overview> = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T21:30:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { OverviewScreen } = await import('./overview-screen.tsx');
  const screen = await showScreen(page, <OverviewScreen />);
  const path = 'GET /api/moderation/overview/';
  const headers = { date: new Date().toUTCString() };
  (await page.api.take(path)).reply({ status: 400, headers });
  await screen.press('Try again');
  (await page.api.take(path)).reply({ body: { ...overview, ...changes }, headers });
  const looks = { max: 60, own: null, asked: [] };
  (await page.api.take('GET /api/moderation/document-looks/')).reply({ body: looks, headers });
  (await page.api.take('GET /api/moderation/switches/')).reply({ body: [], headers });
  await page.settled();
  return { ...screen, client: page.client };
}

test('the overview begins Nairobi’s day at 00:00, with all later hours to come', async () => {
  const screen = await openOverview();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/overview.txt');
  expect(document.querySelectorAll('.overview-bars .overview-expected')).toHaveLength(23);
});

test('the overview is read again after a failure, and its tables say what is not known', async () => {
  const screen = await openOverview();
  expect(screen.text()).toMatch(/Verification\|3\|[^|]+\|99 % of 200\|Reports\|1\|[^|]+\|–\|Appeals\|0\|–\|–/);
  expect(screen.text()).toMatch(
    /Warned\|2\|Reviewer\|Decided\|Second look agreed\|11\|5\|–\|12\|6\|3 of 4\|Everything is on\|Open the switches$/,
  );
  expect(document.querySelectorAll('.overview-dot')).toHaveLength(2);
  expect(screen.text()).toMatch(/\|Hours that verifications had waited/);
  const [wait] = screen.all('button', 'Show as table');
  await screen.pressElement(wait);
  expect(screen.text()).toMatch(/2026-11-20\|–\|–\|0\|2026-11-21\|5\|20\|2\|Show as chart/);
  await screen.press('Show as chart');
  expect([screen.text().includes('2026-11-20'), screen.all('button', 'Show as table').length]).toEqual([false, 2]);
});

test('an overview of nothing says so, and a decision of a newer server keeps its name', async () => {
  const screen = await openOverview({
    queues: [],
    reviewers: [],
    decisions: [{ decision: 'fine', count: 3 }],
  });
  expect(screen.text()).toMatch(/Verification\|0\|nobody is waiting\|Reports\|0\|nobody is waiting\|/);
  expect(screen.text()).toMatch(/\|Decisions, 14 days\|Decided\|fine\|3\|Everything is on\|/);
  const path = ['moderation', 'GET /api/moderation/overview/'];
  const kept = { reports_kept: { kept: 2, of: 3 }, verifications_kept: { kept: 1, of: 4 } };
  screen.client.setQueryData(path, { ...overview, ...kept, decisions: [] });
  await until(() => expect(screen.text()).toContain('|–|–|Nothing was decided yet.|Reviewer|'));
  expect(screen.text()).toMatch(/Verification\|3\|14 h\|25 % of 4\|Reports\|1\|12 h\|66 % of 3\|Appeals\|0\|–\|–\|/);
});

test.each([
  [9, 14],
  [23, 0],
])('at %i o’clock the load of %i hours is what is expected, and the present one is counted', async (present, ahead) => {
  const page = await openPage();
  const { LoadChart } = await import('./load-chart.tsx');
  const screen = await showScreen(page, <LoadChart hours={overview.hours} hour={present} />);
  expect(document.querySelectorAll('.overview-bars .overview-expected')).toHaveLength(ahead);
  const heights = [...document.querySelectorAll<HTMLElement>('.overview-bars i')].map(({ style }) => style.height);
  const [counted, expected] = [Array.from({ length: present + 1 }, () => ['20%', '40%']), Array(ahead).fill('60%')];
  expect(heights).toEqual([...counted, ...expected].flat());
  await screen.press('Show as table');
  expect(screen.text()).toMatch(/\|Hour\|Arrived\|Decided\|Expected\|00\|1\|2\|3\|01\|.*\|23\|1\|2\|3\|/);
});

test('a day on which nobody had waited has its dots, unlike one without decisions', async () => {
  const page = await openPage();
  const { WaitChart } = await import('./wait-chart.tsx');
  const days = [
    { ...day, day: '2026-11-18', median_hours: 6, longest_hours: 12 },
    { ...day, day: '2026-11-19', median_hours: 0, longest_hours: 0 },
    ...overview.days,
  ];
  await showScreen(page, <WaitChart days={days} />);
  const dots = [...document.querySelectorAll<HTMLElement>('.overview-dot')];
  // The longest waits come first. The 20th had no decision.
  expect(
    dots.map(({ style }) => [style.left, style.bottom].map((each) => Math.round(Number.parseFloat(each)))),
  ).toEqual([
    [0, 25],
    [33, 0],
    [100, 42],
    [0, 13],
    [33, 0],
    [100, 10],
  ]);
  const lines = [...document.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['0,75 33.33,100', '0,87.5 33.33,100']);
});

test('the rail says which queue is open and how many wait in each, and the tab has its name', async () => {
  const page = await openPage();
  const { RoomRail } = await import('../room/room-rail.tsx');
  const counts = {
    verifications: 1,
    reports: 100,
    photos: 0,
    appeals: undefined,
    decided: undefined,
    overview: undefined,
  };
  const screen = await showScreen(page, <RoomRail current="verifications" counts={counts} />);
  const current = () => document.querySelector('a[aria-current="page"]')?.getAttribute('href');
  expect([current(), document.title]).toEqual(['/moderation', expect.stringMatching(/^Verification review/)]);
  screen.show(<RoomRail current="reports" counts={counts} />);
  await until(() => expect(document.title).toMatch(/^Reports/));
  expect(current()).toBe('/moderation?queue=reports');
  await expect(screen.words()).toMatchFileSnapshot('../room/in-words/rail.txt');
  screen.show(<RoomRail current="switches" counts={counts} />);
  await until(() => expect(document.title).toMatch(/^Switches/));
  // The switches lie behind the overview.
  const behind = [...document.querySelectorAll('a[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
  expect([current(), behind]).toEqual([undefined, [['Overview', 'true']]]);
});

test.each([
  ['', 'Verification'],
  ['?queue=reports', 'Reports'],
  ['?queue=photos', 'Photos'],
  ['?queue=appeals', 'Appeals'],
  ['?queue=decided', 'Decided'],
  ['?queue=overview', 'Saturday, 21 November'],
  ['?queue=switches', 'Switches'],
])('the address “%s” of the room opens its own page: %s', async (search, title) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { ModerationScreen } = await import('../moderation-screen.tsx');
  const screen = await showScreen(page, <ModerationScreen notFound={null} />, `/moderation${search}`);
  expect(screen.all('h1', '').map(({ textContent }) => textContent)[0]).toBe(title);
});

test.each([
  ['a member', refusal('not_found'), 'Not here', []],
  [
    'a moderator without the second step',
    refusal('second_factor_missing'),
    'One thing before you review',
    ['/settings/second-step'],
  ],
])('%s does not come into the room', async (_, reply, text, links) => {
  const page = await openPage();
  const { ModerationScreen } = await import('../moderation-screen.tsx');
  const screen = await showScreen(page, <ModerationScreen notFound={<p>Not here</p>} />, '/moderation?queue=decided');
  (await page.api.take('GET /api/moderation/overview/')).reply(reply);
  await until(() => expect(screen.text()).toContain(text));
  expect(document.querySelectorAll('nav')).toHaveLength(0);
  expect(screen.all('a', '').map((link) => link.getAttribute('href'))).toEqual(links);
  if (links.length > 0) await expect(screen.words()).toMatchFileSnapshot('../in-words/step-missing.txt');
});

test('a reviewer whose request was refused for a moment stays in the room', async () => {
  const page = await openPage();
  const { ModerationScreen } = await import('../moderation-screen.tsx');
  const screen = await showScreen(page, <ModerationScreen notFound={<p>Not here</p>} />, '/moderation?queue=decided');
  (await page.api.take('GET /api/moderation/overview/')).reply(refusal('too_many_requests'));
  await page.requestsUnderWay();
  expect(screen.text()).not.toContain('Not here');
  expect(document.querySelectorAll('nav').length).toBeGreaterThan(0);
});

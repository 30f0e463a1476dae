import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createReportClient } from './report-client.fixture.ts';
import { proofSize } from '../../../testing/proof-size.ts';

const reportsMax = proofSize(60, 240);
/** The number of reports that a member may send in a day. */
const each = 20;

const testApp = await buildTestApp();
const { act, report, listCases, claim, decide, createModerator } = createReportClient(testApp);
const reasons = ['fake', 'money', 'harassment', 'offensive_photo', 'other'];

test(
  `${reportsMax} reports by new accounts within an hour hide only reported minors, and the queue stays usable`,
  { timeout: 60_000 + reportsMax * 60 },
  async () => {
    const reported = await Promise.all(Array.from({ length: each }, () => createMember(testApp)));
    const [minor] = reported as [TestMember, ...TestMember[]];
    const took: number[] = [];
    for (let sent = 0; sent < reportsMax; sent += each) {
      const by = await createMember(testApp, { verified: false });
      await Promise.all(
        reported.map(async (them, at) => {
          const since = performance.now();
          const isFirst = sent === 0 && them === minor;
          const reason = isFirst ? 'under_18' : reasons[(sent / each + at) % reasons.length];
          const { status } = await report(by, them, { reason, text: 'Mbaya' });
          took.push(performance.now() - since);
          expect(status).toBe(201);
        }),
      );
    }
    const moderator = await createModerator();
    const since = performance.now();
    const cases = await listCases(moderator);
    const listed = performance.now() - since;
    expect(cases).toHaveLength(each);
    expect(cases[0]).toMatchObject({ user_id: minor.id, is_urgent: true });
    expect(cases.reduce((sum: number, { reports }: { reports: number }) => sum + reports, 0)).toBe(reportsMax);
    const stranger = await createMember(testApp);
    const seen = await Promise.all(
      reported.map(async ({ id }) => (await act(stranger, 'GET', `/api/profiles/${id}/`)).status),
    );
    expect(seen).toEqual([404, ...Array(each - 1).fill(200)]);
    // One decision covers all reports about a member, however many there are.
    const opened = await claim(moderator, cases[1].id);
    expect(opened.body.details.length).toBeLessThanOrEqual(50);
    expect((await decide(moderator, cases[1].id, { decision: 'dismiss', note: '' })).status).toBe(200);
    expect(await listCases(moderator)).toHaveLength(each - 1);
    if (process.env['REPORTS']) {
      const [median, slow] = [0.5, 0.99].map(
        (share) => took.toSorted((a, b) => a - b)[Math.floor(took.length * share)],
      );
      process.stdout.write(
        `${JSON.stringify({ reports: took.length, medianMs: median, p99Ms: slow, listMs: listed })}\n`,
      );
    }
  },
);

test('a member who deletes the account during a report is reported all the same (30 duels)', async () => {
  for (let duel = 0; duel < 30; duel += 1) {
    const [one, other, them] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
    const [first, second] = await Promise.all([
      report(one, them, { reason: 'under_18', block: true }),
      report(other, them),
      testApp.database.pool.query('delete from users where id = $1', [them.id]),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
  }
});

test('a reporter whose account ends in the middle of it leaves no half of a report (30 duels)', async () => {
  const [moderator, them] = [await createModerator(), await createMember(testApp)];
  for (let duel = 0; duel < 30; duel += 1) {
    const by = await createMember(testApp);
    const [{ status }] = await Promise.all([
      report(by, them),
      testApp.database.pool.query('delete from users where id = $1', [by.id]),
    ]);
    expect(status).toBeLessThan(500);
  }
  const { rows } = await testApp.database.pool.query(
    `select reports, (select count(*)::integer from reports where case_id = report_cases.id) as stored
     from report_cases where reported_id = $1`,
    [them.id],
  );
  for (const { reports, stored } of rows) expect(reports).toBe(stored);
  expect((await act(moderator, 'GET', '/api/moderation/reports/')).status).toBe(200);
});

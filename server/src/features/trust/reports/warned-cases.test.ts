import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../../conversations/messages/message-client.fixture.ts';
import { openWarnedCases } from './open-warned-cases.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { clock } = testApp;
const { send } = createMessageClient(testApp);
const { report, caseAbout, claim, decide, createModerator } = createReportClient(testApp);
const moderator = await createModerator();

async function askForMoney(by: TestMember, receivers: number): Promise<void> {
  for (let sent = 0; sent < receivers; sent += 1) {
    const match = await createMember(testApp);
    await createMatch(testApp, by, match);
    await send(by, match, 'Send me 5000', { confirmed: true });
  }
}

const decided = async (member: TestMember, decision: object): Promise<void> => {
  const { id } = await caseAbout(moderator, member);
  await claim(moderator, id);
  expect((await decide(moderator, id, decision)).status).toBe(200);
};

test('a case opens about a member who has asked three matches for money, not about one who asked two', async () => {
  const [offender, other] = [await createMember(testApp), await createMember(testApp)];
  await askForMoney(offender, 3);
  await askForMoney(other, 2);
  await openWarnedCases(testApp);
  await openWarnedCases(testApp);
  const warnings = { receivers: 3, sent: 3, kinds: ['money'] };
  expect(await caseAbout(moderator, offender)).toMatchObject({ reports: 0, reasons: [], warnings });
  expect(await caseAbout(moderator, other)).toBeUndefined();
  const { id } = await caseAbout(moderator, offender);
  expect((await claim(moderator, id)).body).toMatchObject({ warnings, details: [] });
});

test('a report joins such a case, and a case of reports tells of the warnings', async () => {
  const offender = await createMember(testApp);
  await report(await createMember(testApp), offender);
  expect(await caseAbout(moderator, offender)).toMatchObject({ reports: 1, warnings: null });
  await askForMoney(offender, 3);
  await openWarnedCases(testApp);
  await report(await createMember(testApp), offender);
  expect(await caseAbout(moderator, offender)).toMatchObject({ reports: 2, warnings: { receivers: 3 } });
});

test('of a report and the warnings that open a case at the same moment, one does', async () => {
  const { database } = testApp;
  const offender = await createMember(testApp);
  await askForMoney(offender, 3);
  const open = 'insert into report_cases (reported_id, opened_at, is_urgent) values ($1, $2, false)';
  await commitOnceAwaited(
    database,
    (reporting) => reporting.query(open, [offender.id, clock.now()]),
    () => openWarnedCases(testApp),
  );
  const cases = await database.pool.query('select from report_cases where reported_id = $1', [offender.id]);
  expect(cases.rowCount).toBe(1);
});

test('after a warning the next such message opens a case again; after a dismissal none does for 30 days', async () => {
  const [warned, cleared] = [await createMember(testApp), await createMember(testApp)];
  for (const member of [warned, cleared]) await askForMoney(member, 3);
  clock.advance(1000);
  await openWarnedCases(testApp);
  await decided(warned, { decision: 'warn', reason: 'money', note: 'Asked for money' });
  await decided(cleared, { decision: 'dismiss' });
  clock.advance(1000);
  await openWarnedCases(testApp);
  for (const member of [warned, cleared]) expect(await caseAbout(moderator, member)).toBeUndefined();
  for (const member of [warned, cleared]) await askForMoney(member, 1);
  await openWarnedCases(testApp);
  expect(await caseAbout(moderator, warned)).toMatchObject({ reports: 0, warnings: { receivers: 4 } });
  expect(await caseAbout(moderator, cleared)).toBeUndefined();
  const earlier = `update report_cases set opened_at = opened_at - interval '30 days',
    decided_at = decided_at - interval '30 days' where reported_id = $1`;
  await testApp.database.pool.query(earlier, [cleared.id]);
  await openWarnedCases(testApp);
  expect(await caseAbout(moderator, cleared)).toMatchObject({ reports: 0, warnings: { receivers: 4 } });
});

test('what was warned of counts for 30 days, and no more', async () => {
  const [before, since] = [await createMember(testApp), await createMember(testApp)];
  await askForMoney(before, 3);
  clock.advance(2000);
  await askForMoney(since, 3);
  clock.advance(30 * 86_400_000 - 1000);
  await openWarnedCases(testApp);
  const { rows } = await testApp.database.pool.query(
    'select reported_id from report_cases where reported_id in ($1, $2)',
    [before.id, since.id],
  );
  expect(rows).toEqual([{ reported_id: since.id }]);
});

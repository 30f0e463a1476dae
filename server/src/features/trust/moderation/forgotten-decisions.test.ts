import { expect, test } from 'vitest';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../../conversations/messages/message-client.fixture.ts';
import { approval, createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createReportClient } from '../reports/report-client.fixture.ts';

// A decision keeps what it was about for as long as it can be taken back.

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { createCouple, send } = createMessageClient(testApp);
const { rename, save, sendFirst, waitingId, decide: decideChange } = createChangesClient(testApp);
const { act, report, judge, createModerator } = createReportClient(testApp);
const reviewer = await createModerator();
const minute = 60_000;

const clean = () =>
  cleanUp(
    {
      ...testApp.dependencies,
      onFailure: (job, error) => expect.fail(`${job}: ${String(error)}`),
      onSealed: () => {},
      onSwept: () => {},
    },
    { maySweep: false },
  );

test('of a name that was decided with a photo or a gender nothing is kept, because that decision stands', async () => {
  for (const more of [sendFirst, (member: TestMember) => save(member, { gender: 'non-binary' })]) {
    const member = await createMember(testApp, { name: 'Nyambura', gender: 'female' });
    await rename(member, 'Beyonce Knowles');
    await more(member);
    expect((await decideChange(reviewer, await waitingId(member), approval)).statusCode).toBe(200);
    expect((await database.pool.query('select from decided_changes where user_id = $1', [member.id])).rowCount).toBe(0);
  }
});

test('the name of a member without the badge stands, and so does one whose member has lost it since', async () => {
  const loseBadge = (id: number) =>
    database.pool.query('update profiles set is_verified = false where user_id = $1', [id]);
  const newest = async () => (await act(reviewer, 'GET', '/api/moderation/decisions/')).body[0];
  for (const when of ['before', 'after']) {
    const member = await createMember(testApp, { name: 'Nyambura' });
    await rename(member, 'Beyonce Knowles');
    if (when === 'before') await loseBadge(member.id);
    expect((await decideChange(reviewer, await waitingId(member), approval)).statusCode).toBe(200);
    const made = await newest();
    expect([when, made.take_back_until === null]).toEqual([when, when === 'before']);
    await loseBadge(member.id);
    const url = `/api/moderation/decisions/${made.id}/take-back/`;
    expect((await act(reviewer, 'POST', url)).body.code).toBe('decision_stands');
  }
});

/** A decided change, whose name is kept, or a dismissed report, whose messages are. */
const decidedCases = {
  'names of decided changes': async () => {
    const member = await createMember(testApp, { name: 'Nyambura' });
    await rename(member, 'Beyonce Knowles');
    expect((await decideChange(reviewer, await waitingId(member), approval)).statusCode).toBe(200);
    return { text: 'select from decided_changes where user_id = $1', id: member.id };
  },
  'messages of dismissed reports': async () => {
    const [reporter, them] = await createCouple();
    const { body } = await send(them, reporter, 'Nitumie pesa', { confirmed: true });
    await report(reporter, them, { message_ids: [body.id] });
    await judge(them, { decision: 'dismiss', note: 'Nothing.' }, reviewer);
    const text = `select from report_messages said join reports report on report.id = said.report_id
      join report_cases cases on cases.id = report.case_id where cases.reported_id = $1`;
    return { text, id: them.id };
  },
};

test.each(Object.keys(decidedCases) as (keyof typeof decidedCases)[])(
  'the %s are forgotten after ten minutes, with the hourly clean-up',
  async (what) => {
    const { text, id } = await decidedCases[what]();
    const kept = async () => (await database.pool.query(text, [id])).rowCount ?? 0;
    clock.advance(10 * minute - 1);
    await clean();
    expect(await kept()).toBeGreaterThan(0);
    clock.advance(1);
    await clean();
    expect(await kept()).toBe(0);
  },
);

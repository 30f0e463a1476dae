import { planLimits, unverifiedLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { getRows } from '../../database/sql.ts';
import { createTurnServer } from '../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { firstKeptDay, forgetNetworks } from '../../features/core/allowances/index.ts';
import { createCallClient } from '../../features/conversations/calls/call-client.fixture.ts';
import { endDueCalls } from '../../features/conversations/calls/index.ts';
import { createMessageClient } from '../../features/conversations/messages/message-client.fixture.ts';
import { createPresenceWatch } from '../../features/people/presence/index.ts';
import { readTable } from './read-table.fixture.ts';
import { moments, tableOfDays } from './table-of-days.fixture.ts';

// A day is a day in Nairobi, also in the three hours after midnight in which UTC still has the day before.

const turn = createTurnServer({ urls: ['turn:127.0.0.1:3478'], secret: new Secret('s'.repeat(32)) });
const testApp = await buildTestApp({}, { turn });
const { clock, database, serving, dependencies } = testApp;
const { act, createCouple, send, signedIn, matchOf, publishedBy } = createMessageClient(testApp);
const calls = createCallClient(testApp, { createCouple, send, act });
const sql = (text: string, ...values: unknown[]) => database.pool.query(text, values);

const createMan = (traits = {}) => createMember(testApp, { gender: 'male', ...traits });
const like = async (by: TestMember, { id }: TestMember) =>
  act(await signedIn(by), 'POST', '/api/profiles/like-pass/', { target_profile_id: id, matched: true });
const get = async (by: TestMember, url: string) => (await act(await signedIn(by), 'GET', url)).body;
const finds = async (by: TestMember, { id }: TestMember) => {
  const people = await get(by, `/api/profiles/discover/?search=${encodeURIComponent(`Member ${id}`)}`);
  return people.some((one: { id: number }) => one.id === id) ? 'yes' : 'limit';
};
const wordOf = ({ body }: { body: { code?: string } }) => {
  const words: Record<string, string> = {
    daily_limit_reached: 'limit',
    nothing_to_rewind: 'late',
    call_refused: 'refused',
  };
  return body.code === undefined ? 'yes' : (words[body.code] ?? body.code);
};

/** Each row does something when it begins. Then it asks, and answers with a word of the table. */
const rows: Record<string, () => Promise<() => Promise<string>>> = {
  'a like after the last': async () => {
    const [me, one, other] = [await createMember(testApp), await createMan(), await createMan()];
    await like(me, one);
    await sql('update daily_usage set swipes = $2 where user_id = $1', me.id, planLimits.basic.swipesPerDay);
    return async () => wordOf(await like(me, other));
  },
  'a message after the last': async () => {
    const [me, match] = await createCouple();
    await send(me, match, 'Habari');
    await sql('update daily_usage set messages = $2 where user_id = $1', me.id, planLimits.basic.messagesPerDay);
    return async () => wordOf(await send(await signedIn(me), match, 'Uko?'));
  },
  'a card after the last': async () => {
    const [me, one, other] = [await createMember(testApp), await createMan(), await createMan()];
    expect(await finds(me, one)).toBe('yes');
    const filled = 'array_fill(0::bigint, array[$2::integer - cardinality(dealt_ids)])';
    const last = planLimits.basic.profilesPerDay;
    await sql(`update daily_usage set dealt_ids = dealt_ids || ${filled} where user_id = $1`, me.id, last);
    return () => finds(me, other);
  },
  'a card after the network’s last': async () => {
    await sql('truncate network_usage');
    const [me, one, other] = [await createMember(testApp, { verified: false }), await createMan(), await createMan()];
    expect(await finds(me, one)).toBe('yes');
    const filled = 'array_fill(0::bigint, array[$1::integer - cardinality(dealt_ids)])';
    const last = unverifiedLimits.profilesPerDayAndNetwork;
    await sql(`update network_usage set dealt_ids = dealt_ids || ${filled}`, last);
    return async () => {
      // The clean-up of every hour keeps the day.
      await getRows(serving, forgetNetworks, { kept: firstKeptDay('network', clock.now()) });
      return finds(me, other);
    };
  },
  'taking back a like': async () => {
    const [me, man] = [await createMember(testApp), await createMan()];
    await like(me, man);
    return async () =>
      wordOf(await act(await signedIn(me), 'POST', '/api/profiles/rewind/', { target_profile_id: man.id }));
  },
  'a call after two unanswered': async () => {
    const [me, match] = await calls.createCallers();
    for (const member of [me, match]) await act(member, 'PATCH', '/api/account/settings/', { quiet_hours: null });
    for (let call = 0; call < 2; call += 1) {
      await calls.start(me, match);
      clock.advance(45_000);
      await endDueCalls(dependencies);
    }
    return async () => {
      const caller = await signedIn(me);
      const { may_call: may } = await calls.availability(caller, match);
      const word = wordOf(await calls.start(caller, match));
      return (word === 'yes') === (may === 'yes') ? word : `${word}, but ${may}`;
    };
  },
  '“here today” of a match': async () => {
    const [me, match] = await createCouple();
    const watch = createPresenceWatch({
      ...dependencies,
      onFailure: (error) => {
        throw error;
      },
    });
    watch.note(match.id, true);
    await watch.close();
    return async () => (await matchOf(await signedIn(me), match)).presence ?? 'no';
  },
  'news of a second like': async () => {
    const [me, one, other] = [await createMember(testApp), await createMan(), await createMan()];
    await like(one, me);
    return async () => ((await publishedBy(() => like(other, me))).some(({ to }) => to === me.id) ? 'yes' : 'no');
  },
  'the count of likes, of two': async () => {
    const [me, one, other] = [await createMember(testApp), await createMan(), await createMan()];
    await like(one, me);
    expect((await get(me, '/api/profiles/likes-me/')).count).toBe(1);
    await like(other, me);
    return async () => String((await get(me, '/api/profiles/likes-me/')).count);
  },
  'people revealed, of two': async () => {
    const [me, one, other] = [await createMember(testApp), await createMan(), await createMan()];
    await like(one, me);
    await like(other, me);
    expect((await get(me, '/api/profiles/likes-me/')).people).toHaveLength(1);
    return async () => String((await get(me, '/api/profiles/likes-me/')).people.length);
  },
  'the age, born on 1 January': async () => {
    const [me, man] = [await createMember(testApp), await createMan({ birthday: '2000-01-01' })];
    return async () => String((await get(me, `/api/profiles/${man.id}/`)).age);
  },
};

const expected = readTable(tableOfDays);

test.each(Object.entries(moments))('a day is a day in Nairobi: %s', async (name, { begins, asked }) => {
  const found: Record<string, string> = {};
  for (const [row, begin] of Object.entries(rows)) {
    clock.set(begins);
    const ask = await begin();
    clock.set(asked);
    found[row] = await ask();
  }
  expect(found).toEqual(expected[name]);
});

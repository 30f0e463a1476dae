import { callLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import type { Pusher } from '../../../gateways/push/pusher.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller } from '../../../testing/tell-course.ts';
import { afterOthers, atOnce, once, tellSituation, twice, type Deed } from '../../../testing/tell-situations.ts';
import { makeDescription, relayHost } from './descriptions.fixture.ts';
import { endDueCalls, pushCalls } from './index.ts';

const turn = createTurnServer({ urls: [`turn:${relayHost}:3478`], secret: new Secret('s'.repeat(32)) });
const [amani, baraka, chege, stranger] = [101, 102, 103, 104];
const [hers, tablet, his, laptop, ...twoOthers] = [1, 2, 3, 4, 5, 6].map(
  (device) => `2000000${device}-0000-4000-8000-000000000000`,
);
const ring = callLimits.ringSeconds * 1000;
const isOver = { reason: 'user_hangup' };
const offer = { description: { type: 'offer', sdp: makeDescription() } };

/** Amani may call Baraka and Chege. Nobody but Baraka has a browser that takes pushes. */
async function createWorld(start?: string) {
  const world = await buildTestApp({}, { turn });
  const { clock, database, dependencies } = world;
  beginCourse(world);
  if (start) clock.set(start);
  const members = [];
  for (const id of [amani, baraka, chege, stranger]) members.push(await createMember(world, { id, name: `N${id}` }));
  const [one, ...others] = members;
  await changePlan(world, 'premium', ...members);
  for (const other of others.slice(0, 2)) {
    if (one) await createMatch(world, one, other);
    await database.pool.query(
      `insert into messages (low_id, high_id, sender_id, text, created_at)
       select $1, $2, sender, 'Habari', $3 from unnest(array[$1, $1, $2, $2]::bigint[]) sender`,
      [amani, other.id, clock.now()],
    );
    await database.pool.query(
      `insert into call_talks (member_id, partner_id, says_yes, said_at) values ($1, $2, true, $3), ($2, $1, true, $3)`,
      [amani, other.id, clock.now()],
    );
  }
  await database.pool.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
     values ($1, 'https://push.example/his', 'p', 'a', $2, 0)`,
    [baraka, clock.now()],
  );
  const pushed: string[] = [];
  const pusher: Pusher = {
    publicKey: '',
    mayPushTo: () => true,
    send: async ({ endpoint }, { payload, ttlSeconds }) => {
      pushed.push(`push to ${endpoint} for ${ttlSeconds} s: ${payload}`);
      return 'sent';
    },
    close: () => {},
  };
  const push: Deed = ['what rings is pushed', () => pushCalls({ ...dependencies, pusher })];
  const end: Deed = ['what is due ends', () => endDueCalls(dependencies)];
  const change = (words: string, statement: string, ...values: unknown[]): Deed => [
    words,
    { do: () => database.pool.query(statement, values) },
  ];
  return { world, push, end, change, heard: () => pushed.splice(0) };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const calls = (words: string, by: number, receiver: number, key: number | string, device = hers): Deed => {
  const client_id = `3000000${key}-0000-4000-8000-000000000000`;
  return [words, by, 'POST', 'calls/', { receiver, device, client_id }];
};
const inCall = (words: string, by: number, path: string, device = hers, more: object = {}): Deed => [
  words,
  by,
  'POST',
  `calls/{calls}/${path}/`,
  { device, ...more },
];

function acts({ world, push, end, change }: World): readonly Deed[] {
  const ask = createTeller(world);
  const onBoth: Deed = [
    'he answers on two devices',
    {
      do: async () => {
        const answers = twoOthers.map((device) => ask(baraka, 'POST', 'calls/{calls}/answer/', { device }));
        return (await Promise.all(answers)).toSorted().join('\n');
      },
    },
  ];
  return [
    ['what Amani may do', amani, 'GET', `calls/with/${baraka}/`],
    calls('Amani calls', amani, baraka, 1),
    push,
    inCall('says what she needs', amani, 'signal', hers, offer),
    inCall('her tablet does too', amani, 'signal', tablet, offer),
    calls('Baraka calls back', baraka, amani, 2, his),
    calls('Chege calls meanwhile', chege, amani, 3, laptop),
    inCall('Chege gives up', chege, 'end', laptop, isOver),
    calls('Amani calls Chege meanwhile', amani, chege, 4, tablet),
    ['the call that rings', baraka, 'GET', `calls/live/?device=${his}`],
    ['Chege’s is forgotten', { do: () => world.database.pool.query('delete from calls where caller_id = 103') }],
    inCall('Baraka answers', baraka, 'answer', his),
    inCall('his laptop does too', baraka, 'answer', laptop),
    push,
    inCall('his words', baraka, 'signal', his, offer),
    inCall('she is alive', amani, 'alive', hers),
    inCall('her tablet is', amani, 'alive', tablet),
    inCall('her tablet hangs up', amani, 'end', tablet, isOver),
    inCall('she hangs up', amani, 'end', hers, isOver),
    inCall('he hangs up', baraka, 'end', his, isOver),
    ['he rates it', baraka, 'POST', 'calls/{calls}/rating/', { rating: 'good' }],
    calls('the first request comes late', amani, baraka, 1),
    calls('a second call', amani, baraka, 5),
    onBoth,
    ['45 seconds pass', 45_000],
    inCall('one of them is alive', amani, 'alive', hers),
    end,
    ['45 seconds pass again', 45_000],
    end,
    calls('a third call', amani, baraka, 6),
    push,
    inCall('he declines', baraka, 'end', his, isOver),
    inCall('she is alive', amani, 'alive', hers),
    inCall('he answers after all', baraka, 'answer', his),
    inCall('he says how he was', baraka, 'rating', his, { rating: 'good' }),
    ['it rings to its end', ring],
    end,
    push,
    calls('a fourth call', amani, baraka, 7),
    push,
    inCall('she gives up', amani, 'end', hers, isOver),
    push,
    calls('nobody has answered two', amani, baraka, 8),
    calls('Baraka calls', baraka, amani, 9, his),
    ['Amani blocks him', amani, 'POST', 'blocks/', { user_id: baraka }],
    inCall('she answers', amani, 'answer', hers),
    end,
    calls('Baraka calls again', baraka, amani, 'a', his),
    ['what Baraka may do', baraka, 'GET', `calls/with/${amani}/`],
    change('Chege pauses', 'update profiles set is_active = false where user_id = $1', chege),
    calls('Amani calls Chege, who pauses', amani, chege, 0),
    inCall('Chege cannot hear', chege, 'end', laptop, { reason: 'user_media_failed' }),
  ];
}

test.each([
  ['again', twice],
  ['at once', atOnce],
  ['after others', afterOthers(stranger, baraka, amani)],
] as const)('what two in a call do %s', async (name, situation) => {
  const world = await createWorld();
  const told = await tellSituation(world.world, situation, acts(world), world);
  await expect(told).toMatchFileSnapshot(`./in-words/acts-${name.replaceAll(' ', '-')}.txt`);
});

/** Two calls that nobody answers before midnight in Nairobi, and members of whom one may not call. */
const actsAtMidnight = ({ end, change }: World): readonly Deed[] => [
  change(
    'everybody’s quiet hours are at noon',
    'insert into member_settings (user_id, quiet_from, quiet_to) select id, 720, 780 from users',
  ),
  calls('a call before midnight', amani, baraka, 1),
  inCall('she gives up', amani, 'end', hers, isOver),
  calls('another one', amani, baraka, 2),
  inCall('she gives up', amani, 'end', hers, isOver),
  calls('nobody has answered two', amani, baraka, 3),
  ['a minute passes', 60_000],
  calls('a call after midnight', amani, baraka, 3),
  ['it rings to its end', ring],
  end,
  change('Baraka is suspended', suspension, baraka),
  calls('Amani calls', amani, baraka, 4),
  inCall('Baraka answers', baraka, 'answer', his),
  calls('Baraka calls back', baraka, amani, 5, his),
  end,
  change('Amani is suspended too', suspension, amani),
  end,
  change('nobody is', 'update users set restriction = null, restriction_case_id = null, restricted_until = null'),
  change('Chege loses the badge', 'update profiles set is_verified = false where user_id = $1', chege),
  calls('Amani calls Chege', amani, chege, 6),
  change('Chege has it again', 'update profiles set is_verified = true where user_id = $1', chege),
  change('Chege sleeps', 'update member_settings set quiet_from = 0, quiet_to = 60 where user_id = $1', chege),
  calls('Amani calls Chege', amani, chege, 6),
  ['an hour passes', 3_600_000],
  calls('Amani calls Chege, who is awake', amani, chege, 6),
  ['the match ends', chege, 'DELETE', `profiles/matches/${amani}/`],
  end,
  calls('Amani calls Chege', amani, chege, 7),
];
const suspension = `update users set restriction = 'suspended', restriction_case_id = 1, restricted_until = '2042-01-01'
  where id = $1`;

test('who may call about midnight, after a suspension, without the badge and in quiet hours', async () => {
  const world = await createWorld('2041-01-31T20:59:30Z');
  await expect(await tellSituation(world.world, once, actsAtMidnight(world), world)).toMatchFileSnapshot(
    './in-words/acts-about-midnight.txt',
  );
});

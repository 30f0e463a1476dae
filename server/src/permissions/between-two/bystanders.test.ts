import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { onOneConnection } from '../../testing/one-connection.ts';
import { situations } from './situations.fixture.ts';
import { createPair, createSide, type Side } from './steps.fixture.ts';
import { buildWorldOfTwo } from './world-of-two.fixture.ts';

// Two members change nothing of what each of them has with others. Each has with others whatever the two may have, from
// before and from after: matches who write, send photos and plan dates, likes, blocks and so on.

vi.setConfig({ testTimeout: 120_000 });

const { testApp, steps, asking, rules } = await buildWorldOfTwo();
const { clock, database, serving } = testApp;

let made = 20_000;
const meet = (gender: 'female' | 'male') => createSide(testApp, (made += 1), gender);

async function sendPhoto(from: Side, to: Side): Promise<void> {
  const id = (made += 1);
  await database.pool.query(
    `insert into message_media (id, storage_key, kind, owner_id, partner_id, created_at, bytes, width, height)
     values ($1, $2, 'photo', $3, $4, $5, 5, 60, 80)`,
    [id, String(id).padStart(32, '0'), from.id, to.id, clock.now()],
  );
  await steps.send(from, to, '', { media: id });
}

async function giveMatch(one: Side, other: Side): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await steps.like(from, to);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    await sendPhoto(from, to);
    const { body } = await steps.send(from, to, 'Habari');
    await steps.react(to, body.id, '🙂');
    await steps.act(from, 'PUT', `/api/calls/with/${to.id}/talk/`, { yes: true });
  }
}

/** Gives a member everything that there may be between two, with a new person for each. */
async function giveOthers(me: Side, gender: 'female' | 'male'): Promise<void> {
  const friend = await meet(gender);
  await giveMatch(me, friend);
  const times = { meets_at: asking.inHours(2), check_in_at: asking.inHours(4) };
  for (const [by, partner] of [
    [me, friend.id],
    [friend, me.id],
  ] as const)
    await asking.post(by, '/api/date-plans/', { partner, client_id: randomUUID(), place: 'Java House', ...times });
  const former = await meet(gender);
  await giveMatch(me, former);
  await steps.unmatch(me, former);
  await steps.like(await meet(gender), me);
  await steps.like(me, await meet(gender));
  await steps.block(me, await meet(gender));
  await steps.block(await meet(gender), me);
  const kept = await meet(gender);
  await asking.keepForLater(me, kept);
  await asking.keepForLater(kept, me);
  const passed = await meet(gender);
  await steps.pass(me, passed);
  for (const [by, about] of [
    [me, passed],
    [passed, me],
  ] as const)
    await steps.act(by, 'POST', '/api/reports/', { user_id: about.id, reason: 'money' });
}

const between = ['A liked', 'match', 'match, A blocked', 'A rings B', 'A and B on the phone'];

test('what two do with each other changes nothing between them and others, and tells nobody else', async () => {
  clock.set('2026-11-25T09:00:00Z');
  const pairs = [];
  for (const [at, situation] of between.entries()) {
    const pair = await createPair(testApp, at, at % 2 ? 'A' : 'B');
    const others = async () => {
      await giveOthers(pair.a, 'male');
      await giveOthers(pair.b, 'female');
    };
    await others();
    await situations[situation]?.(steps, pair);
    await others();
    pairs.push({ situation, pair });
  }
  const connection = await onOneConnection(serving);
  const wrong: string[] = [];
  const done = new Set<string>();
  try {
    for (const { situation, pair } of pairs)
      for (const [me, them] of [
        [pair.a, pair.b],
        [pair.b, pair.a],
      ] as const)
        for (const [name, rule] of Object.entries(rules)) {
          let published: Awaited<ReturnType<typeof steps.publishedBy>> = [];
          const { changed } = await connection.undone([me.id, them.id], async () => {
            await rule.before?.(me, them);
            await connection.takeChanges();
            published = await steps.publishedBy(async () => {
              if ((await rule.ask(me, them, pair)).status < 400) done.add(name);
            });
          });
          const told = published.filter(({ to }) => to !== me.id && to !== them.id);
          const faults = [
            ...changed.filter((change) => change.endsWith('of bystanders')),
            ...told.map(({ event }) => `tells others: ${event.type}`),
          ];
          wrong.push(...faults.map((fault) => `${name}, ${situation}, ${me === pair.a ? 'A' : 'B'}: ${fault}`));
        }
  } finally {
    await connection.end();
  }
  expect(wrong).toEqual([]);
  // The file is no photo, and nobody deletes the words of another member.
  expect(Object.keys(rules).filter((name) => !done.has(name))).toEqual(['add photo', 'delete theirs']);
});

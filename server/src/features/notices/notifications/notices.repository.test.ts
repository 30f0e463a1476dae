import { expect, test } from 'vitest';
import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { gatherForMail } from './due-notices.repository.ts';
import { renewLikeNotice } from './like-notices.repository.ts';
import { listNotifications } from './list-notifications.ts';
import { notifyMembers, readMatchNotices } from './notices.repository.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const [amina, brian, chebet] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];

const notify = (...notices: Parameters<typeof notifyMembers>[2]) =>
  inTransaction(database, (tx) => notifyMembers(tx, clock.now(), notices));
/** Renews the notice of a like that is written at the same moment. */
async function renew({ id: liked }: TestMember, { id: liker }: TestMember): Promise<void> {
  const at = clock.now();
  const side = liker < liked ? 'low' : 'high';
  await database.pool.query(
    `insert into pairs (low_id, high_id, ${side}_liked, ${side}_swiped_at)
     values (least($1::bigint, $2), greatest($1, $2), true, $3)
     on conflict (low_id, high_id) do update set ${side}_swiped_at = $3`,
    [liker, liked, at],
  );
  await getRows(database, renewLikeNotice, { liker, liked, at });
}
const withdrawAll = () => database.pool.query('update notifications set withdrawn_at = $1', [clock.now()]);

const shownTo = ({ id }: TestMember) => listNotifications({ database, clock }, id);

const readMatchesWith = async (reader: TestMember, ...partners: TestMember[]) => {
  const about = { reader: reader.id, partners: partners.map(({ id }) => id), at: clock.now() };
  return (await getRows(database, readMatchNotices, about)).length;
};

test('both of a match are notified at once, and of the same match only once', async () => {
  const both = [
    { recipient: amina.id, kind: 'match', actor: brian.id },
    { recipient: brian.id, kind: 'match', actor: amina.id },
  ] as const;
  expect(await notify(...both)).toEqual([
    { userId: amina.id, kind: 'match' },
    { userId: brian.id, kind: 'match' },
  ]);
  expect(await notify(...both, { recipient: chebet.id, kind: 'premium', details: { days_left: 3 } })).toEqual([
    { userId: chebet.id, kind: 'premium' },
  ]);
  expect(await notify()).toEqual([]);
});

test('whoever is deleted meanwhile is left out, and the others get their notices', async () => {
  const gone = await createMember(testApp);
  const stays = await createMember(testApp);
  await database.pool.query('delete from users where id = $1', [gone.id]);
  const told = [gone, stays].map(({ id: recipient }) => ({ recipient, kind: 'premium' }) as const);
  expect(await notify(...told)).toEqual([{ userId: stays.id, kind: 'premium' }]);
});

test('a mail gathers what is unread and in no other mail, and the same when it is tried again', async () => {
  const reader = await createMember(testApp);
  const insert = `insert into notice_mails (user_id, created_at, ended_at, outcome) values ($1, $2, $2, 'sent')
    returning id`;
  const gather = async (mailId: number) =>
    (await getRows(database, gatherForMail, { mailId, userId: reader.id, kinds: ['match', 'message'] })).map(
      ({ kind }) => kind,
    );
  const openMail = async () => (await database.pool.query(insert, [reader.id, clock.now()])).rows[0].id;
  await notify({ recipient: reader.id, kind: 'message', actor: brian.id });
  expect(await gather(await openMail())).toEqual(['message']);
  await notify({ recipient: reader.id, kind: 'match', actor: chebet.id });
  const second = await openMail();
  for (let time = 0; time < 2; time += 1) expect(await gather(second)).toEqual(['match']);
});

test('reading the notices of matches counts those that were unread, of this reader and these partners', async () => {
  const [reader, one, other] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  for (const { id } of [one, other])
    await notify(
      { recipient: reader.id, kind: 'match', actor: id },
      { recipient: id, kind: 'match', actor: reader.id },
    );
  await notify({ recipient: reader.id, kind: 'message', actor: one.id });
  expect(await readMatchesWith(reader, one, chebet)).toBe(1);
  expect(await readMatchesWith(reader, one, other)).toBe(1);
  expect(await readMatchesWith(reader, one, other)).toBe(0);
  expect(await readMatchesWith(one, reader)).toBe(1);
  const { rows } = await database.pool.query(
    'select user_id, kind from notifications where read_at is null and $1 in (user_id, actor_id)',
    [reader.id],
  );
  expect(rows).toEqual([
    { user_id: other.id, kind: 'match' },
    { user_id: reader.id, kind: 'message' },
  ]);
});

test('a withdrawn notice of a like comes back for the same like, and for another one of the same day', async () => {
  const liked = await createMember(testApp, { plan: 'premium' });
  const like = { recipient: liked.id, kind: 'like' } as const;
  const stranger = await createMember(testApp);
  // A decision that was taken back on that day stays so, and so does the notice of somebody else.
  await notify({ ...like, actor: amina.id }, { recipient: liked.id, kind: 'verification' });
  await notify({ recipient: stranger.id, kind: 'like', actor: amina.id });
  await withdrawAll();
  expect(await shownTo(liked)).toEqual([]);
  await renew(liked, amina);
  expect(await shownTo(liked)).toMatchObject([{ kind: 'like', params: { profile_id: amina.id } }]);
  expect(await shownTo(stranger)).toEqual([]);
  await withdrawAll();
  await renew(liked, brian);
  // It names the one whose like stands.
  expect(await shownTo(liked)).toMatchObject([{ params: { profile_id: brian.id } }]);
  await withdrawAll();
  clock.advance(24 * 3600_000);
  await renew(liked, chebet);
  expect(await shownTo(liked)).toEqual([]);
  expect(await notify({ ...like, actor: chebet.id })).toEqual([{ userId: liked.id, kind: 'like' }]);
});

test.each([
  { written: '2026-11-22T21:30:00Z', again: '2026-11-23T07:00:00Z', comesBack: true },
  { written: '2026-11-22T20:30:00Z', again: '2026-11-22T21:30:00Z', comesBack: false },
])('of a notice at $written, another like at $again is one of the same day in Nairobi: $comesBack', async (times) => {
  const liked = await createMember(testApp);
  const now = clock.now();
  clock.set(new Date(times.written));
  await notify({ recipient: liked.id, kind: 'like', actor: amina.id });
  await withdrawAll();
  clock.set(new Date(times.again));
  await renew(liked, brian);
  expect(await shownTo(liked)).toHaveLength(times.comesBack ? 1 : 0);
  clock.set(now);
});

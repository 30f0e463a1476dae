import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import { createTestDatabase, setUpTestDatabase } from '../../../testing/test-database.ts';
import { deletePhotos, endReview, insertLastPhoto, orderPhotos } from './photos.repository.ts';
import { firstPhotoColumn, photosColumn, showsPhoto, type PhotoRow } from './present-photos.ts';

const { database } = await setUpTestDatabase();
const addMember = `insert into users (id, email, password_hash, full_name, created_at)
  values (1, 'asha@mwanzo.test', 'none', 'Asha', now());
  insert into profiles (user_id, name, birthday, active_on) values (1, 'Asha', '1996-01-01', now())`;
await database.pool.query(addMember);

const keyOf = (id: number) => String(id).padStart(32, '0');
interface Shown {
  readonly counted: number;
  readonly shown: readonly PhotoRow[];
  readonly first: PhotoRow | null;
  /** The ids of the photos that are shown when each is asked for by itself. */
  readonly alone: readonly number[];
}
const readShown = statement<object, Shown>(
  () => sql`
    select shown_photos as counted, ${photosColumn(sql`user_id`)} as shown, ${firstPhotoColumn(sql`user_id`)} as first,
      (select coalesce(json_agg(one.id order by one.position), '[]'::json) from photos one
        where ${showsPhoto(sql`profiles.user_id`, sql`one.id`)}) as alone
    from profiles`,
);
const hold = (id: number, isHeld: boolean) =>
  database.pool.query('update photos set is_held = $2 where id = $1', [id, isHeld]);

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'add', 'hold', 'approve', 'delete', 'order', 'keep first free'),
    at: fc.nat(4),
  }),
  { minLength: 1, maxLength: 12 },
);

test(
  'a profile always has the number of the photos that others see, and shows each of them by itself',
  { timeout: 60_000 },
  async () => {
    const seen = new Set<number>();
    let nextId = 1;
    const property = fc.asyncProperty(steps, async (drawn) => {
      await database.pool.query('delete from photos');
      let ids: number[] = [];
      for (const { kind, at } of drawn) {
        const id = ids[at % Math.max(1, ids.length)] ?? 0;
        if (kind === 'add' && ids.length < 6) {
          ids.push(nextId);
          await insertLastPhoto(database, 1, [nextId, keyOf(nextId), 4, 5, 'hash'], new Date());
          nextId += 1;
        }
        if (kind === 'hold') await hold(id, true);
        if (kind === 'approve') await getRows(database, endReview, { userId: 1, photoId: id, isApproved: true });
        if (kind === 'delete') await getRows(database, deletePhotos, { userId: 1, ids: [id] });
        if (kind === 'delete') ids = ids.filter((each) => each !== id);
        ids = kind === 'order' ? ids.toReversed() : ids;
        if (kind === 'order') await getRows(database, orderPhotos, { userId: 1, ids, start: 0 });
        if (kind === 'keep first free') await getRows(database, orderPhotos, { userId: 1, ids, start: 1 });
        const [profile] = await getRows(database, readShown, {});
        const shown = profile?.shown ?? [];
        const alone = shown.map(([photo]) => photo);
        expect(profile).toEqual({ counted: shown.length, shown, first: shown[0] ?? null, alone });
        seen.add(profile?.counted ?? NaN);
      }
    });
    await fc.assert(property, { numRuns: 25, endOnFailure: true });
    expect([...seen].toSorted()).toEqual(expect.arrayContaining([0, 1, 2]));
  },
);

test('photos of before are counted', async () => {
  const old = await createTestDatabase({ empty: true });
  onTestFinished(old.drop);
  await migrate(old.url, undefined, undefined, '0086_keys_of_pushes.sql');
  const { pool } = old.database;
  await pool.query(addMember);
  await pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at, is_held)
     select n, 1, n - 1, lpad(n::text, 32, '0'), 4, 5, 'hash', now(), n = 3 from generate_series(1, 3) n`,
  );
  await migrate(old.url);
  const { rows } = await pool.query('select shown_photos as shown from profiles');
  expect(rows).toEqual([{ shown: 2 }]);
});

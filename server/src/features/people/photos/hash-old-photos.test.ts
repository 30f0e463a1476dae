import path from 'node:path';
import { expect, test } from 'vitest';
import { createLocalPhotoStorage } from '../../../gateways/photo-storage/local-photo-storage.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { drawPerson } from '../../../testing/images/draw-people.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { hashOldPhotos } from './hash-old-photos.ts';

const testApp = await buildTestApp();
const { inject, database, config } = testApp;
const photoStorage = createLocalPhotoStorage(path.join(config.dataDir, 'media'));
const dependencies = { database, photoStorage };
// The first photo of a verified member would wait for a reviewer.
const { headers } = await createMember(testApp, { verified: false });

async function addPhoto(photo: Uint8Array): Promise<void> {
  const payload = makeForm({ photo });
  const sent = await inject({ method: 'POST', url: '/api/profiles/me/photos/', headers, payload });
  expect(sent.statusCode).toBeLessThan(300);
}

const looksOf = async (): Promise<Record<number, string[]>> => {
  const { rows } = await database.pool.query('select photo_id, looks::text[] as looks from photo_looks');
  return Object.fromEntries(rows.map((row) => [row.photo_id, row.looks]));
};
const bitsApart = (one = '', other = '') => [...one].filter((bit, at) => bit !== other[at]).length;

test('an old photo gets current hashes once; a plain one gets none, and one without files waits', async () => {
  await addPhoto(await drawPerson(1, 720, 900).jpeg().toBuffer());
  const known = await looksOf();
  expect(Object.keys(known)).toHaveLength(1);
  await database.pool.query('delete from photo_looks');
  await addPhoto(await makeFlat(640, 800, '#b33').jpeg().toBuffer());
  await database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     select 7, user_id, 5, repeat('a', 32), 1, 1, '', now() from photos limit 1`,
  );

  expect(await hashOldPhotos(dependencies)).toBe(2);
  const hashed = await looksOf();
  expect(Object.keys(hashed)).toHaveLength(2);
  for (const [id, looks] of Object.entries(known)) {
    const now = hashed[Number(id)] ?? [];
    expect(now).toHaveLength(looks.length);
    looks.forEach((look, at) => expect(bitsApart(look, now[at])).toBeLessThanOrEqual(20));
  }
  expect(Object.values(hashed).filter((looks) => looks.length === 0)).toHaveLength(1);
  expect(await hashOldPhotos(dependencies)).toBe(0);
});

test('photos without files, however many come first, hold up none of the others', async () => {
  await database.pool.query('delete from photo_looks');
  await database.pool.query(
    `with members as (
       insert into users (id, email, password_hash, full_name, created_at)
       select id, id || '@example.org', '', 'Asha', now() from generate_series(1, 100) id returning id
     ), saved as (
       insert into profiles (user_id, name, birthday, active_on)
       select id, 'Asha', '1996-05-05', '2026-11-21' from members returning user_id
     ) insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     select row_number() over () + 100, user_id, place, md5(user_id::text || place), 1, 1, '', now()
     from saved, generate_series(0, 5) place`,
  );
  expect(await hashOldPhotos(dependencies)).toBe(2);
  await database.pool.query('delete from users where id <= 100');
});

test('a run that was cut short is gone on with by the next one', async () => {
  await database.pool.query('delete from photo_looks');
  const failing = {
    ...photoStorage,
    read: async () => {
      throw new Error('the disk is gone');
    },
  };
  await expect(hashOldPhotos({ database, photoStorage: failing })).rejects.toThrow('the disk is gone');
  expect(await looksOf()).toEqual({});
  expect(await Promise.all([hashOldPhotos(dependencies), hashOldPhotos(dependencies)])).toHaveLength(2);
  expect(Object.keys(await looksOf())).toHaveLength(2);
});

test('a file that cannot be read is told of, and holds up none of the photos behind it', async () => {
  await database.pool.query('delete from photo_looks');
  let isDamaged = true;
  const damaged: typeof photoStorage = {
    ...photoStorage,
    read: async (...file) => {
      const bytes = await photoStorage.read(...file);
      if (bytes === null || !isDamaged) return bytes;
      isDamaged = false;
      throw new Error('the file is damaged');
    },
  };
  await expect(hashOldPhotos({ database, photoStorage: damaged })).rejects.toThrow('the file is damaged');
  expect(Object.keys(await looksOf())).toHaveLength(1);
});

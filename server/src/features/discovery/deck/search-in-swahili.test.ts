import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../../database/migrate.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database } = testApp;
const { clear, createMan, deckOf } = createDeckClient(testApp);

test('somebody who likes hiking is found by "kupanda milima" and by "hiking"', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const brian = await createMan({ name: 'Brian' });
  await createMan({ name: 'Juma', interests: ['Cooking'] });
  const saved = await inject({
    method: 'PATCH',
    url: '/api/profiles/me/',
    headers: brian.headers,
    payload: { interests: ['kupanda milima', 'Chess'] },
  });
  expect(saved.json().interests).toEqual(['Hiking', 'Chess']);
  for (const search of ['kupanda milima', 'MILI', 'hik', 'brian milima'])
    expect(await deckOf(viewer, { search })).toEqual([brian.id]);
});

test('profiles that were saved earlier are found by the Swahili word too', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const brian = await createMan({ name: 'Brian', interests: ['Music', 'COFFEE'] });
  const salim = await createMan({ name: 'Salim', interests: ['muziki'] });
  await createMan({ name: 'Juma', interests: ['Beekeeping'] });
  expect(await deckOf(viewer, { search: 'kahawa' })).toEqual([]);

  await database.pool.query(readFileSync(path.join(migrationsFolder, '0015_swahili_interests.sql'), 'utf8'));
  expect(await deckOf(viewer, { search: 'kahawa' })).toEqual([brian.id]);
  expect((await deckOf(viewer, { search: 'muziki' })).sort()).toEqual([brian.id, salim.id].sort());
  expect((await deckOf(viewer, { search: 'music' })).sort()).toEqual([brian.id, salim.id].sort());
  expect(await deckOf(viewer, { search: 'brian' })).toEqual([brian.id]);
  expect((await deckOf(viewer)).length).toBe(3);
});

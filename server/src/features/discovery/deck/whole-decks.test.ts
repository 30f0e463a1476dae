import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { inject } = testApp;
const { get, clear, createMan, deckOf } = createDeckClient(testApp);

test('nobody is found by a part of their address', async () => {
  await clear();
  const viewer = await createMember(testApp);
  const man = await createMan();
  const payload = { location: 'Flat 4B, 12 Argwings Kodhek Road, Kilimani, Nairobi' };
  await inject({ method: 'PATCH', url: '/api/profiles/me/', headers: man.headers, payload });
  expect((await get(viewer)).body[0].location).toBe('Nairobi');
  expect(await deckOf(viewer, { location: 'Argwings Kodhek' })).toEqual([]);
  expect(await deckOf(viewer, { location: 'airob' })).toEqual([man.id]);
});

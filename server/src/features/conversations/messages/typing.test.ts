import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { createCouple, type, publishedBy, choose } = createMessageClient(testApp);
const { clock } = testApp;

test('a match is told of typing every 3 s at most, in each conversation and direction', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  const typingOf = (to: number, partner: number) => ({ to, event: { type: 'typing', partner } });
  const told = await publishedBy(async () => {
    for (let count = 0; count < 5; count += 1) expect(await type(one, other)).toEqual({ status: 204, body: null });
    await Promise.all(Array.from({ length: 5 }, () => type(other, one)));
    await type(one, third);
    clock.advance(2999);
    await type(one, other);
  });
  expect(told).toEqual([typingOf(other.id, one.id), typingOf(one.id, other.id), typingOf(third.id, one.id)]);
  clock.advance(1);
  expect(await publishedBy(() => type(one, other))).toEqual([typingOf(other.id, one.id)]);
  // A clock that was set back does not suppress the events.
  clock.advance(-3_600_000);
  expect(await publishedBy(() => type(one, other))).toEqual([typingOf(other.id, one.id)]);
});

test('nobody but a match is told', async () => {
  const [one, stranger] = [await createMember(testApp), await createMember(testApp)];
  for (const to of [stranger, one, { id: 77 }]) {
    expect(
      await publishedBy(async () =>
        expect(await type(one, to)).toMatchObject({ status: 404, body: { code: 'not_found' } }),
      ),
    ).toEqual([]);
  }
});

test('typing shows that somebody is here, so nobody is told unless both show their presence', async () => {
  for (const who of [0, 1] as const) {
    const couple = await createCouple();
    await choose(couple[who], 'shows_presence', false);
    expect(await publishedBy(async () => expect((await type(...couple)).status).toBe(204))).toEqual([]);
  }
});

import { planLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { createCouple, send, countStored, countUsed, markAllRead, messageNotificationsOf, useUp } =
  createMessageClient(testApp);

const messagesMax = planLimits.basic.messagesPerDay ?? 0;

test('a repeated client id returns the message already sent, which is stored, counted and notified once', async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  await useUp(one, messagesMax - 1);
  const first = await send(one, other, 'Habari', { client_id: clientId });
  await markAllRead(other);
  const again = await send(one, other, ' Habari\n', { client_id: clientId });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(first.body.client_id).toBe(clientId);
  expect(await countStored(one)).toBe(1);
  expect(await countUsed(one)).toEqual([messagesMax]);
  expect(await messageNotificationsOf(other)).toBe(1);
});

test('a client id that belongs to another message is refused, and nothing is sent, counted or notified', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  const client_id = crypto.randomUUID();
  await send(one, other, 'Habari', { client_id });
  const refused = { status: 409, body: { code: 'client_id_used' } };
  expect(await send(one, third, 'Habari', { client_id })).toMatchObject(refused);
  expect(await send(one, other, 'Kwaheri', { client_id })).toMatchObject(refused);
  expect(await send(one, await createMember(testApp), 'Habari', { client_id })).toMatchObject({ status: 404 });
  expect(await countStored(one)).toBe(1);
  expect(await countUsed(one)).toEqual([1]);
  expect(await messageNotificationsOf(third)).toBe(0);
});

test('of two messages with one client id, sent to two members at once, one is sent and the other refused', async () => {
  const [one, other] = await createCouple();
  const third = await createMember(testApp);
  await createMatch(testApp, one, third);
  const client_id = crypto.randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, number) => send(one, number % 2 ? third : other, 'Habari', { client_id })),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(10).fill(409)]);
  expect(await countStored(one)).toBe(1);
  expect(await countUsed(one)).toEqual([1]);
});

test("a client id is its sender's own", async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  await send(one, other, 'mine', { client_id: clientId });
  expect((await send(other, one, 'yours', { client_id: clientId })).body).toMatchObject({
    text: 'yours',
    sender: other.id,
  });
});

test('the same client id sent many times at once is stored and counted once, and each response has it', async () => {
  const [one, other] = await createCouple();
  const clientId = crypto.randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => send(one, other, 'Habari', { client_id: clientId })),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await countStored(one)).toBe(1);
  expect(await countUsed(one)).toEqual([1]);
});

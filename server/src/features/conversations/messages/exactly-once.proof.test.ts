import type { AddressInfo } from 'node:net';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test, vi } from 'vitest';
import { Batch } from '../../../database/together.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';
import { createDevice, createLine } from './lossy-device.fixture.ts';
import { writeUncounted } from './sending.repository.ts';
import { proofSize } from '../../../testing/proof-size.ts';

const messages = proofSize(600, 1000);

/**
 * Two members with two devices each send all messages to each other at once over an unreliable connection, and read new
 * ones in between. Returns the messages that each device shows at the end.
 */
async function talk(testApp: TestApp, total: number, faultEvery: number) {
  const { app } = testApp;
  const couple = [
    await createMember(testApp, { plan: 'premium' }),
    await createMember(testApp, { plan: 'premium' }),
  ] as const;
  await createMatch(testApp, ...couple);
  const { send } = createMessageClient(testApp);
  const { id: after } = (await send(...couple, 'Habari?')).body;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const line = createLine(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, faultEvery);
  const [one, other] = couple;
  const devices = [
    createDevice(line, { member: one, partner: other, after, seed: 0 }),
    createDevice(line, { member: one, partner: other, after, seed: 5 }),
    createDevice(line, { member: other, partner: one, after, seed: 10 }),
    createDevice(line, { member: other, partner: one, after, seed: 15 }),
  ];
  const each = total / devices.length;
  await Promise.all(
    devices.map(async (device, index) => {
      for (let number = 0; number < each; number += 1) {
        await device.send(`${index} ${number}`);
        if (number % 10 === 9) await device.readOn();
      }
    }),
  );
  for (const device of devices) await device.readOn();
  line.close();
  const texts = devices.flatMap((_, index) => Array.from({ length: each }, (__, number) => `${index} ${number}`));
  return { devices, met: line.met, texts };
}

const textsOf = (list: readonly Message[]) => list.map(({ text }) => text);
const isAscending = (ids: readonly number[]) => ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? id));

test(
  `${messages} messages over lines that cut, swallow and double one request in twenty arrive once, in one order`,
  { timeout: 300_000 },
  async () => {
    const { devices, met, texts } = await talk(await buildTestApp(), messages, 20);
    // Without any faults, the test would prove nothing.
    expect(Object.values(met).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(messages / 20);
    expect(Math.min(...Object.values(met))).toBeGreaterThan(messages / 200);
    const [first] = devices;
    const list = first?.shown ?? [];
    expect(textsOf(list).toSorted()).toEqual(texts.toSorted());
    expect(isAscending(list.map(({ id }) => id))).toBe(true);
    for (const device of devices) {
      expect(device.shown).toEqual(list);
      // Each device's messages are stored in the order in which it sent them, with the ids from its responses.
      const ids = [...new Set(device.sent.map(({ id }) => id))];
      expect(isAscending(ids)).toBe(true);
      expect(list.filter(({ id }) => ids.includes(id)).map(({ text }) => text)).toEqual([
        ...new Set(textsOf(device.sent)),
      ]);
    }
  },
);

test('without the unique key of client ids some messages arrive twice, so the test above can fail', async () => {
  const testApp = await buildTestApp();
  await testApp.database.pool.query('drop index messages_client_id_unique');
  // The pause makes the two requests of a pair overlap, as they do on a busy server.
  const withoutKey = (text: string) =>
    text
      .replace(/on conflict \(sender_id, client_id\)[^\n]*do nothing/, '')
      .replace(
        'for no key update of pair) pair',
        'for no key update of pair) pair cross join (select pg_sleep(0.005)) pause',
      );
  expect(withoutKey(writeUncounted.text)).toMatch(/pg_sleep.*\n\s*\n\s*returning/);
  const { submit } = Batch.prototype;
  const submitted = vi.spyOn(Batch.prototype, 'submit').mockImplementation(function (this: Batch, connection) {
    const changed = this.calls.map(({ name, text, values }) => ({ name: `${name}!`, text: withoutKey(text), values }));
    return submit.call(new Batch(changed, this.callback), connection);
  });
  const { devices, texts } = await talk(testApp, 200, 4);
  submitted.mockRestore();
  const shown = devices[0]?.shown ?? [];
  expect(shown.length).toBeGreaterThan(texts.length);
  expect(new Set(textsOf(shown))).toEqual(new Set(texts));
});

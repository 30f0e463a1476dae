import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { quotas } from '../../../gateways/turn/coturn-settings.ts';
import { openTurnClient, type TurnClient } from '../../../gateways/turn/turn-client.fixture.ts';
import { createTurnServer, type IceServer } from '../../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { coturnIsMissing, startTestCoturn } from '../../../testing/coturn.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { createCallClient } from './call-client.fixture.ts';

const callsMax = 60;

describe.skipIf(coturnIsMissing !== null)('with coturn installed', async () => {
  const coturn = coturnIsMissing === null ? await startTestCoturn() : null;
  const testApp = await buildTestApp({}, { turn: coturn && createTurnServer(coturn.config) });
  const client = createMessageClient(testApp);
  const { act } = client;
  const { start, answer, createCallers } = createCallClient(testApp, client);
  // coturn compares the credentials' end with the real time.
  testApp.clock.set(new Date().toISOString());
  const opened: TurnClient[] = [];
  afterAll(async () => {
    for (const one of opened) one.close();
    await coturn?.stop();
  });

  /** Two who can call each other at any hour: the tests run at night too, when nobody's phone would ring. */
  async function createSleepless(): Promise<[TestMember, TestMember]> {
    const couple = await createCallers();
    for (const each of couple) await act(each, 'PATCH', '/api/account/settings/', { quiet_hours: null });
    return couple;
  }

  async function allocate(credentials: IceServer): Promise<number> {
    const one = await openTurnClient(coturn?.port ?? 0, credentials);
    opened.push(one);
    return (await one.allocate()).status;
  }

  const alive = async (by: TestMember, id: string, device: string): Promise<IceServer[]> =>
    (await act(by, 'POST', `/api/calls/${id}/alive/`, { device })).body.ice_servers;

  test('a caller who asks for credentials again and again opens a quota of relays, and others still call', async () => {
    const [hostile, called] = await createSleepless();
    const [honest, partner] = await createSleepless();
    const device = randomUUID();
    const { body } = await start(hostile, called, device);
    const asked: IceServer[] = [];
    for (let times = 0; times < callsMax; times += 1) asked.push(...(await alive(hostile, body.id, device)));
    expect(asked).toHaveLength(callsMax);
    expect(new Set(asked.map(({ username }) => username))).toEqual(new Set([body.ice_servers[0].username]));
    expect(new Set(asked.map(({ credential }) => credential)).size).toBe(1);
    const statuses = [];
    for (const credentials of asked) statuses.push(await allocate(credentials));
    expect(statuses.filter((status) => status === 200)).toHaveLength(quotas.user);
    const called2 = (await start(honest, partner)).body;
    expect(await allocate(called2.ice_servers[0])).toBe(200);
  });

  test('a callee gets credentials only by the answer, and others than the caller', async () => {
    const [one, other] = await createSleepless();
    const [hers, his] = [randomUUID(), randomUUID()];
    const { body } = await start(one, other, hers);
    expect(await alive(other, body.id, his)).toEqual([]);
    expect((await act(other, 'GET', `/api/calls/live/?device=${his}`)).body.call.ice_servers).toEqual([]);
    const answered = (await answer(other, body.id, his)).body;
    expect(answered.ice_servers[0].username).not.toBe(body.ice_servers[0].username);
    expect(await allocate(answered.ice_servers[0])).toBe(200);
    // The caller's credentials stay the same after the answer.
    expect(await alive(one, body.id, hers)).toEqual(body.ice_servers);
  });
});

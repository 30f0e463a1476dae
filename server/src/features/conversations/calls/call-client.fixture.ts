import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { changePlan, type TestMember } from '../../../testing/factories.ts';

/** The parsed response of the server. */
type Sent = ReturnType<typeof JSON.parse>;

interface MessageClient {
  createCouple(): Promise<[TestMember, TestMember]>;
  send(by: TestMember, to: { id: number }, text: string): Promise<unknown>;
  act(
    by: TestMember,
    method: 'POST' | 'PUT' | 'GET',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Sent }>;
}

/** The steps that tests of calls repeat: allow two members to call, call, answer, end. */
export function createCallClient(testApp: TestApp, { createCouple, send, act }: MessageClient) {
  const say = (by: TestMember, to: TestMember, yes = true) => act(by, 'PUT', `/api/calls/with/${to.id}/talk/`, { yes });
  const availability = async (by: TestMember, to: TestMember) =>
    (await act(by, 'GET', `/api/calls/with/${to.id}/`)).body;
  const start = (by: TestMember, to: TestMember, device = randomUUID(), client_id = randomUUID()) =>
    act(by, 'POST', '/api/calls/', { receiver: to.id, device, client_id });
  const answer = (by: TestMember, id: string, device = randomUUID()) =>
    act(by, 'POST', `/api/calls/${id}/answer/`, { device });
  const end = (by: TestMember, id: string, device: string, reason = 'user_hangup') =>
    act(by, 'POST', `/api/calls/${id}/end/`, { device, reason });
  const signal = (by: TestMember, id: string, device: string, words: object) =>
    act(by, 'POST', `/api/calls/${id}/signal/`, { device, ...words });

  /** Two matches write messages, agree to calls and have Premium. */
  async function allowCalls(one: TestMember, other: TestMember): Promise<void> {
    for (const text of ['Habari', 'Uko?']) {
      await send(one, other, text);
      await send(other, one, text);
    }
    await Promise.all([say(one, other), say(other, one), changePlan(testApp, 'premium', one)]);
    await changePlan(testApp, 'premium', other);
  }

  async function createCallers(): Promise<[TestMember, TestMember]> {
    const couple = await createCouple();
    await allowCalls(...couple);
    return couple;
  }

  return { say, availability, start, answer, end, signal, allowCalls, createCallers };
}

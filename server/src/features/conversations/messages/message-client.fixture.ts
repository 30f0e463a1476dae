import type { MemberEvent } from '@mwanzo/contract/events';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';

const textsOf = ({ body }: { body: { text: string }[] }) => body.map(({ text }) => text);

/** The steps that tests of messages repeat: match two members, send, read, count. */
export function createMessageClient(testApp: TestApp) {
  const { inject, tokens } = testApp;

  async function createCouple(): Promise<[TestMember, TestMember]> {
    const couple: [TestMember, TestMember] = [await createMember(testApp), await createMember(testApp)];
    await createMatch(testApp, ...couple);
    return couple;
  }

  async function post(by: TestMember, payload: object) {
    const response = await inject({ method: 'POST', url: '/api/messages/send/', headers: by.headers, payload });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  const send = (by: TestMember, to: { id: number }, text: string, more: object = {}) =>
    post(by, { sender: by.id, receiver: to.id, text, ...more });

  async function read(by: TestMember, partnerId: number | string, query: Record<string, string> = {}) {
    const response = await inject({ url: `/api/messages/conversation/${partnerId}/`, headers: by.headers, query });
    return { status: response.statusCode, body: response.json() };
  }

  /** The member with a new access token. */
  async function signedIn(member: TestMember): Promise<TestMember> {
    const token = await tokens.issue({ userId: member.id, role: 'member' }, 1);
    return { ...member, token, headers: { authorization: `Bearer ${token}` } };
  }

  return { createCouple, post, send, read, textsOf, signedIn, ...createActions(testApp), ...createCounts(testApp) };
}

/** The actions of members besides sending, and the events that the stream sends because of them. */
function createActions({ inject, events, database }: TestApp) {
  async function act(
    by: TestMember,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
    url: string,
    payload?: object,
  ) {
    const response = await inject({ method, url, headers: by.headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }

  const readUpTo = (by: TestMember, partner: { id: number }, upTo: number) =>
    act(by, 'POST', `/api/messages/conversation/${partner.id}/read/`, { up_to: upTo });
  const react = (by: TestMember, messageId: number, emoji: string | null) =>
    act(by, 'POST', `/api/messages/${messageId}/reaction/`, { emoji });
  const remove = (by: TestMember, messageId: number) => act(by, 'DELETE', `/api/messages/${messageId}/`);
  const type = (by: TestMember, to: { id: number }) => act(by, 'POST', '/api/messages/typing/', { receiver: to.id });

  async function matchOf(by: TestMember, partner: { id: number }) {
    const { body } = await act(by, 'GET', '/api/profiles/matches/');
    return body.find(({ id }: { id: number }) => id === partner.id);
  }

  /** The events that are published while `work` runs, each with its receiver. */
  async function publishedBy(work: () => Promise<unknown>): Promise<{ to: number; event: MemberEvent }[]> {
    const published: { to: number; event: MemberEvent }[] = [];
    const stop = events.subscribe(({ to, event }) => {
      published.push(...to.map((receiver) => ({ to: receiver, event })));
    });
    try {
      await work();
    } finally {
      stop();
    }
    return published;
  }

  async function choose(member: TestMember, choice: 'read_receipts' | 'shows_presence', isOn: boolean) {
    await database.pool.query(
      `insert into member_settings (user_id, ${choice}) values ($1, $2)
       on conflict (user_id) do update set ${choice} = excluded.${choice}`,
      [member.id, isOn],
    );
  }

  return { act, readUpTo, react, remove, type, matchOf, publishedBy, choose };
}

/** Counts of a member's stored messages, and changes to them. */
function createCounts({ database }: TestApp) {
  async function messageNotificationsOf(member: TestMember): Promise<number> {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from notifications where user_id = $1 and kind = 'message'`,
      [member.id],
    );
    return rows[0].count;
  }

  async function countStored(member: TestMember): Promise<number> {
    const { rows } = await database.pool.query('select count(*)::int as count from messages where sender_id = $1', [
      member.id,
    ]);
    return rows[0].count;
  }

  async function countUsed(member: TestMember): Promise<number[]> {
    const { rows } = await database.pool.query('select messages from daily_usage where user_id = $1', [member.id]);
    return rows.map(({ messages }) => messages);
  }

  const markAllRead = (member: TestMember) =>
    database.pool.query('update notifications set read_at = now() where user_id = $1', [member.id]);

  const useUp = (member: TestMember, messages: number) =>
    database.pool.query('insert into daily_usage (user_id, day, messages) values ($1, $2, $3)', [
      member.id,
      '2026-11-21',
      messages,
    ]);

  return { messageNotificationsOf, countStored, countUsed, markAllRead, useUp };
}

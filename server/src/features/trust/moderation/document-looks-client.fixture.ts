import { expect } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

export const documentLooksUrl = '/api/moderation/document-looks/';

/** The requests of reviewers about the identity documents of an hour. */
export function createDocumentLooksClient(testApp: TestApp) {
  const { database, clock, tokens } = testApp;
  const { get, post, claim } = createModerationClient(testApp);
  /** Half past midnight in Nairobi: an hour before it was yesterday. */
  const night = new Date('2026-11-20T21:30:00Z');
  let others = 1_000_000;

  /** Access tokens have ended when the clock was moved by hours. */
  async function signedIn(by: TestMember): Promise<TestMember> {
    const token = await tokens.issue({ userId: by.id, role: 'moderator' }, by.id);
    return { ...by, headers: { ...by.headers, authorization: `Bearer ${token}` } };
  }

  /** The reviewer has opened this many other documents just now. */
  async function haveOpened(by: TestMember, count: number): Promise<void> {
    await database.pool.query(
      `insert into moderation_audit (moderator_id, action, verification_id, user_id, created_at)
       select $1, 'view_id_document', $4 + n, $1, $3 from generate_series(1, $2::integer) n`,
      [by.id, count, clock.now(), others],
    );
    others += count;
  }

  const ask = async (by: TestMember) => post(await signedIn(by), `${documentLooksUrl}ask/`);
  return {
    signedIn,
    haveOpened,
    ask,

    /** Nobody has asked, and what was opened before was opened on another day. */
    async startNight(): Promise<void> {
      for (const table of ['document_grants', 'notifications', 'review_claims'])
        await database.pool.query(`delete from ${table}`);
      night.setUTCDate(night.getUTCDate() + 1);
      clock.set(night);
    },

    /** Opens the document; returns the status. */
    async open(by: TestMember, verification: number): Promise<number> {
      const reader = await signedIn(by);
      await claim(reader, verification);
      return (await get(reader, `${queueUrl}${verification}/id_document/`)).statusCode;
    },

    answer: async (by: TestMember, asked: number, given: string) =>
      post(await signedIn(by), `${documentLooksUrl}${asked}/answer/`, { answer: given }),

    stateOf: async (by: TestMember) => (await get(await signedIn(by), `${documentLooksUrl}asked/`)).json(),

    /** The reviewer has used up the hour and asks; returns the question's id. */
    async askAfterSixty(by: TestMember): Promise<number> {
      await haveOpened(by, 60);
      const response = await ask(by);
      expect(response.statusCode).toBe(200);
      return response.json().id;
    },

    async auditOfGrants(): Promise<object[]> {
      const { rows } = await database.pool.query(
        `select moderator_id, action, user_id from moderation_audit
         where action like '%_documents' and created_at = $1 order by place`,
        [clock.now()],
      );
      return rows;
    },
  };
}

import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

/** The steps that tests of kept people repeat. */
export function createKeepsClient(testApp: TestApp) {
  const { inject, database, clock } = testApp;

  async function act(by: TestMember, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const response = await inject({ method, url, headers: by.headers, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }

  return {
    act,
    keep: (by: TestMember, { id }: { id: number }) => act(by, 'POST', '/api/keeps/', { user_id: id }),
    drop: (by: TestMember, { id }: { id: number }) => act(by, 'DELETE', `/api/keeps/${id}/`),
    keptBy: async (by: TestMember): Promise<number[]> =>
      (await act(by, 'GET', '/api/keeps/')).body.map(({ id }: { id: number }) => id),

    /** A member without the badge whose documents have this status. */
    async createWaiting(
      status: 'pending' | 'rejected' = 'pending',
      traits: Parameters<typeof createMember>[1] = {},
    ): Promise<TestMember> {
      const member = await createMember(testApp, { verified: false, ...traits });
      await database.pool.query(
        `insert into verifications (user_id, status, submitted_at, decided_at, decided_by, decision, reason_code)
         values ($1, $2::text, $3, case when $2 = 'rejected' then $3::timestamptz end, null,
           case when $2 = 'rejected' then 'reject' end, case when $2 = 'rejected' then 'not_reviewed' end)`,
        [member.id, status, clock.now()],
      );
      return member;
    },

    /** Gives the member the badge, as a reviewer's yes does. */
    async approve({ id }: TestMember): Promise<void> {
      await database.pool.query('update profiles set is_verified = true where user_id = $1', [id]);
      await database.pool.query(
        `update verifications set status = 'approved', decided_at = $2, decision = 'approve' where user_id = $1`,
        [id, clock.now()],
      );
    },
  };
}

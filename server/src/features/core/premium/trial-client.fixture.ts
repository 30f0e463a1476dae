import { createHash, randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

/** The requests about the trial of Premium that tests repeat. */
export function createTrialClient(testApp: TestApp) {
  const { inject, database, clock, tokens } = testApp;

  /** The headers of a member who has signed in now: a token does not last for three days. */
  async function headersOf({ id }: Pick<TestMember, 'id'>) {
    return { authorization: `Bearer ${await tokens.issue({ userId: id, role: 'member' }, 1)}` };
  }

  /** Verifies a member with a document. Without one it is theirs alone. */
  async function verify({ id }: Pick<TestMember, 'id'>, document: string = randomUUID()): Promise<void> {
    const mark = createHash('sha256').update(document).digest();
    await database.pool.query('update profiles set is_verified = true where user_id = $1', [id]);
    await database.pool.query('insert into identity_documents values ($1, $2, $3)', [mark, id, clock.now()]);
  }

  return {
    headersOf,
    verify,
    /** A new verified member with a document. */
    async newVerified(document?: string): Promise<TestMember> {
      const member = await createMember(testApp);
      await verify(member, document);
      return member;
    },
    async read(member: TestMember) {
      return (await inject({ url: '/api/premium/', headers: await headersOf(member) })).json();
    },
    /** Starts the trial. Returns the end of the running one, or the code of the refusal. */
    async start(member: TestMember): Promise<string> {
      const request = { method: 'POST', url: '/api/premium/trial/', headers: await headersOf(member) } as const;
      const response = await inject(request);
      return response.statusCode === 200 ? response.json().trial.ends_at : response.json().code;
    },
  };
}

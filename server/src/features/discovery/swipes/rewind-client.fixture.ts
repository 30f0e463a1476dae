import type { TestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';

interface DeckClient {
  readonly swipe: (by: TestMember, targetId: number, matched: boolean) => Promise<void>;
}

/** The steps that tests of rewinds repeat: like, pass, take back, count. */
export function createRewindClient({ inject, database }: TestApp, deck: DeckClient) {
  async function rewind(by: TestMember, payload: object = {}) {
    const response = await inject({ method: 'POST', url: '/api/profiles/rewind/', headers: by.headers, payload });
    return { status: response.statusCode, body: response.json() };
  }

  return {
    rewind,
    rewindOf: (by: TestMember, { id }: { id: number }) => rewind(by, { target_profile_id: id }),
    pass: (by: TestMember, { id }: { id: number }) => deck.swipe(by, id, false),
    like: (by: TestMember, { id }: { id: number }) => deck.swipe(by, id, true),

    async usedBy(member: TestMember): Promise<number> {
      const { rows } = await database.pool.query(
        'select sum(swipes)::int as used from daily_usage where user_id = $1',
        [member.id],
      );
      return rows[0].used ?? 0;
    },

    async pairCount(): Promise<number> {
      const { rows } = await database.pool.query('select count(*)::int as pairs from pairs');
      return rows[0].pairs;
    },

    /** The notifications of likes that a member sees. */
    async likesToldTo(member: TestMember): Promise<{ id: number; kind: string; is_read: boolean }[]> {
      const response = await inject({ url: '/api/notifications/', headers: member.headers });
      return response.json().filter(({ kind }: { kind: string }) => kind === 'like');
    },
  };
}

export const nothingToRewind = { status: 409, body: { code: 'nothing_to_rewind' } };

/** The answers of a pair in which only the first member has answered. */
export function answerOf(of: TestMember, other: TestMember, liked: boolean) {
  return of.id < other.id ? { low_liked: liked, high_liked: null } : { low_liked: null, high_liked: liked };
}

import { expect } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';

type Traits = Parameters<typeof createMember>[1];

/** The steps that tests of the deck repeat: create men, request decks, swipe. */
export function createDeckClient(testApp: TestApp) {
  const { inject, database } = testApp;

  async function get(by: TestMember, query: Record<string, string> = {}) {
    const response = await inject({ url: '/api/profiles/discover/', headers: by.headers, query });
    return { status: response.statusCode, body: response.json(), end: response.headers['x-deck-end'] };
  }

  const know = (ids: readonly number[], mean: number) =>
    database.pool.query(
      `insert into matching_states (user_id, generosity_mean, generosity_variance, attractiveness_mean,
        attractiveness_variance, shown) select id, $2, 1e-9, $2, 1e-9, 1000 from unnest($1::bigint[]) id
        on conflict (user_id) do nothing`,
      [ids, mean],
    );

  return {
    get,
    clear: () => removeMembers(database),
    createMan: (traits: Traits = {}) => createMember(testApp, { gender: 'male', ...traits }),
    createMen: (count: number, traits: Traits = {}) =>
      Promise.all(Array.from({ length: count }, () => createMember(testApp, { gender: 'male', ...traits }))),

    /** Puts members at the front of every deck, as if a thousand people had liked them. */
    async bringForward(...members: readonly TestMember[]): Promise<void> {
      const ids = members.map(({ id }) => id);
      await database.pool.query('update profiles set rank_key = 9 where user_id = any ($1)', [ids]);
      await know(ids, 9);
    },

    /** Takes the chance out of the order: the model is as sure of everybody as after a thousand answers. */
    async knowEverybody(): Promise<void> {
      const { rows } = await database.pool.query<{ id: number }>('select user_id as id from profiles');
      await know(
        rows.map(({ id }) => id),
        0,
      );
    },

    /** The ids in the deck. */
    async deckOf(by: TestMember, query: Record<string, string> = {}): Promise<number[]> {
      const { status, body } = await get(by, query);
      expect(status).toBe(200);
      return body.map(({ id }: { id: number }) => id);
    },

    async swipe(by: TestMember, targetId: number, matched: boolean): Promise<void> {
      const payload = { target_profile_id: targetId, matched };
      const response = await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: by.headers, payload });
      expect(response.statusCode).toBe(200);
    },
  };
}

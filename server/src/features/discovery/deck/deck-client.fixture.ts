import { expect } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

type Traits = Parameters<typeof createMember>[1];

/** The steps that tests of the deck repeat: create men, request decks, swipe. */
export function createDeckClient(testApp: TestApp) {
  const { inject, database } = testApp;

  async function get(by: TestMember, query: Record<string, string> = {}) {
    const response = await inject({ url: '/api/profiles/discover/', headers: by.headers, query });
    return { status: response.statusCode, body: response.json(), end: response.headers['x-deck-end'] };
  }

  return {
    get,
    clear: () => database.pool.query('truncate users cascade'),
    createMan: (traits: Traits = {}) => createMember(testApp, { gender: 'male', ...traits }),
    createMen: (count: number, traits: Traits = {}) =>
      Promise.all(Array.from({ length: count }, () => createMember(testApp, { gender: 'male', ...traits }))),

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

import { jsonBytesMax } from '@mwanzo/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';

/** Collects every text that the cleaning function gets. */
const cleaned = vi.hoisted((): string[] => []);
vi.mock('@mwanzo/contract/invisible-characters', async (original) => {
  const { withoutInvisible, ...others } = await original<typeof import('@mwanzo/contract/invisible-characters')>();
  return {
    ...others,
    withoutInvisible: (text: string) => {
      cleaned.push(text);
      return withoutInvisible(text);
    },
  };
});

/** The next random ids. Without any they are drawn. */
const drawn = vi.hoisted((): number[] => []);
vi.mock('../../../gateways/random-id.ts', async (original) => {
  const { randomId } = await original<typeof import('../../../gateways/random-id.ts')>();
  return { randomId: () => drawn.shift() ?? randomId() };
});

const { inject, database } = await buildTestApp();
const form = { email: 'amina@mwanzo.test', password: 'karibu-mwanzo', birthday: '1998-03-14' };
const signUp = (full_name: string) => inject({ method: 'POST', url: '/api/signup/', payload: { ...form, full_name } });

beforeEach(() => {
  cleaned.length = 0;
});

// Fails if names are cleaned before their length is checked: each such request blocked the process for 66 ms.
test('a name that fills the body is refused as too long, and never cleaned', async () => {
  const name = '\u{1f468}'.repeat(16_200);
  expect(Buffer.byteLength(name)).toBeGreaterThan(jsonBytesMax - 1000);
  const response = await signUp(name);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    {
      code: 'invalid_input',
      detail: 'full_name: Too big: expected string to have <=80 characters',
      fields: { full_name: ['Too big: expected string to have <=80 characters'] },
    },
  ]);
  expect(cleaned).toEqual([]);
});

test('a name with what nobody sees in it is cleaned once, and taken', async () => {
  const response = await signUp('Ami\u200bna');
  expect([response.statusCode, response.json().user?.full_name]).toEqual([201, 'Amina']);
  expect(cleaned).toEqual(['Ami\u200bna']);
});

test('a sign-up that draws the id of another member or session draws again, three times in all', async () => {
  const join = async (email: string, ...ids: number[]) => {
    drawn.splice(0, drawn.length, ...ids);
    const payload = { ...form, email, full_name: 'Amina' };
    const { statusCode } = await inject({ method: 'POST', url: '/api/signup/', payload });
    const { rows } = await database.pool.query(
      `select account.id::float8 as member, session.id::float8 as session
       from users account join sessions session on session.user_id = account.id where email = $1`,
      [email],
    );
    return [statusCode, ...rows];
  };
  expect(await join('first@mwanzo.test', 101, 201)).toEqual([201, { member: 101, session: 201 }]);
  expect(await join('second@mwanzo.test', 101, 102, 201, 103, 203)).toEqual([201, { member: 103, session: 203 }]);
  expect(await join('third@mwanzo.test', 101, 102, 201, 103, 104, 204)).toEqual([500]);
});

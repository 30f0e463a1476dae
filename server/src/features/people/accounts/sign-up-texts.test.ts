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

const { inject } = await buildTestApp();
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

import { expect, test } from 'vitest';
import { keyIdOf } from '../../config/key-id.ts';
import { Secret } from '../../config/secret.ts';
import { mayGoAt, sinceOf, type ChangingKey } from './changing-keys.ts';

const current = new Secret('0f'.repeat(32));
const key = (kind: ChangingKey['kind'], ids: readonly string[]) =>
  ({
    kind,
    current,
    known: ids.map((id, at) => ({ id, since: `2026-11-0${at + 1}T09:00:00.000Z` })),
  }) as unknown as ChangingKey;

test('an earlier key may go 31 days, or 90 for pushes, after the first start with the current one', () => {
  const of = (kind: ChangingKey['kind']) => key(kind, ['earlier', keyIdOf(kind, current), 'later']);
  const kinds = ['secret', 'vapid', 'vault'] as const;
  expect(kinds.map((kind) => sinceOf(of(kind))?.toISOString())).toEqual(kinds.map(() => '2026-11-02T09:00:00.000Z'));
  expect(kinds.map((kind) => mayGoAt(of(kind))?.toISOString() ?? null)).toEqual([
    '2026-12-03T09:00:00.000Z',
    '2027-01-31T09:00:00.000Z',
    null,
  ]);
  for (const kind of kinds) expect([sinceOf(key(kind, ['earlier'])), mayGoAt(key(kind, []))]).toEqual([null, null]);
});

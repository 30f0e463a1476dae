import { keptMax } from '@mwanzo/contract/limits';
import { describe, expect, test } from 'vitest';
import { decideKeep } from './keep-rules.ts';

const rows = (count: number, isListed = true) =>
  Array.from({ length: count }, (_, index) => ({ keptId: index + 1, isListed }));
const facts = { status: 'pending', targetId: 100, isOpen: true, rows: rows(0) } as const;
const kept = { refusal: null, isNew: true, givesWayId: null };

describe('somebody is kept', () => {
  test.each(['pending', 'rejected'] as const)('while the documents are %s', (status) => {
    expect(decideKeep({ ...facts, status })).toEqual(kept);
  });

  test('on the last free place', () => {
    expect(decideKeep({ ...facts, rows: rows(keptMax - 1) })).toEqual(kept);
  });

  test('a second time without a change, even on a full list', () => {
    expect(decideKeep({ ...facts, targetId: 3, rows: rows(keptMax) })).toEqual({ ...kept, isNew: false });
  });

  test('in place of the oldest row that nobody reads', () => {
    const [newest, older] = [
      { keptId: 51, isListed: false },
      { keptId: 52, isListed: false },
    ];
    const full = [newest, older, ...rows(keptMax - 2)];
    expect(decideKeep({ ...facts, rows: full })).toEqual({ ...kept, givesWayId: 52 });
    expect(decideKeep({ ...facts, rows: full.slice(0, -1) })).toEqual(kept);
  });
});

test.each([
  ['verification_required', { status: 'none' }],
  ['already_verified', { status: 'approved' }],
  ['not_found', { isOpen: false }],
  ['not_found', { isOpen: false, targetId: 1, rows: rows(1, false) }],
  ['kept_list_full', { rows: rows(keptMax) }],
] as const)('it is refused as %s for %o', (refusal, changed) => {
  expect(decideKeep({ ...facts, ...changed })).toEqual({ refusal });
});

test('each decision about each list', async () => {
  const lists = [
    ['an empty list', rows(0)],
    ['one who is on it', [{ keptId: 100, isListed: true }]],
    ['one who is not listed', [{ keptId: 100, isListed: false }]],
    ['all places but one', rows(keptMax - 1)],
    ['all places', rows(keptMax)],
    ['all places, of which one is not read', [{ keptId: 77, isListed: false }, ...rows(keptMax - 1)]],
    ['more rows than places', [...rows(keptMax - 1), { keptId: 78, isListed: false }, { keptId: 79, isListed: false }]],
  ] as const;
  const lines = (['none', 'pending', 'rejected', 'approved'] as const).flatMap((status) =>
    [true, false].flatMap((isOpen) =>
      lists.map(
        ([words, list]) =>
          `${status}, ${isOpen ? 'open' : 'not open'}, ${words}: ` +
          JSON.stringify(decideKeep({ status, targetId: 100, isOpen, rows: list })),
      ),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/decisions.txt');
});

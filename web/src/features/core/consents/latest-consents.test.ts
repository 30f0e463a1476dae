import { expect, test } from 'vitest';
import { latestConsents } from './latest-consents.ts';

test('of each purpose the latest consent counts', () => {
  const given = { purpose: 'orientation', version: 2, given_at: '2026-11-23T08:00:00Z', withdrawn_at: null } as const;
  const earlier = { ...given, version: 1, given_at: '2026-11-01T08:00:00Z', withdrawn_at: '2026-11-20T08:00:00Z' };
  const ofFaces = { ...earlier, purpose: 'verification' } as const;
  expect(latestConsents([given, earlier, ofFaces])).toEqual([given, ofFaces]);
  expect(latestConsents([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { appealsQuery, claimAppealQuery } from './appeals/appeal-queries.ts';
import { changesQuery, claimChangeQuery } from './changes/change-queries.ts';
import { decisionsQuery } from './decided/decided-queries.ts';
import { claimPhotoQuery, photoReviewsQuery } from './photos/photo-queries.ts';
import { claimReportQuery, reportCasesQuery, reportPicturesQuery } from './reports/report-queries.ts';
import { overviewQuery } from './room/overview-query.ts';
import { switchesQuery } from './switches/switches-query.ts';
import { casesQuery, claimQuery, pictureQuery } from './verifications/case/case-queries.ts';

const claims = [claimAppealQuery, claimChangeQuery, claimPhotoQuery, claimReportQuery, claimQuery];

test('no two lists, cases or pictures share an entry of the cache: none is shown in place of another', () => {
  const lists = [
    appealsQuery,
    changesQuery,
    decisionsQuery,
    overviewQuery,
    photoReviewsQuery,
    switchesQuery,
    ...(['open', 'decided'] as const).map(reportCasesQuery),
    ...(['pending', 'decided'] as const).map(casesQuery),
  ];
  const cases = [1, 2].flatMap((id) => [
    ...claims.map((claim) => claim(id)),
    ...[null, 1, 2].map((message) => reportPicturesQuery(id, message)),
    ...(['id_document', 'selfie', 'lookalike'] as const).map((name) => pictureQuery(id, name)),
  ]);
  // An event of the room makes everything of it be read again.
  for (const { queryKey } of [...lists, ...cases]) expect(queryKey[0]).toBe('moderation');
  const keys = [...lists, ...cases].map(({ queryKey }) => queryKey.join());
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('every claim is renewed while its case is open, and none of the case is kept after it', () => {
  const times = { refetchInterval: 300_000, refetchOnWindowFocus: true, staleTime: 0, gcTime: 0 };
  for (const claim of claims) expect(claim(1)).toMatchObject(times);
});

test('every list is read again each half minute, and a picture only once while its case is open', () => {
  for (const list of [
    appealsQuery,
    changesQuery,
    decisionsQuery,
    overviewQuery,
    photoReviewsQuery,
    switchesQuery,
    ...(['open', 'decided'] as const).map(reportCasesQuery),
    ...(['pending', 'decided'] as const).map(casesQuery),
  ])
    expect(list).toMatchObject({ refetchInterval: 30_000, staleTime: 0 });
  for (const picture of [pictureQuery(1, 'selfie'), reportPicturesQuery(1, null)])
    expect(picture).toMatchObject({ staleTime: Infinity, gcTime: 0 });
});

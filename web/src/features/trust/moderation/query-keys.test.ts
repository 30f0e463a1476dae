import { expect, test } from 'vitest';
import { appealsQuery, claimAppealQuery } from './appeals/appeal-queries.ts';
import { changesQuery, claimChangeQuery } from './changes/change-queries.ts';
import { decisionsQuery } from './decided/decided-queries.ts';
import { claimPhotoQuery, photoReviewsQuery } from './photos/photo-queries.ts';
import { claimReportQuery, reportCasesQuery, reportPicturesQuery } from './reports/report-queries.ts';
import { overviewQuery } from './room/overview-query.ts';
import { casesQuery, claimQuery, pictureQuery } from './verifications/case/case-queries.ts';

test('no two lists, cases or pictures share an entry of the cache: none is shown in place of another', () => {
  const lists = [
    appealsQuery,
    changesQuery,
    decisionsQuery,
    overviewQuery,
    photoReviewsQuery,
    ...(['open', 'decided'] as const).map(reportCasesQuery),
    ...(['pending', 'decided'] as const).map(casesQuery),
  ];
  const cases = [1, 2].flatMap((id) => [
    ...[claimAppealQuery, claimChangeQuery, claimPhotoQuery, claimReportQuery, claimQuery].map((claim) => claim(id)),
    ...[null, 1, 2].map((message) => reportPicturesQuery(id, message)),
    ...(['id_document', 'selfie', 'lookalike'] as const).map((name) => pictureQuery(id, name)),
  ]);
  const keys = [...lists, ...cases].map(({ queryKey }) => queryKey.join());
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

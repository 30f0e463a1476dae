import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

interface Known {
  queryKey: QueryKey;
  queryFn: QueryFunction<unknown>;
}

test.each<[string, () => Promise<unknown>]>([
  ['GET /api/moderation/appeals/', async () => (await import('../appeals/appeal-queries.ts')).appealsQuery],
  ['GET /api/moderation/changes/', async () => (await import('../changes/change-queries.ts')).changesQuery],
  ['GET /api/moderation/decisions/', async () => (await import('../decided/decided-queries.ts')).decisionsQuery],
  ['GET /api/moderation/overview/', async () => (await import('../room/overview-query.ts')).overviewQuery],
  ['GET /api/moderation/photos/', async () => (await import('../photos/photo-queries.ts')).photoReviewsQuery],
  [
    'GET /api/moderation/reports/?status=decided',
    async () => (await import('../reports/report-queries.ts')).reportCasesQuery('decided'),
  ],
  ['GET /api/moderation/switches/', async () => (await import('../switches/switches-query.ts')).switchesQuery],
  [
    'POST /api/moderation/appeals/6/claim/',
    async () => (await import('../appeals/appeal-queries.ts')).claimAppealQuery(6),
  ],
  [
    'POST /api/moderation/changes/6/claim/',
    async () => (await import('../changes/change-queries.ts')).claimChangeQuery(6),
  ],
  ['POST /api/moderation/photos/6/claim/', async () => (await import('../photos/photo-queries.ts')).claimPhotoQuery(6)],
  [
    'POST /api/moderation/reports/6/claim/',
    async () => (await import('../reports/report-queries.ts')).claimReportQuery(6),
  ],
  [
    'POST /api/moderation/verifications/6/claim/',
    async () => (await import('../verifications/case/case-queries.ts')).claimQuery(6),
  ],
  ...(['lookalike', 'selfie', 'id_document'] as const).map((name): [string, () => Promise<unknown>] => [
    `GET /api/moderation/verifications/6/${name}/`,
    async () => (await import('../verifications/case/case-queries.ts')).pictureQuery(6, name),
  ]),
])('%s is asked for as such, and ends once nobody waits for it any more', async (path, load) => {
  const page = await openPage();
  const { useQuery } = await import('@tanstack/react-query');
  const query = (await load()) as Known;
  const shown = page.run(() => useQuery({ ...query, refetchInterval: false }), undefined);
  const { request } = await page.api.take(path);
  expect(request).toBe(path);
  expect(await page.requestsUnderWay()).toBe(1);
  shown.unmount();
  expect(await page.requestsUnderWay()).toBe(0);
});

import { request } from '../../../api/request.ts';
import { refetchMilliseconds, renewClaimMilliseconds } from '../verifications/review-queries.ts';

interface Context {
  signal: AbortSignal;
}

/** Query options for the cases of reports, fetched again every half minute. */
export function reportCasesQuery(status: 'open' | 'decided') {
  return {
    queryKey: ['moderation', 'reports', status],
    queryFn: ({ signal }: Context) => request('GET /api/moderation/reports/', { query: { status }, signal }),
    refetchInterval: refetchMilliseconds,
    staleTime: 0,
  };
}

/**
 * Query options that claim a case and renew the claim. Only the response to the claim contains the reported content.
 */
export function claimReportQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim-report', id],
    queryFn: ({ signal }: Context) => request('POST /api/moderation/reports/{id}/claim/', { params: { id }, signal }),
    refetchInterval: renewClaimMilliseconds,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
  };
}

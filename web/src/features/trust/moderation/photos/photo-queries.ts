import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { claimTimes, refetchMilliseconds } from '../waiting/fetch-times.ts';

/** A photo that a person is to look at, as the queue shows it: without the photo. */
export type PhotoReview = ResponseBody<'GET /api/moderation/photos/'>[number];

interface Context {
  signal: AbortSignal;
}

/** Query options for the photos that a reviewer must check, fetched again every half minute. */
export const photoReviewsQuery = {
  queryKey: ['moderation', 'photos'],
  queryFn: ({ signal }: Context) => request('GET /api/moderation/photos/', { signal }),
  refetchInterval: refetchMilliseconds,
  staleTime: 0,
};

/** Query options that claim a photo and renew the claim. Only the response to the claim contains the photo. */
export function claimPhotoQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim-photo', id],
    queryFn: ({ signal }: Context) => request('POST /api/moderation/photos/{id}/claim/', { params: { id }, signal }),
    ...claimTimes,
  };
}

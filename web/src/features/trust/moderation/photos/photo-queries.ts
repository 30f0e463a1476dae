import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { claimTimes, listTimes, type QueryContext } from '../waiting/fetch-times.ts';

/** A photo that a person is to look at, as the queue shows it: without the photo. */
export type PhotoReview = ResponseBody<'GET /api/moderation/photos/'>[number];

/** Query options for the photos that a reviewer must check, fetched again every half minute. */
export const photoReviewsQuery = {
  queryKey: ['moderation', 'photos'],
  queryFn: ({ signal }: QueryContext) => request('GET /api/moderation/photos/', { signal }),
  ...listTimes,
};

/** Query options that claim a photo and renew the claim. Only the response to the claim contains the photo. */
export function claimPhotoQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim-photo', id],
    queryFn: ({ signal }: QueryContext) =>
      request('POST /api/moderation/photos/{id}/claim/', { params: { id }, signal }),
    ...claimTimes,
  };
}

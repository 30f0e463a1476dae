import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { read } from '../../../../api/read.ts';
import { claimOf, listTimes } from '../waiting/fetch-times.ts';

/** A photo that a person is to look at, as the queue shows it: without the photo. */
export type PhotoReview = ResponseBody<'GET /api/moderation/photos/'>[number];

/** Query options for the photos that a reviewer must check, fetched again every half minute. */
export const photoReviewsQuery = {
  queryKey: ['moderation', 'photos'],
  queryFn: read('GET /api/moderation/photos/'),
  ...listTimes,
};

/** Query options that claim a photo. */
export const claimPhotoQuery = claimOf('POST /api/moderation/photos/{id}/claim/');

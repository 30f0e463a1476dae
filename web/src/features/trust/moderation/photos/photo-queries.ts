import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { claimOf, listOf } from '../waiting/fetch-times.ts';

/** A photo that a person is to look at, as the queue shows it: without the photo. */
export type PhotoReview = ResponseBody<'GET /api/moderation/photos/'>[number];

/** Query options for the photos that a reviewer must check. */
export const photoReviewsQuery = listOf('GET /api/moderation/photos/');

/** Query options that claim a photo. */
export const claimPhotoQuery = claimOf('POST /api/moderation/photos/{id}/claim/');

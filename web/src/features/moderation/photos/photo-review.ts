import type { ResponseBody } from '../../../api/endpoint-types.ts';

/** A photo that a person is to look at, as the queue shows it: without the photo. */
export type PhotoReview = ResponseBody<'GET /api/moderation/photos/'>[number];

import type { RequestOptions, ResponseBody } from '../../../../../api/endpoint-types.ts';
import { request } from '../../../../../api/request.ts';
import { claimOf, listOf, lookTimes, type QueryContext } from '../../waiting/fetch-times.ts';

/** A verification that waits for a review or was decided. */
export type Case = ResponseBody<'GET /api/moderation/verifications/'>[number];

/** A claimed verification, with the member on whose picture the selfie was seen. */
export type OpenedCase = ResponseBody<'POST /api/moderation/verifications/{id}/claim/'>;

export type DecisionBody = RequestOptions<'POST /api/moderation/verifications/{id}/decide/'>['body'];

/** The pictures that the member has sent. */
export type PictureName = 'id_document' | 'selfie';
/** `lookalike` is another member's, which the selfie looks like. */
export type ViewedName = PictureName | 'lookalike';

/** Query options for the cases with a status. */
export const casesQuery = (status: 'pending' | 'decided') =>
  listOf('GET /api/moderation/verifications/', { query: { status } });

/** Query options that claim a case. */
export const claimQuery = claimOf('POST /api/moderation/verifications/{id}/claim/');

/**
 * Query options for a picture. It is fetched once each time a case is opened, since the server logs every access to it.
 */
export function pictureQuery(id: number, name: ViewedName) {
  return {
    queryKey: ['moderation', 'picture', id, name],
    queryFn: ({ signal }: QueryContext) => {
      const options = { params: { id }, signal };
      if (name === 'lookalike') return request('GET /api/moderation/verifications/{id}/lookalike/', options);
      return name === 'selfie'
        ? request('GET /api/moderation/verifications/{id}/selfie/', options)
        : request('GET /api/moderation/verifications/{id}/id_document/', options);
    },
    ...lookTimes,
  };
}

import { request } from '../../../../api/request.ts';

export type CaseStatus = 'pending' | 'decided';
/** The pictures that the member has sent. */
export type PictureName = 'id_document' | 'selfie';
/** `lookalike` is another member's, which the selfie looks like. */
export type ViewedName = PictureName | 'lookalike';

interface Context {
  signal: AbortSignal;
}

export const refetchMilliseconds = 30_000;
/** A claim lasts 15 minutes, and is renewed at this interval. */
const renewClaimMilliseconds = 5 * 60_000;

/** The query options of every claim, which is renewed while its case is open. In a hidden tab it expires. */
export const claimTimes = {
  refetchInterval: renewClaimMilliseconds,
  refetchOnWindowFocus: true,
  staleTime: 0,
  gcTime: 0,
};

/** Query options for the cases with a status, fetched again every half minute. */
export function casesQuery(status: CaseStatus) {
  return {
    queryKey: ['moderation', status],
    queryFn: ({ signal }: Context) => request('GET /api/moderation/verifications/', { query: { status }, signal }),
    refetchInterval: refetchMilliseconds,
    staleTime: 0,
  };
}

/** Query options that claim a case and renew the claim. */
export function claimQuery(id: number) {
  return {
    queryKey: ['moderation', 'claim', id],
    queryFn: ({ signal }: Context) =>
      request('POST /api/moderation/verifications/{id}/claim/', { params: { id }, signal }),
    ...claimTimes,
  };
}

/**
 * Query options for a picture. It is fetched once each time a case is opened, since the server logs every access to it.
 */
export function pictureQuery(id: number, name: ViewedName) {
  return {
    queryKey: ['moderation', 'picture', id, name],
    queryFn: ({ signal }: Context) => {
      const options = { params: { id }, signal };
      if (name === 'lookalike') return request('GET /api/moderation/verifications/{id}/lookalike/', options);
      return name === 'selfie'
        ? request('GET /api/moderation/verifications/{id}/selfie/', options)
        : request('GET /api/moderation/verifications/{id}/id_document/', options);
    },
    staleTime: Infinity,
    gcTime: 0,
  };
}

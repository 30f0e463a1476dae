import { useQuery } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { RequestError } from '../../../../api/request-error.ts';

export type Picture = 'id_document' | 'selfie';

/** One picture of a case, fetched once for each opening, since the server logs each look, and forgotten afterwards. */
export function usePicture(id: number, picture: Picture) {
  const query = useQuery({
    queryKey: ['moderation', 'picture', id, picture],
    queryFn: ({ signal }) => {
      const call = { params: { id }, signal };
      return picture === 'selfie'
        ? request('GET /api/moderation/verifications/{id}/selfie/', call)
        : request('GET /api/moderation/verifications/{id}/id_document/', call);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  const isErased = query.error instanceof RequestError && query.error.status === 404;
  return { bytes: query.data, isErased, failed: query.isError && !query.isFetching, retry: () => void query.refetch() };
}

import { useQuery } from '@tanstack/react-query';
import { RequestError } from '../../../../../api/request-error.ts';
import type { ViewedPicture } from '../../picture-viewer/picture-viewer.tsx';
import { pictureQuery, type ViewedName } from './case-queries.ts';

/** Loads a picture of a case. It is removed from memory when the case is closed. */
export function usePicture(caseId: number, name: ViewedName): ViewedPicture {
  const query = useQuery(pictureQuery(caseId, name));
  const isErased = query.error instanceof RequestError && query.error.status === 404;
  const isTooMany = query.error instanceof RequestError && query.error.code === 'too_many_requests';
  return {
    bytes: query.data,
    isErased,
    isTooMany,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

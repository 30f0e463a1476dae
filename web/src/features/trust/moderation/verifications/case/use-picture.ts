import { useQuery } from '@tanstack/react-query';
import { RequestError } from '../../../../../api/request-error.ts';
import type { MissingPictureState } from '../../picture-viewer/missing-picture.tsx';
import type { ViewedPicture } from '../../picture-viewer/picture-viewer.tsx';
import { pictureQuery, type ViewedName } from './case-queries.ts';

function stateAfter(error: unknown): MissingPictureState {
  if (error instanceof RequestError && error.status === 404) return 'erased';
  return error instanceof RequestError && error.code === 'too_many_requests' ? 'tooMany' : 'failed';
}

/** Loads a picture of a case. It is removed from memory when the case is closed. */
export function usePicture(caseId: number, name: ViewedName): ViewedPicture {
  const { data, error, refetch } = useQuery(pictureQuery(caseId, name));
  return { bytes: data, state: error ? stateAfter(error) : 'loading', retry: () => void refetch() };
}

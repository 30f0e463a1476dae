import { request } from '../api/request.ts';

/** Query options for a member's profile by id. */
export function profileQuery(id: number) {
  return {
    queryKey: ['profile', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/profiles/{id}/', { params: { id }, signal }),
  };
}

import { request } from '../api/request.ts';

/** Query options for whether signing in asks for a code. */
export const secondStepQuery = {
  queryKey: ['second-step'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/account/second-step/', { signal }),
};

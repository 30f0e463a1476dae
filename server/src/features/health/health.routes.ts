import { ApiError } from '@mwanzo/contract/api-error';
import type { healthEndpoints } from '@mwanzo/contract/health';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/handler.ts';

interface HealthDependencies {
  readonly database: Database;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
}

export function healthRoutes({ database, isDraining }: HealthDependencies): Handlers<typeof healthEndpoints> {
  return {
    live: async () => ({ live: true }),
    ready: async () => {
      if (isDraining()) throw new ApiError('unavailable');
      await database.pool.query('select 1').catch((cause: unknown) => {
        throw new ApiError('unavailable', { cause });
      });
      return { ready: true };
    },
  };
}

import type { healthEndpoints } from '@mwanzo/contract/health';
import { ApiError } from '../../../errors/api-error.ts';
import { version } from '../../../config/version.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Handlers } from '../../../http/handler.ts';

interface HealthDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
}

/**
 * The database's latest reply is reused for this time, in ms. Anybody may send these requests, so more of them must not
 * cause more queries.
 */
const heldMs = 1000;

export function healthRoutes({ database, clock, isDraining }: HealthDependencies): Handlers<typeof healthEndpoints> {
  let asked: { at: number; reply: Promise<unknown> } | undefined;

  function askDatabase(): Promise<unknown> {
    const now = clock.now().getTime();
    if (!asked || Math.abs(now - asked.at) >= heldMs) asked = { at: now, reply: database.pool.query('select 1') };
    return asked.reply;
  }

  return {
    live: async () => ({ live: true }),
    ready: async () => {
      if (isDraining()) throw new ApiError('unavailable');
      await askDatabase().catch((cause: unknown) => {
        throw new ApiError('unavailable', { cause });
      });
      return { ready: true, version };
    },
  };
}

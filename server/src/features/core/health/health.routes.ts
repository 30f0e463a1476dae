import type { healthEndpoints } from '@mwanzo/contract/health';
import { ApiError } from '../../../errors/api-error.ts';
import type { Outages } from '../../../errors/outages.ts';
import { version } from '../../../config/version.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { Handlers } from '../../../http/handler.ts';

interface HealthDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly outages: Outages;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
}

/**
 * The database's latest reply is reused for this time, in ms. Anybody may send these requests, so more of them must not
 * cause more queries.
 */
const heldMs = 1000;

/**
 * During these outages most of the app works: messages, decks and calls. All processes share the disk and the mail
 * server, so without them a balancer would have no process left.
 */
const degrading = ['disk', 'mail'] as const;

export function healthRoutes({
  database,
  clock,
  outages,
  isDraining,
}: HealthDependencies): Handlers<typeof healthEndpoints> {
  let asked: { at: number; reply: Promise<unknown> } | undefined;

  function askDatabase(): Promise<unknown> {
    const now = clock.now().getTime();
    if (!asked || Math.abs(now - asked.at) >= heldMs) asked = { at: now, reply: database.pool.query('select 1') };
    return asked.reply;
  }

  return {
    live: async () => ({ live: true }),
    // A stranger learns only whether the server is ready: a full disk would tell when uploads can be made to fail.
    ready: async (_, { isNear }) => {
      const degraded = () => degrading.filter((outage) => outages.current().includes(outage));
      const unready = (reason: 'stopping' | 'database' | 'migrations', cause?: unknown) =>
        new ApiError('unavailable', { ...(isNear && { more: { reason, degraded: degraded() } }), cause });
      if (isDraining()) throw unready('stopping');
      await askDatabase().catch((cause: unknown) => {
        throw unready('database', cause);
      });
      if (outages.current().includes('migrations')) throw unready('migrations');
      return { ready: true, ...(isNear && { version, degraded: degraded() }) };
    },
  };
}

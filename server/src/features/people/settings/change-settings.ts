import type { MemberSettings, SettingsChanges } from '@mwanzo/contract/people/settings';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { hidesPresence, presentSettings } from './setting-rules.ts';
import { listPresenceWatchers, lockSettings, writeSettings } from './settings.repository.ts';

export interface SettingsDependencies {
  readonly clock: Clock;
  readonly database: Database;
  readonly events: EventBus;
}

/** Changes the given settings and leaves the others. Matches are told at once when the member hides their presence. */
export async function changeSettings(
  { clock, database, events }: SettingsDependencies,
  userId: number,
  changes: SettingsChanges,
): Promise<MemberSettings> {
  const changed = await inTransaction(database, async (transaction) => {
    const earlier = await getRow(transaction, lockSettings, { userId });
    // Equal ends mean that there are no quiet hours.
    const quiet = changes.quiet_hours === null ? { from: 0, to: 0 } : changes.quiet_hours;
    const change = { ...changes, userId, quietFrom: quiet?.from, quietTo: quiet?.to, now: clock.now() };
    const stored = earlier && (await getRow(transaction, writeSettings, change));
    if (!stored) throw new ApiError('not_signed_in');
    const watchers = hidesPresence(earlier, stored) ? await getRows(transaction, listPresenceWatchers, { userId }) : [];
    return { stored, watchers: watchers.map(({ partnerId }) => partnerId) };
  });
  const hidden = { type: 'presence', partner: userId, presence: null } as const;
  if (changed.watchers.length > 0) events.publish({ to: changed.watchers, event: hidden });
  return presentSettings(changed.stored);
}

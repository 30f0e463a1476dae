import type { MemberSettings, SettingsChanges } from '@mwanzo/contract/people/settings';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { presentSettings } from './setting-rules.ts';
import { createSettingsRepository } from './settings.repository.ts';

export interface SettingsDependencies {
  readonly database: Database;
  readonly events: EventBus;
}

/** Changes the given settings and leaves the others. Matches are told at once when the member hides their presence. */
export async function changeSettings(
  { database, events }: SettingsDependencies,
  userId: number,
  changes: SettingsChanges,
): Promise<MemberSettings> {
  const row = await createSettingsRepository(database).changeSettings(userId, changes);
  if (!row) throw new ApiError('not_signed_in');
  const hidden = { type: 'presence', partner: userId, presence: null } as const;
  if (row.hiddenFrom.length > 0) events.publish({ to: [...row.hiddenFrom], event: hidden });
  return presentSettings(row);
}

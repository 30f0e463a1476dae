import type { settingsEndpoints } from '@mwanzo/contract/settings';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeSettings } from './change-settings.ts';
import { getSettings } from './get-settings.ts';

export function settingsRoutes(dependencies: { readonly database: Database }): Handlers<typeof settingsEndpoints> {
  return {
    getSettings: (_, { caller }) => getSettings(dependencies, caller.userId),
    changeSettings: ({ body }, { caller }) => changeSettings(dependencies, caller.userId, body),
  };
}

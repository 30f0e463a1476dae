import type { settingsEndpoints } from '@mwanzo/contract/people/settings';
import type { Handlers } from '../../../http/handler.ts';
import { changeSettings, type SettingsDependencies } from './change-settings.ts';
import { getSettings } from './get-settings.ts';

export function settingsRoutes(dependencies: SettingsDependencies): Handlers<typeof settingsEndpoints> {
  return {
    getSettings: (_, { caller }) => getSettings(dependencies, caller.userId),
    changeSettings: ({ body }, { caller }) => changeSettings(dependencies, caller.userId, body),
  };
}

import type { preferenceEndpoints } from '@mwanzo/contract/people/preferences';
import type { profileEndpoints } from '@mwanzo/contract/people/profiles';
import type { Handlers } from '../../../http/handler.ts';
import type { SignPhotoFor, StorePhotoDependencies } from '../photos/index.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { getPreferences } from './get-preferences.ts';
import { getProfile } from './get-profile.ts';
import { saveOwnProfile } from './save-own-profile.ts';
import { savePreferences } from './save-preferences.ts';

interface ProfileDependencies extends StorePhotoDependencies {
  readonly signPhotoFor: SignPhotoFor;
}

type OwnPreferenceEndpoints = Pick<typeof preferenceEndpoints, 'getPreferences' | 'putPreferences'>;

export function profileRoutes(
  dependencies: ProfileDependencies,
): Handlers<typeof profileEndpoints & OwnPreferenceEndpoints> {
  return {
    getOwnProfile: (_, { caller }) => getOwnProfile(dependencies, caller.userId),
    putOwnProfile: ({ body: { photo, ...changes } }, { caller, files }) =>
      saveOwnProfile(dependencies, caller.userId, changes, { file: files.get('photo')?.path, text: photo }),
    patchOwnProfile: ({ body: { photo, ...changes } }, { caller, files }) =>
      saveOwnProfile(dependencies, caller.userId, changes, { file: files.get('photo')?.path, text: photo }),
    getPreferences: (_, { caller }) => getPreferences(dependencies, caller.userId),
    putPreferences: ({ body }, { caller }) => savePreferences(dependencies, caller.userId, body),
    getProfile: ({ params }, { caller }) => getProfile(dependencies, params.id, caller.userId),
  };
}

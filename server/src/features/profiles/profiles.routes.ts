import type { profileEndpoints } from '@mwanzo/contract/profiles';
import type { Handlers } from '../../http/handler.ts';
import type { SignPhoto, StorePhotoDependencies } from '../photos/index.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { getProfile } from './get-profile.ts';
import { saveOwnProfile } from './save-own-profile.ts';

interface ProfileDependencies extends StorePhotoDependencies {
  readonly signPhoto: SignPhoto;
}

export function profileRoutes(dependencies: ProfileDependencies): Handlers<typeof profileEndpoints> {
  return {
    getOwnProfile: (_, { caller }) => getOwnProfile(dependencies, caller.userId),
    putOwnProfile: ({ body: { photo, ...changes } }, { caller, files }) =>
      saveOwnProfile(dependencies, caller.userId, changes, { file: files.get('photo')?.path, text: photo }),
    patchOwnProfile: ({ body: { photo, ...changes } }, { caller, files }) =>
      saveOwnProfile(dependencies, caller.userId, changes, { file: files.get('photo')?.path, text: photo }),
    getProfile: ({ params }, { caller }) => getProfile(dependencies, params.id, caller.userId),
  };
}

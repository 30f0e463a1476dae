import type { profileEndpoints } from '@mwanzo/contract/profiles';
import type { Handlers } from '../../http/handler.ts';
import type { SignPhoto, StorePhotoParts } from '../photos/index.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { getProfile } from './get-profile.ts';
import { saveOwnProfile } from './save-own-profile.ts';

interface ProfileParts extends StorePhotoParts {
  readonly signPhoto: SignPhoto;
}

export function profileRoutes(parts: ProfileParts): Handlers<typeof profileEndpoints> {
  return {
    getOwnProfile: (_, { caller }) => getOwnProfile(parts, caller.userId),
    putOwnProfile: ({ body: { photo, ...changes } }, { caller, files }) =>
      saveOwnProfile(parts, caller.userId, changes, { file: files.get('photo')?.path, text: photo }),
    patchOwnProfile: ({ body: { photo, ...changes } }, { caller, files }) =>
      saveOwnProfile(parts, caller.userId, changes, { file: files.get('photo')?.path, text: photo }),
    getProfile: ({ params }, { caller }) => getProfile(parts, params.id, caller.userId),
  };
}

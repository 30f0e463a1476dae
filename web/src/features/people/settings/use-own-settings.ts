import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useQuery } from '@tanstack/react-query';
import { createOwnSaver } from '../../../api/own-saver.ts';
import { request } from '../../../api/request.ts';
import { setProfile, useSession } from '../../../api/session.ts';
import { ownProfileQuery } from '../../../shared/profiles/own-profile.ts';
import { useSaved, type Saved } from '../../../ui/frames/use-saved.ts';
import { showNotSaved } from '../../../ui/layers/show-not-saved.ts';
import { settingsBody, type OwnSettings } from './own-settings.ts';

export const settingsSaver = createOwnSaver<OwnSettings>(
  async (changes) => setProfile(await request('PATCH /api/profiles/me', { body: settingsBody(changes) })),
  showNotSaved,
);

/** The saved settings, with the choices that are being saved. */
export interface OwnSettingsState extends Saved<OwnSettings> {
  /** Null until the profile has loaded. */
  profile: OwnProfile | null;
}

/** Holds the member's own fields that can be changed in the settings. Choices are saved at once. */
export function useOwnSettings(): OwnSettingsState {
  const { profile } = useSession();
  // The session's copy is shown at once. It is fetched again, because another device may have changed it.
  const { error, refetch } = useQuery(ownProfileQuery);
  const data = profile ? { ...profile.user, ...profile } : undefined;
  return { profile, ...useSaved(settingsSaver(), { data, error, refetch }) };
}

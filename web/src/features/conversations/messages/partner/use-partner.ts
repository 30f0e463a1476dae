import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { useQuery } from '@tanstack/react-query';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { imageUrl, photoSource } from '../../../../photos/image-url.ts';
import { profileQuery } from '../../../../queries/profile.ts';
import type { PhotoSource } from '../../../../ui/photos/photo-source.ts';
import type { Partner } from './chat-state.ts';

export interface ShownPartner {
  name: string;
  photo: PhotoSource | null;
  thumbhash: string | undefined;
  isVerified: boolean;
  profileId: number | null;
  /** Interests, location and prompts are empty until the profile has loaded. */
  interests: readonly string[];
  location: string;
  prompts: readonly PromptAnswer[];
}

interface LoadedPartner extends ShownPartner {
  /** True while the profile is loading. Without a network it is false. */
  isLoading: boolean;
}

/**
 * Returns the partner for the header: first the match from the navigation state, then the profile once it has loaded.
 * Without either, the name is "Unknown".
 */
export function usePartner(partnerId: number, passed: Partner | null): LoadedPartner {
  const { data: profile, isLoading } = useQuery(profileQuery(partnerId));
  const detail = profile ? profile.photo_details[0] : passed?.photoDetail;
  return {
    name: profile?.name ?? passed?.name ?? t(texts.unknown),
    photo: photoSource(detail) ?? imageUrl(profile ? profile.photo : passed?.photo),
    thumbhash: detail?.thumbhash,
    isVerified: profile?.isVerified ?? passed?.isVerified ?? false,
    profileId: profile?.id ?? passed?.profileId ?? null,
    isLoading,
    interests: profile?.interests ?? [],
    location: profile?.location ?? '',
    prompts: profile?.prompts ?? [],
  };
}

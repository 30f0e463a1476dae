import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { imageUrl, photoSource } from '../../../../photos/image-url.ts';
import { profileQuery } from '../../../../queries/profile.ts';
import { notePartner } from '../../../../shared/conversations/conversations.ts';
import type { Partner } from '../../../../shared/conversations/partner.ts';
import type { PhotoSource } from '../../../../ui/photos/photo-source.ts';

export interface ShownPartner {
  name: string;
  photo: PhotoSource | null;
  thumbhash: string | undefined;
  isVerified: boolean;
  profileId: number | null;
}

export interface LoadedPartner extends ShownPartner {
  /** Interests, location and prompts are empty until the profile has loaded. */
  interests: readonly string[];
  location: string;
  prompts: readonly PromptAnswer[];
  /** True while the profile is loading. Without a network it is false. */
  isLoading: boolean;
}

/**
 * Returns the partner for the header: the profile once it has loaded, and before that what the page was opened with.
 * The name is "Unknown" if there is neither. A conversation that is loaded keeps the name and the face.
 */
export function usePartner(partnerId: number, passed: Partner | undefined, isLoaded: boolean): LoadedPartner {
  const { data: profile, isLoading } = useQuery(profileQuery(partnerId));
  const known: Partner | undefined = profile
    ? {
        name: profile.name,
        photo: profile.photo,
        photoDetail: profile.photo_details[0] ?? null,
        isVerified: profile.isVerified,
        profileId: profile.id,
      }
    : passed;
  useEffect(() => {
    if (known && isLoaded) notePartner(partnerId, known);
  });
  return {
    name: known?.name ?? t(texts.unknown),
    photo: photoSource(known?.photoDetail) ?? imageUrl(known?.photo),
    thumbhash: known?.photoDetail?.thumbhash,
    isVerified: known?.isVerified ?? false,
    profileId: known?.profileId ?? null,
    isLoading,
    interests: profile?.interests ?? [],
    location: profile?.location ?? '',
    prompts: profile?.prompts ?? [],
  };
}

import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { ReactNode } from 'react';
import { deck } from '../../../i18n/deck.ts';
import { interestLabel } from '../../../i18n/interests.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { classNames } from '../../../ui/class-names.ts';
import { mapPinIcon } from '../../../ui/icons/map-pin.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { SharperPhoto } from '../../../ui/photos/sharper-photo.tsx';
import { CutTitle } from '../../../ui/words/cut-title.tsx';
import { Tag } from '../../../ui/words/tag.tsx';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';

/** The id of the card's heading, which describes buttons outside the card. */
export const cardTitleId = (profileId: number) => `card-${profileId}`;

interface ProfileCardProps {
  profile: VisibleProfile;
  /** It lies under the current card. */
  upcoming?: boolean;
  /** Called when the photo is tapped; without it the photo is not a button. */
  onPreview?: (() => void) | undefined;
  /** Buttons on the card, on devices without touch. */
  actions?: ReactNode;
}

/** Fills its parent, with the photo on top on phones and at the left from 640 px. */
export function ProfileCard({ profile, upcoming = false, onPreview, actions }: ProfileCardProps) {
  const { name, age, location, interests, bio, isVerified } = profile;
  const source = profilePhoto(profile);
  // At most 480 px, about 40 KB: most phone screens are so dense that they would fetch 1080 px.
  const photo = (
    <Photo
      {...source}
      alt={name}
      eager={!upcoming}
      upcoming={upcoming}
      largest={480}
      position={actions ? '50% 28%' : '50% 18%'}
      className="sm:object-center!"
    />
  );
  return (
    <article className="flex size-full flex-col overflow-hidden rounded-card bg-surface shadow-2 sm:flex-row forced-colors:border">
      <div className="relative min-h-0 flex-1 bg-blush sm:flex-[0_0_45%] lg:flex-[0_0_336px]">
        {onPreview ? (
          <button
            type="button"
            aria-label={t(deck.viewProfile, { name })}
            className="block size-full cursor-[inherit] focus-visible:-outline-offset-6"
            onClick={onPreview}
          >
            {photo}
          </button>
        ) : (
          photo
        )}
        <SharperPhoto src={source.src} name={name} className="absolute bottom-8 left-4 sm:bottom-4" />
      </div>
      <div className="z-1 min-w-0 bg-surface px-4.5 pt-2.25 pb-3.75 max-sm:scallops sm:scallops-left sm:flex sm:flex-1 sm:flex-col sm:gap-3 sm:px-6 sm:pt-6 lg:px-8 lg:pt-7.5 lg:pb-7">
        <div className="flex flex-wrap items-center gap-x-2 sm:flex-col sm:flex-nowrap sm:items-start sm:gap-3">
          <div className="flex min-w-0 flex-[1_1_6em] items-center gap-1.75 sm:max-w-full sm:flex-none">
            <CutTitle
              id={cardTitleId(profile.id)}
              text={name}
              end={age?.toString()}
              className="text-[1.6875rem] lg:text-[2.375rem] lg:tracking-[-0.03em]"
            />
            {isVerified && <VerifiedBadge />}
          </div>
          {location && (
            <Tag icon={mapPinIcon} className="ml-auto flex-none max-sm:max-w-2/5! sm:ml-0 lg:min-h-8.5 lg:text-label">
              {location}
            </Tag>
          )}
        </div>
        {interests.length > 0 && (
          <p
            dir="auto"
            className="mt-1 truncate text-left text-label font-semibold sm:mt-0 sm:line-clamp-2 sm:whitespace-normal lg:text-button lg:leading-[1.3]"
          >
            {interests.map(interestLabel).join(', ')}
          </p>
        )}
        {bio && (
          <p
            dir="auto"
            className={classNames(
              actions ? 'line-clamp-1' : 'line-clamp-2',
              'text-left text-label wrap-anywhere text-ink-2 sm:line-clamp-5 lg:text-button lg:leading-normal',
            )}
          >
            {bio}
          </p>
        )}
        {actions && <div className="mt-2.5 sm:mt-auto">{actions}</div>}
      </div>
    </article>
  );
}

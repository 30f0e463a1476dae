import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { CSSProperties } from 'react';
import { deck } from '../../../../i18n/deck.ts';
import { intentText } from '../../../../i18n/intents.ts';
import { t } from '../../../../i18n/translate.ts';
import { profilePhotos } from '../../../../photos/profile-photo.ts';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { SharperPhoto } from '../../../../ui/photos/sharper-photo.tsx';
import { useShownPhoto } from '../../../../ui/photos/shown-photo.ts';
import { CutTitle } from '../../../../ui/words/cut-title.tsx';
import { ProfileTags } from '../../../../ui/words/profile-tags.tsx';
import { VerifiedBadge } from '../../../../ui/words/verified-badge.tsx';
import { cardFace, countFaces } from './card-faces.ts';
import { CardPhotoSteps } from './card-photo-steps.tsx';
import { CardText } from './card-text.tsx';
import { tagsOf, useReason } from './card-words.ts';

/** Returns the id of the card's heading, which describes buttons outside the card. */
export const cardTitleId = (profileId: number) => `card-${profileId}`;

interface ProfileCardProps {
  profile: VisibleProfile;
  /** True for the card on top. */
  current?: boolean;
  /** True for the card below the top one. */
  upcoming?: boolean;
  /** Called when the card is tapped, except at the edges that turn the photos. */
  onPreview: () => void;
}

/**
 * A profile's card, which fills its parent. The photo is on top on phones, and at the left on screens that are wider
 * than high.
 */
export function ProfileCard({ profile, current = false, upcoming = false, onPreview }: ProfileCardProps) {
  const { id, name, age, location, isVerified } = profile;
  const pictures = profilePhotos(profile);
  const index = useShownPhoto(id);
  const picture = pictures[index] ?? pictures[0];
  const reason = useReason(profile);
  const faces = countFaces(profile, pictures.length);
  const face = cardFace(profile, Math.min(index, faces - 1));
  const kind = face.prompt ? 'answer' : cardFace(profile, 1).prompt ? 'own' : 'only';
  const tags = tagsOf(kind, { intent: intentText(profile.intent), reason });
  return (
    <article
      data-nods
      className={
        'profile-card relative flex size-full overflow-hidden rounded-card bg-surface shadow-2 ' +
        'forced-colors:border'
      }
    >
      <div className="profile-card-photo relative min-h-0 bg-blush">
        {/* The photo is loaded at 480 px at most, about 40 KB: most phone screens are so dense that they would fetch
            1080 px. */}
        <Photo
          key={Math.min(index, pictures.length - 1)}
          {...picture}
          src={picture?.src}
          alt={name}
          eager={!upcoming}
          upcoming={upcoming}
          largest={480}
          position="50% 24%"
        />
        {faces > 1 && (
          <CardPhotoSteps profileId={id} sources={pictures.map(({ src }) => src)} count={faces} current={current} />
        )}
        <SharperPhoto src={picture?.src ?? null} name={name} className="absolute top-6 left-4 z-3" />
      </div>
      <div className="profile-card-caption z-1 min-w-0 bg-surface">
        <div
          className="profile-card-name flex min-w-0 items-center gap-2"
          style={{ '--letters': name.length } as CSSProperties}
        >
          <CutTitle id={cardTitleId(id)} text={name} end={age?.toString()} className="text-[length:inherit]" />
          {isVerified && <VerifiedBadge />}
        </div>
        <ProfileTags town={location} intent={tags.intent} reason={tags.reason} />
        <CardText profile={profile} face={face} turns={faces > 1} />
      </div>
      <button
        type="button"
        aria-label={t(deck.viewProfile, { name })}
        className="absolute inset-0 z-2 cursor-[inherit] rounded-card focus-visible:-outline-offset-6"
        onClick={onPreview}
      />
    </article>
  );
}

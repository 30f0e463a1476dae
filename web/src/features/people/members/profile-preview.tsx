import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import type { ReactNode } from 'react';
import { likeComments } from '../../../i18n/like-comments.ts';
import { nameAndAge } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/translate.ts';
import type { LikedPart } from '../../../photos/liked-part.ts';
import { profilePhotos } from '../../../photos/profile-photo.ts';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { PhotoSteps } from '../../../ui/photos/photo-steps.tsx';
import { Photo } from '../../../ui/photos/photo.tsx';
import { SharperPhoto } from '../../../ui/photos/sharper-photo.tsx';
import { useShownPhoto } from '../../../ui/photos/shown-photo.ts';
import { VerifiedBadge } from '../../../ui/words/verified-badge.tsx';
import { PhotoArches } from './photo-arches.tsx';
import { PersonLinks, type AskAbout } from './person-links.tsx';
import { MoreInfo, OwnTags, TheirInterests } from './profile-parts.tsx';
import { PromptCards } from './prompt-cards.tsx';
import { usePhotoKeys } from './use-photo-keys.ts';
import { WhyThem } from './why-them.tsx';

interface ProfilePreviewProps {
  /** Undefined while the dialog is closed. */
  profile: VisibleProfile | undefined;
  onClose: () => void;
  /** One or two buttons at the foot. */
  foot?: ReactNode;
  /** Given to show a heart on each prompt and photo. */
  onLikePart?: (part: LikedPart) => void;
  /** Offers to report or block this person. */
  onAsk?: AskAbout;
}

/** The whole profile of somebody in the deck, in a sheet. */
export function ProfilePreview({ profile, onClose, foot, onLikePart, onAsk }: ProfilePreviewProps) {
  return (
    <ProfileDialog open={profile !== undefined} label={profile?.name ?? ''} onClose={onClose} foot={foot}>
      {profile && <ProfileDetails profile={profile} isInDeck onLikePart={onLikePart} onAsk={onAsk} />}
    </ProfileDialog>
  );
}

interface ProfileDialogProps {
  open: boolean;
  label: string;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

export function ProfileDialog({ open, label, onClose, foot, children }: ProfileDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} shape="narrowSheet" label={label} className="profile-sheet">
      <CloseButton variant="onPhoto" className="absolute! top-6 right-3 z-5" onClick={onClose} />
      <div
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-auto overflow-y-auto overscroll-contain bg-surface focus-visible:-outline-offset-3"
      >
        {children}
      </div>
      {foot && (
        // Toasts are appended to the dialog, and come above it.
        <div
          className={
            'relative z-2 order-1 grid flex-none auto-cols-fr grid-flow-col gap-3 bg-surface px-4 pt-3 ' +
            'pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] ' +
            'has-[>:nth-child(2)]:grid-cols-[1fr_1.35fr]'
          }
        >
          {foot}
        </div>
      )}
    </DialogFrame>
  );
}

interface ProfileDetailsProps {
  profile: VisibleProfile;
  /** If true, the reasons say why the deck shows this person. */
  isInDeck?: boolean;
  onLikePart?: ((part: LikedPart) => void) | undefined;
  /** Given to show a reply button on each prompt, for matches. */
  onReply?: ((prompt: PromptAnswer) => void) | undefined;
  onAsk?: AskAbout | undefined;
}

export function ProfileDetails({ profile, isInDeck = false, onLikePart, onReply, onAsk }: ProfileDetailsProps) {
  const { id, name, age, bio, isVerified } = profile;
  const pictures = profilePhotos(profile);
  const index = useShownPhoto(id);
  const picture = pictures[index] ?? pictures[0];
  const detail = profile.photo_details[pictures[index] ? index : 0];
  const inside = usePhotoKeys<HTMLElement>(id, index, pictures.length);
  return (
    <article ref={inside}>
      <div data-nods className="profile-sheet-photo relative bg-blush">
        <Photo
          key={index}
          {...picture}
          src={picture?.src}
          alt={name}
          eager
          sizes="(width >= 40rem) 460px, 100vw"
          position="50% 18%"
        />
        {pictures.length > 1 && <PhotoSteps profileId={id} count={pictures.length} />}
        <SharperPhoto src={picture?.src ?? null} name={name} className="absolute bottom-6 left-4 z-3" />
        {onLikePart && detail && (
          <IconButton
            icon={heartIcon}
            iconSize={22}
            label={t(likeComments.likePhoto)}
            variant="onPhoto"
            className="absolute! right-3 bottom-6 z-4"
            onClick={() => onLikePart({ photo: detail })}
          />
        )}
      </div>
      <div className="profile-sheet-words scallops bg-surface px-5 pt-3 pb-7">
        <div className="flex items-center gap-2.5">
          <h2 className="text-[2.125rem] wrap-anywhere">{nameAndAge(name, age)}</h2>
          {isVerified && <VerifiedBadge size={26} />}
        </div>
        <OwnTags profile={profile} withoutReason={isInDeck} />
        {isInDeck && <WhyThem profile={profile} />}
        <PhotoArches profileId={id} pictures={pictures} className="mt-3.5" />
        {bio && (
          <p dir="auto" className="mt-3.5 wrap-anywhere whitespace-pre-line">
            {bio}
          </p>
        )}
        <PromptCards
          prompts={profile.prompts}
          onLike={onLikePart && ((prompt) => onLikePart({ prompt }))}
          onReply={onReply}
        />
        <TheirInterests profile={profile} />
        <MoreInfo profile={profile} />
        {onAsk && <PersonLinks profile={profile} onAsk={onAsk} isMatch={onReply !== undefined} />}
      </div>
    </article>
  );
}

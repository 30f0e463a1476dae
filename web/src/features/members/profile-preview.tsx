import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { ReactNode } from 'react';
import { nameAndAge } from '../../i18n/isolate.ts';
import { members } from '../../i18n/members.ts';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { profilePhoto } from '../../photos/profile-photo.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { xIcon } from '../../ui/icons/x.ts';
import { DialogFrame } from '../../ui/layers/dialog-frame.tsx';
import { Photo } from '../../ui/photos/photo.tsx';
import { SharperPhoto } from '../../ui/photos/sharper-photo.tsx';
import { Tag } from '../../ui/words/tag.tsx';
import { VerifiedTag } from '../../ui/words/verified-tag.tsx';
import { InfoList, infoRows, InterestTags } from './info-list.tsx';

interface ProfilePreviewProps {
  /** Undefined while the dialog is closed. */
  profile: VisibleProfile | undefined;
  onClose: () => void;
}

/** A member's whole profile in a dialog. */
export function ProfilePreview({ profile, onClose }: ProfilePreviewProps) {
  return (
    <ProfileDialog open={profile !== undefined} label={profile?.name ?? ''} onClose={onClose}>
      {profile && <ProfileDetails profile={profile} />}
    </ProfileDialog>
  );
}

interface ProfileDialogProps {
  open: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function ProfileDialog({ open, label, onClose, children }: ProfileDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} shape="narrowSheet" label={label}>
      <IconButton
        icon={xIcon}
        iconSize={22}
        label={t(ui.close)}
        variant="onPhoto"
        className="absolute! top-3 right-3 z-2"
        onClick={onClose}
      />
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-auto overflow-y-auto overscroll-contain bg-surface focus-visible:-outline-offset-3"
      >
        {children}
      </div>
    </DialogFrame>
  );
}

export function ProfileDetails({ profile }: { profile: VisibleProfile }) {
  const { name, age, bio, interests, isVerified, location, user } = profile;
  const photo = profilePhoto(profile);
  const rows = infoRows(['gender', 'orientation', 'birthday'], user);
  return (
    <article>
      <div className="relative h-107.5 max-h-[52dvh] bg-blush">
        <Photo {...photo} alt={name} eager sizes="(width >= 40rem) 460px, 100vw" position="50% 20%" />
        <SharperPhoto src={photo.src} name={name} className="absolute bottom-8 left-4" />
      </div>
      <div className="scallops bg-surface px-5 pt-3 pb-7">
        <h2 className="text-[2rem] wrap-anywhere">{nameAndAge(name, age)}</h2>
        <div className="mt-2 mb-3.5 flex flex-wrap gap-1.5">
          {isVerified && <VerifiedTag />}
          {location && <Tag icon={mapPinIcon}>{location}</Tag>}
        </div>
        {bio && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {bio}
          </p>
        )}
        {interests.length > 0 && (
          <>
            <h3 className="mt-4.5 mb-2">{t(members.theirInterests)}</h3>
            <InterestTags interests={interests} gap="gap-1.5" />
          </>
        )}
        {rows.length > 0 && (
          <>
            <h3 className="mt-4.5 mb-2.5">{t(members.moreInfo)}</h3>
            <InfoList rows={rows} />
          </>
        )}
      </div>
    </article>
  );
}

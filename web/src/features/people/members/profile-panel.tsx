import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import pencilIcon from 'lucide/dist/esm/icons/pencil.mjs';
import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/session.ts';
import { useNow } from '../../../device/use-now.ts';
import { nameAndAge } from '../../../i18n/isolate.ts';
import { inReviewText } from '../../../i18n/in-review.ts';
import { members } from '../../../i18n/members.ts';
import { inReviewTexts } from '../../../i18n/review-status.ts';
import { t } from '../../../i18n/translate.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { openVerification } from '../../../shared/verifications/open-verification.ts';
import { useStore } from '../../../state/store.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { LoadFailed } from '../../../ui/frames/load-failed.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { InReviewNote } from '../../../ui/words/in-review-note.tsx';
import { VerifiedTag } from '../../../ui/words/verified-tag.tsx';
import { profileHandle } from './handle-rules.ts';
import { InfoList, infoRows, InterestTags } from './info-list.tsx';
import { PanelLinks } from './panel-links.tsx';
import { Panel } from './panel.tsx';
import { PremiumUntil } from './premium-until.tsx';
import { PromptCards } from './prompt-cards.tsx';
import { useOwnProfile } from './use-own-profile.ts';

interface ProfilePanelProps {
  open: boolean;
  onClose: () => void;
  onEdit: () => void;
  /** Shows the profile as others see it. */
  onPreview: (profileId: number) => void;
  /** Says what is still missing, above the profile's texts. */
  completeness: ReactNode;
}

/** The side panel with the member's own profile, fetched at each opening. */
export function ProfilePanel({ open, onClose, onEdit, onPreview, completeness }: ProfilePanelProps) {
  const { profile, loading, error, retry } = useOwnProfile(open);
  const shown = loading ? null : profile;
  return (
    <Panel
      open={open}
      onClose={onClose}
      label={t(members.yourProfile)}
      portrait={shown ? { ...profilePhoto(shown), alt: t(members.yourPhoto) } : undefined}
    >
      {loading && <Spinner />}
      {!loading && !shown && (
        <LoadFailed error={error} onRetry={retry}>
          {t(members.loadFailed)}
        </LoadFailed>
      )}
      {shown && <OwnProfileView profile={shown} onEdit={onEdit} onPreview={onPreview} completeness={completeness} />}
    </Panel>
  );
}

interface OwnProfileViewProps extends Pick<ProfilePanelProps, 'onEdit' | 'onPreview' | 'completeness'> {
  profile: OwnProfile;
}

function OwnProfileView({ profile, onEdit, onPreview, completeness }: OwnProfileViewProps) {
  const { name, age, bio, interests, isVerified, location, user } = profile;
  const documentsInReview = inReviewTexts(useStore(openVerification), useNow())?.short ?? null;
  const rows = infoRows(['location', 'orientation', 'gender'], { ...user, location });
  return (
    <>
      <div className="px-4 pb-4 text-center">
        <h2 className="text-[1.75rem] wrap-anywhere">{nameAndAge(name, age)}</h2>
        <p className="mt-1 mb-3.5 wrap-anywhere text-ink-2">{profileHandle(name)}</p>
        <ProfileActions isVerified={isVerified} onEdit={onEdit} />
        <PremiumUntil />
      </div>
      <div className="grid gap-3 px-4 pt-1 pb-7">
        {completeness}
        <InReviewNote text={isVerified ? inReviewText(profile.in_review) : documentsInReview} />
        <Card title={t(members.about)}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {bio || t(members.noBio)}
          </p>
        </Card>
        <PromptCards prompts={profile.prompts} />
        {interests.length > 0 && (
          <Card title={t(members.interests)}>
            <InterestTags interests={interests} gap="gap-2" />
          </Card>
        )}
        <Card title={t(members.moreInfo)}>
          <InfoList rows={rows} />
        </Card>
        <PanelLinks onPreview={() => onPreview(profile.id)} />
      </div>
    </>
  );
}

function ProfileActions({ isVerified, onEdit }: { isVerified: boolean; onEdit: () => void }) {
  const role = useSession().user?.role;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2.5">
      {isVerified ? (
        <VerifiedTag />
      ) : (
        <LinkButton to="/verify" variant="marigold" size="sm" icon={shieldCheckIcon}>
          {t(members.verify)}
        </LinkButton>
      )}
      <Button variant="outlined" size="sm" icon={pencilIcon} onClick={onEdit}>
        {t(members.edit)}
      </Button>
      {role === 'moderator' && (
        <LinkButton to="/moderation" variant="quiet" size="sm" icon={badgeCheckIcon}>
          {t(members.review)}
        </LinkButton>
      )}
    </div>
  );
}

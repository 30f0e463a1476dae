import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useSession } from '../../../api/session.ts';
import { intentText } from '../../../i18n/intents.ts';
import { members } from '../../../i18n/members.ts';
import { reasonsFor, sharedInterests } from '../../../i18n/shared-things.ts';
import { t } from '../../../i18n/translate.ts';
import { ProfileTags } from '../../../ui/words/profile-tags.tsx';
import { InfoList, infoRows, InterestTags } from './info-list.tsx';

/**
 * Returns the member's own profile, to compare another one with it. For their own profile it returns nothing, because
 * that shares everything with itself.
 */
export function useOther(id: number) {
  const own = useSession().profile;
  return own?.id === id ? null : own;
}

interface OwnTagsProps {
  profile: VisibleProfile;
  /** True if the reasons stand elsewhere. */
  withoutReason?: boolean;
}

export function OwnTags({ profile, withoutReason = false }: OwnTagsProps) {
  const { id, location, intent } = profile;
  const [reason] = reasonsFor(useOther(id), profile);
  return <ProfileTags town={location} intent={intentText(intent)} reason={withoutReason ? undefined : reason} />;
}

/** Another member's interests. A half sun marks the shared ones. */
export function TheirInterests({ profile }: { profile: VisibleProfile }) {
  const shared = sharedInterests(useOther(profile.id), profile);
  if (profile.interests.length === 0) return null;
  return (
    <section>
      <h3 className="mt-5 mb-2.5">{t(members.theirInterests)}</h3>
      <InterestTags interests={profile.interests} shared={shared} gap="gap-1.5" />
      {shared.length > 0 && <p className="mt-2 text-small text-ink-2">{t(members.sharedMark)}</p>}
    </section>
  );
}

interface MoreInfoProps {
  profile: VisibleProfile;
  /** True if the town is not visible elsewhere, so that it needs a row. */
  withTown?: boolean;
}

/** Lists the facts about a member. A fact that is hidden or missing has no row. */
export function MoreInfo({ profile: { user, location }, withTown = false }: MoreInfoProps) {
  const facts = withTown ? { ...user, location } : user;
  const rows = infoRows(['location', 'gender', 'orientation', 'birthday'], facts);
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mt-5 mb-2.5">{t(members.moreInfo)}</h3>
      <InfoList rows={rows} />
    </section>
  );
}

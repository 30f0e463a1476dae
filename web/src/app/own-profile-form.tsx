import { ageOn, nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useState } from 'react';
import { useProposal } from '../features/people/preferences/use-proposal.ts';
import { WhomSection } from '../features/people/preferences/whom-section.tsx';
import { ProfileForm } from '../features/people/profiles/profile-form.tsx';
import { OwnGenderField } from '../features/people/settings/own-gender-field.tsx';
import { realNow } from '../device/server-clock.ts';

/** The form of the member's own profile. The first one stays what it is while it is saved. */
export function OwnProfileForm({ profile }: { profile: OwnProfile }) {
  const [isFirst] = useState(!profile.is_saved);
  return isFirst ? <FirstProfile profile={profile} /> : <ProfileForm profile={profile} />;
}

/** Also asks whom the member wants to meet, so that no question stands before the first deck. */
function FirstProfile({ profile }: { profile: OwnProfile }) {
  const [age] = useState(() => profile.age ?? ageOn(profile.user.birthday, nairobiDay(new Date(realNow()))));
  const { proposed, isDue, change, accept } = useProposal(age);
  if (!proposed || !isDue) return <ProfileForm profile={profile} />;
  return (
    <ProfileForm
      profile={profile}
      whom={<WhomSection proposed={proposed} onChange={change} gender={<OwnGenderField />} />}
      onSave={accept}
    />
  );
}

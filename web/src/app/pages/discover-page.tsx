import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { DiscoverScreen } from '../../features/deck/discover-screen.tsx';
import { readStored } from '../../device/member-storage.ts';
import { deferred } from '../../loading/deferred.tsx';

const ProfilePreview = deferred(
  async () => (await import('../../features/members/profile-preview.tsx')).ProfilePreview,
  { when: 'touched' },
);

/** As high as the card, so that the deck stays in its place. */
const ReviewCard = deferred(async () => (await import('../../features/verifications/review-card.tsx')).ReviewCard, {
  when: 'shown',
  placeholder: () => readStored('mwanzo.verification') && <div className="mb-3 h-20 short:mb-2 short:h-11" />,
  otherwise: () => null,
});

export default function DiscoverPage() {
  const { profile } = useSession();
  const [previewed, setPreviewed] = useState<VisibleProfile>();
  return (
    <>
      <DiscoverScreen onPreview={setPreviewed} notice={profile?.isVerified === false && <ReviewCard />} />
      <ProfilePreview profile={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

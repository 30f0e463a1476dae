import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { DiscoverScreen } from '../../features/deck/discover-screen.tsx';
import { readStored } from '../../device/member-storage.ts';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { deferred } from '../../loading/deferred.tsx';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';
import { Button } from '../../ui/controls/button.tsx';

const ProfilePreview = deferred(
  async () => (await import('../../features/members/profile-preview.tsx')).ProfilePreview,
  {
    when: 'touched',
    placeholder: ({ profile, onClose }) => <LayerToCome open={profile !== undefined} onClose={onClose} />,
  },
);

/** As high as the card, so that the deck stays in its place. */
const ReviewCard = deferred(async () => (await import('../../features/verifications/review-card.tsx')).ReviewCard, {
  when: 'shown',
  placeholder: () => readStored('mwanzo.verification') && <div className="mb-3 h-20 short:mb-2 short:h-11" />,
  otherwise: () => null,
});

/** Few visits reach the end of the deck. If loading it fails, a plain button can still refresh. */
const DeckEnd = deferred(async () => (await import('../deck-end.tsx')).DeckEnd, {
  when: 'shown',
  otherwise: ({ onRefresh }) => <Button onClick={onRefresh}>{t(deck.refresh)}</Button>,
});

const DiscoverExtras = deferred(async () => (await import('../discover-extras.tsx')).DiscoverExtras, {
  when: 'touched',
});

export default function DiscoverPage() {
  const { profile } = useSession();
  const [previewed, setPreviewed] = useState<VisibleProfile>();
  return (
    <>
      <DiscoverScreen
        onPreview={setPreviewed}
        notice={profile?.isVerified === false && <ReviewCard />}
        Extras={DiscoverExtras}
        End={DeckEnd}
      />
      <ProfilePreview profile={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useState } from 'react';
import { DiscoverScreen } from '../../features/deck/discover-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';

const ProfilePreview = deferred(
  async () => (await import('../../features/members/profile-preview.tsx')).ProfilePreview,
  {
    when: 'touched',
    placeholder: ({ profile, onClose }) => <LayerToCome open={profile !== undefined} onClose={onClose} />,
  },
);

export default function DiscoverPage() {
  const [previewed, setPreviewed] = useState<VisibleProfile>();
  return (
    <>
      <DiscoverScreen onPreview={setPreviewed} />
      <ProfilePreview profile={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useRef, useState } from 'react';
import { DiscoverScreen, type DiscoverHandle } from '../../features/deck/discover-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';

const DeckPreview = deferred(async () => (await import('../deck-preview.tsx')).DeckPreview, {
  when: 'touched',
  placeholder: ({ profile, onClose }) => <LayerToCome open={profile !== undefined} onClose={onClose} />,
});
const ProfilePane = deferred(async () => (await import('../../features/members/profile-pane.tsx')).ProfilePane, {
  when: 'shown',
  placeholder: () => <div className="deck-pane" />,
  otherwise: () => null,
});

export default function DiscoverPage() {
  const [previewed, setPreviewed] = useState<VisibleProfile>();
  const screen = useRef<DiscoverHandle>(null);
  const decide = (direction: 'left' | 'right') => {
    if (previewed) screen.current?.decide(previewed, direction);
    setPreviewed(undefined);
  };
  return (
    <>
      <DiscoverScreen ref={screen} onPreview={setPreviewed} Pane={ProfilePane} />
      <DeckPreview profile={previewed} onClose={() => setPreviewed(undefined)} onDecide={decide} />
    </>
  );
}

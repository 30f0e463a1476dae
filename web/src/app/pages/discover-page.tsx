import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useRef, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { DiscoverScreen } from '../../features/discovery/deck/discover-screen.tsx';
import type { DiscoverHandle } from '../../features/discovery/deck/use-discover-handle.ts';
import { readStored } from '../../device/member-storage.ts';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { deferred, orNothing } from '../../loading/deferred.tsx';
import { useEver } from '../../state/use-ever.ts';
import { deferredLayer } from '../../ui/layers/layer-to-come.tsx';
import { Button } from '../../ui/controls/button.tsx';

const DeckPreview = deferredLayer(async () => (await import('../deck-preview.tsx')).DeckPreview, 'profile');
const ProfilePane = deferred(async () => (await import('../deck-pane.tsx')).DeckPane, {
  placeholder: () => <div className="deck-pane" />,
  ...orNothing,
});

/** The card is as high as a deck card, so that the deck stays in its place. */
const ReviewNotice = deferred(async () => (await import('../review-notice.tsx')).ReviewNotice, {
  placeholder: () => readStored('mwanzo.verification') && <div className="mb-3 h-20 folded:mb-2 folded:h-11" />,
  ...orNothing,
});

/** Few visits reach the end of the deck. If loading it fails, a plain button can still refresh. */
const DeckEnd = deferred(async () => (await import('../deck-end.tsx')).DeckEnd, {
  otherwise: ({ onRefresh }) => <Button onClick={onRefresh}>{t(deck.refresh)}</Button>,
});

const PausedDeck = deferred(async () => (await import('../paused-deck.tsx')).PausedDeck, orNothing);

const DiscoverExtras = deferred(async () => (await import('../discover-extras.tsx')).DiscoverExtras, {
  when: 'touched',
});

export default function DiscoverPage() {
  const { profile } = useSession();
  const [previewed, setPreviewed] = useState<VisibleProfile>();
  // The notice stays when the badge arrives, and says so.
  const waits = useEver(profile?.isVerified === false);
  const screen = useRef<DiscoverHandle>(null);
  const decide = (direction: 'left' | 'right') => {
    if (previewed) screen.current?.decide(previewed, direction);
    setPreviewed(undefined);
  };
  // A preview that a pause has closed must not come back after it.
  if (previewed && profile?.is_paused) setPreviewed(undefined);
  if (profile?.is_paused) return <PausedDeck />;
  return (
    <>
      <DiscoverScreen
        ref={screen}
        onPreview={setPreviewed}
        notice={waits && <ReviewNotice deck={screen} />}
        Pane={ProfilePane}
        Extras={DiscoverExtras}
        End={DeckEnd}
      />
      <DeckPreview profile={previewed} onClose={() => setPreviewed(undefined)} onDecide={decide} />
    </>
  );
}

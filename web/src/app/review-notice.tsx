import type { Kept } from '@mwanzo/contract/people/keeps';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { useSession } from '../api/session.ts';
import type { DiscoverHandle } from '../features/discovery/deck/use-discover-handle.ts';
import { dropPerson, keepPerson } from '../features/people/keeps/keep-people.ts';
import { KeepSheet } from '../features/people/keeps/keep-sheet.tsx';
import { KeptList } from '../features/people/keeps/kept-list.tsx';
import { BadgeNote } from '../features/people/keeps/badge-note.tsx';
import { ReviewCard } from '../features/trust/verifications/review-card.tsx';
import { keeps as texts } from '../i18n/keeps.ts';
import { rewinds } from '../i18n/rewinds.ts';
import { t } from '../i18n/translate.ts';
import { keepOffer } from '../shared/keeps/keep-offer.ts';
import { keptQuery } from '../queries/kept.ts';
import { openVerification } from '../shared/verifications/open-verification.ts';
import { useStore } from '../state/store.ts';
import { toastAction } from '../ui/layers/toast-action.tsx';
import { showToast } from '../ui/layers/toast-store.ts';
import { keepFromDeck } from './keep-from-deck.ts';

const nobody: readonly Kept[] = [];

/**
 * Shown above the deck to a member whose documents are in review, who can keep people for later meanwhile. Once the
 * badge is there, it says so and the deck begins again, with those people.
 */
export function ReviewNotice({ deck }: { deck: RefObject<DiscoverHandle | null> }) {
  const client = useQueryClient();
  const isVerified = useSession().profile?.isVerified === true;
  const verification = useStore(openVerification);
  // Another tab or device may have changed the list.
  const { data: kept = nobody } = useQuery({
    ...keptQuery,
    enabled: verification !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const [asked, setAsked] = useState<VisibleProfile>();
  const [isListOpen, setListOpen] = useState(false);
  useEffect(() => {
    keepOffer.write(setAsked);
    return () => keepOffer.write(undefined);
  }, []);

  const takeBack = async (profile: VisibleProfile) => {
    if (await dropPerson(client, profile)) deck.current?.deck.putBack(profile, 'right');
  };
  const send = async (profile: VisibleProfile) => {
    const isKept = await keepPerson(client, profile);
    if (isKept)
      showToast({
        title: t(texts.kept, { name: profile.name }),
        action: toastAction(t(rewinds.label), () => void takeBack(profile)),
      });
    return isKept;
  };
  const keep = () => {
    if (!asked) return;
    setAsked(undefined);
    // The card leaves once the sheet has returned the focus to its button.
    requestAnimationFrame(() => keepFromDeck(deck.current, asked.id, () => send(asked)));
  };
  const openList = () => {
    setAsked(undefined);
    setListOpen(true);
  };

  return (
    <>
      <BadgeNote isVerified={isVerified} onShown={() => deck.current?.deck.startOver()} />
      {!isVerified && (
        <>
          <ReviewCard kept={kept.length} onOpenKept={openList} />
          <KeepSheet
            profile={asked}
            verification={verification}
            count={kept.length}
            onClose={() => setAsked(undefined)}
            onKeep={keep}
            onOpenList={openList}
          />
          <KeptList
            open={isListOpen}
            kept={kept}
            verification={verification}
            onClose={() => setListOpen(false)}
            onDrop={(person) => dropPerson(client, person)}
            onKeep={(person) => void keepPerson(client, person)}
          />
        </>
      )}
    </>
  );
}

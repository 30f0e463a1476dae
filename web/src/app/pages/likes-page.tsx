import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NewMatch } from '../../features/discovery/deck/match/new-match.ts';
import { swipeProfile } from '../../features/discovery/deck/swipes/swipe-profile.ts';
import { LikesScreen } from '../../features/discovery/likes/likes-screen.tsx';
import { likes as texts } from '../../i18n/likes.ts';
import { t } from '../../i18n/translate.ts';
import { likesQuery } from '../../queries/likes.ts';
import { dayLimits } from '../../shared/allowances/day-limits.ts';
import { decidedProfile } from '../../shared/deck/decided-profile.ts';
import { deferredLayer } from '../../ui/layers/layer-to-come.tsx';
import { showToast } from '../../ui/layers/toast-store.ts';
import { focusHeading } from '../route-focus.ts';

const LikerPreview = deferredLayer(async () => (await import('../liker-preview.tsx')).LikerPreview, 'liker');
const MatchDialog = deferredLayer(
  async () => (await import('../../features/discovery/deck/match/match-dialog.tsx')).MatchDialog,
  'newMatch',
);

async function takeBack(liker: Liker): Promise<boolean> {
  const { takeBack: take } = await import('../../features/discovery/deck/swipes/take-back.ts');
  return Boolean(await take({ profile: liker, liked: false }));
}

/**
 * Fetches the list again when somebody in it was answered in another tab or on another device. The cards of those who
 * are answered here leave by themselves.
 */
function useAnsweredElsewhere(answeredHere: RefObject<Set<number>>): void {
  const client = useQueryClient();
  useEffect(
    () =>
      decidedProfile.subscribe(() => {
        const decided = decidedProfile.read() ?? 0;
        const { queryKey } = likesQuery;
        const isListed = client.getQueryData<Likes>(queryKey)?.people.some(({ id }) => id === decided);
        if (isListed && !answeredHere.current.has(decided)) void client.invalidateQueries({ queryKey });
      }),
    [client, answeredHere],
  );
}

/** Shows who likes the member, with the swipes, the preview and the match dialog of the deck. */
export default function LikesPage() {
  const [newMatch, setNewMatch] = useState<NewMatch>();
  const answeredHere = useRef(new Set<number>());
  useAnsweredElsewhere(answeredHere);

  const decide = async (liker: Liker, liked: boolean) => {
    answeredHere.current.add(liker.id);
    const profile = { ...liker, interests: [], prompts: [] };
    const match = await swipeProfile(profile, liked, true);
    if (match === 'away') return match;
    if (match) setNewMatch({ match, interests: [], location: liker.location });
    // The deck shows a used-up limit itself.
    if (match === undefined && dayLimits.read().swipes !== undefined)
      showToast({ title: t(texts.limit), description: t(texts.limitText) });
    return match !== undefined;
  };
  const closeMatch = () => {
    setNewMatch(undefined);
    // The button that was pressed has disappeared with its card.
    requestAnimationFrame(focusHeading);
  };
  return (
    <>
      <LikesScreen decide={decide} takeBack={takeBack} Preview={LikerPreview} />
      <MatchDialog newMatch={newMatch} onClose={closeMatch} />
    </>
  );
}

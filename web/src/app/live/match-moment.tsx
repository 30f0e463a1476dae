import type { Match } from '@mwanzo/contract/matches';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { MatchDialog } from '../../features/deck/match/match-dialog.tsx';
import type { NewMatch } from '../../features/deck/match/new-match.ts';
import { matchDialog } from '../../i18n/match-dialog.ts';
import { t } from '../../i18n/translate.ts';
import { profileQuery } from '../../queries/profile.ts';
import { noteShownMatches } from '../../queries/shown-matches.ts';
import { useStore } from '../../state/store.ts';
import { toastAction } from '../../ui/layers/toast-action.tsx';
import { showToast } from '../../ui/layers/toast-store.ts';
import { newMatches } from './new-matches.ts';
import { useQuietMoment } from './use-quiet-moment.ts';

/**
 * The match moment for the one who liked first. On Discover it is the match's dialog, as soon as nobody is in the middle
 * of something; elsewhere it is a toast. Several come as one.
 */
export function MatchMoment() {
  const client = useQueryClient();
  const waiting = useStore(newMatches);
  const [path, navigate] = useLocation();
  const [shown, setShown] = useState<NewMatch>();
  const onDeck = path.startsWith('/discover');

  useQuietMoment(onDeck && waiting.length > 0 && !shown, () => {
    const [match] = waiting;
    if (!match) return;
    noteShownMatches(waiting.map(({ user }) => user.id));
    setShown({ match, interests: [], more: waiting.length - 1 });
    // For the icebreakers. Without them the dialog is the same.
    client.fetchQuery(profileQuery(match.user.id)).then(
      ({ interests }) => setShown((now) => now && { ...now, interests }),
      () => undefined,
    );
  });
  useEffect(() => {
    const [match] = waiting;
    if (!match || onDeck || document.visibilityState !== 'visible') return;
    noteShownMatches(waiting.map(({ user }) => user.id));
    tell(match, waiting.length - 1, navigate);
    newMatches.write([]);
  }, [waiting, onDeck, navigate]);

  const close = () => {
    setShown(undefined);
    newMatches.write([]);
  };
  const openChat = (match: Match, draft?: string) => {
    close();
    navigate(`/chat/${match.user.id}`, { state: { match, draft } });
  };
  return <MatchDialog newMatch={onDeck ? shown : undefined} onClose={close} onChat={openChat} />;
}

function tell(match: Match, more: number, navigate: ReturnType<typeof useLocation>[1]): void {
  const { name } = match;
  showToast({
    title: t(matchDialog.match),
    description: more > 0 ? t(matchDialog.matchTextMore, { name, count: more }) : t(matchDialog.matchText, { name }),
    action:
      more > 0
        ? toastAction(t(matchDialog.seeAll), () => navigate('/matches'))
        : toastAction(t(matchDialog.sayHello), () => navigate(`/chat/${match.user.id}`, { state: { match } })),
  });
}

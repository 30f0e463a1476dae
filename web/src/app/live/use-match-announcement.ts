import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWideScreen } from '../../device/use-media.ts';
import { matchText } from '../../features/discovery/deck/match/match-text.ts';
import type { NewMatch } from '../../features/discovery/deck/match/new-match.ts';
import { matchDialog } from '../../i18n/match-dialog.ts';
import { t } from '../../i18n/translate.ts';
import { profileQuery } from '../../queries/profile.ts';
import { useStore } from '../../state/store.ts';
import { toastAction } from '../../ui/layers/toast-action.tsx';
import { showToast } from '../../ui/layers/toast-store.ts';
import { announcementPlace } from './match-announcement-rules.ts';
import { newMatches, takeNewMatches } from './new-matches.ts';
import { useWhenMemberIdle } from './use-when-member-idle.ts';

/** Shows the new matches that wait, each once. Several that wait together are shown as one. */
export function useMatchAnnouncement() {
  const client = useQueryClient();
  const waiting = useStore(newMatches);
  const [path, navigate] = useLocation();
  const place = announcementPlace(path, useWideScreen());
  /** The match that the dialog over the deck shows. */
  const [shown, setShown] = useState<NewMatch>();
  /** The announcement for screen readers of new faces in the list, where they appear by themselves. */
  const [announced, setAnnounced] = useState('');
  // A member who leaves the deck from the dialog does not find the dialog there again.
  if (shown && place !== 'deck') setShown(undefined);
  if (announced && place !== 'list') setAnnounced('');

  useWhenMemberIdle(place === 'deck' && waiting.length > 0 && !shown, () => {
    const [match, ...rest] = takeNewMatches();
    if (!match) return;
    setShown({ match, interests: [], more: rest.length });
    // The profile is fetched for the icebreakers. The dialog works without them.
    client.fetchQuery(profileQuery(match.user.id)).then(
      ({ interests }) => setShown((now) => (now?.match === match ? { ...now, interests } : now)),
      () => undefined,
    );
  });
  useEffect(() => {
    if (place === 'deck') return undefined;
    const show = () => {
      if (document.visibilityState !== 'visible') return;
      const [match, ...rest] = takeNewMatches();
      if (!match) return;
      if (place === 'list') setAnnounced(matchText(match, rest.length));
      else tellOfMatches(match, rest.length, navigate);
    };
    show();
    return newMatches.subscribe(show);
  }, [place, navigate]);

  return { shown, announced, close: () => setShown(undefined) };
}

type Navigate = (path: string, options?: { state: object }) => void;

/** Shows a toast that leads to the chat, or to the list if there are several matches. */
function tellOfMatches(match: Match, more: number, navigate: Navigate): void {
  showToast({
    title: t(matchDialog.match),
    description: matchText(match, more),
    action:
      more > 0
        ? toastAction(t(matchDialog.seeAll), () => navigate('/matches'))
        : toastAction(t(matchDialog.sayHello), () => navigate(`/chat/${match.user.id}`, { state: { match } })),
  });
}

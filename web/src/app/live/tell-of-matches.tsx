import type { Match } from '@mwanzo/contract/conversations/matches';
import { matchText } from '../../features/discovery/deck/match/match-text.ts';
import { matchDialog } from '../../i18n/match-dialog.ts';
import { t } from '../../i18n/translate.ts';
import { toastAction } from '../../ui/layers/toast-action.tsx';
import { showToast } from '../../ui/layers/toast-store.ts';

type Navigate = (path: string, options?: { state: object }) => void;

/** Shows a toast that leads to the chat, or to the list if there are several matches. */
export function tellOfMatches(match: Match, more: number, navigate: Navigate): void {
  showToast({
    title: t(matchDialog.match),
    description: matchText(match, more),
    action:
      more > 0
        ? toastAction(t(matchDialog.seeAll), () => navigate('/matches'))
        : toastAction(t(matchDialog.sayHello), () => navigate(`/chat/${match.user.id}`, { state: { match } })),
  });
}

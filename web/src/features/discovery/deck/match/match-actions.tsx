import { useLocation } from 'wouter';
import { useSession } from '../../../../api/session.ts';
import { icebreakersFor } from '../../../../i18n/icebreakers.ts';
import { matchDialog } from '../../../../i18n/match-dialog.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button, LinkButton } from '../../../../ui/controls/button.tsx';
import { ActionChip } from '../../../../ui/controls/chip.tsx';
import type { NewMatch } from './new-match.ts';

interface MatchActionsProps {
  newMatch: NewMatch;
  onClose: () => void;
}

export function MatchActions({ newMatch: { match, more, ...partner }, onClose }: MatchActionsProps) {
  const { profile } = useSession();
  const [, navigate] = useLocation();
  const openChat = (draft: string) => {
    onClose();
    navigate(`/chat/${match.user.id}`, { state: { match, draft } });
  };
  return (
    <div
      className={
        'scallops z-3 flex-none bg-cotton px-5 py-4 text-ink [--scallops:var(--color-cotton)] sm:mx-auto ' +
        'sm:mb-10 sm:w-120 sm:rounded-b-xl short:pt-3.5 short:pb-2.5 low:m-4 low:w-auto low:self-end ' +
        'low:rounded-xl low:before:hidden'
      }
    >
      <div className={more ? 'hidden' : 'short:hidden'}>
        <p className="mb-2 text-label font-semibold">{t(matchDialog.breakTheIce)}</p>
        <div
          className={
            '-mr-5 mb-3.5 flex [scrollbar-width:none] gap-2 overflow-x-auto p-0.5 pr-5 ' +
            // A question about a prompt can be longer than the card is wide.
            'sm:mr-0 sm:flex-wrap sm:pr-0.5 sm:*:max-w-full sm:*:py-2 sm:*:text-left sm:*:whitespace-normal!'
          }
        >
          {icebreakersFor(profile, partner).map((icebreaker) => (
            <ActionChip key={icebreaker} onClick={() => openChat(icebreaker)}>
              {icebreaker}
            </ActionChip>
          ))}
        </div>
      </div>
      {more ? (
        <LinkButton to="/matches" full>
          {t(matchDialog.seeAll)}
        </LinkButton>
      ) : (
        <LinkButton to={`/chat/${match.user.id}`} state={{ match }} full>
          {t(matchDialog.sayHello)}
        </LinkButton>
      )}
      <Button variant="ghost" size="sm" full className="mt-1" onClick={onClose}>
        {t(matchDialog.keepSwiping)}
      </Button>
    </div>
  );
}

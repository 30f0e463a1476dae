import { useEffect } from 'react';
import { matchDialog } from '../../../../i18n/match-dialog.ts';
import { t } from '../../../../i18n/translate.ts';
import { noteTold } from '../../../../shared/matches/told-matches.ts';
import { CloseButton } from '../../../../ui/controls/close-button.tsx';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchPortraits } from './match-portraits.tsx';
import { matchText } from './match-text.ts';
import type { NewMatch } from './new-match.ts';

interface MatchDialogProps {
  /** Undefined while the dialog is closed. */
  newMatch: NewMatch | undefined;
  onClose: () => void;
}

const titleId = 'match-title';
const textId = 'match-text';

export function MatchDialog({ newMatch, onClose }: MatchDialogProps) {
  const shownId = newMatch?.match.user.id;
  useEffect(() => {
    if (shownId !== undefined) noteTold([shownId]);
  }, [shownId]);
  return (
    <DialogFrame open={newMatch !== undefined} onClose={onClose} shape="full" labelledBy={`${titleId} ${textId}`}>
      {newMatch && (
        <div
          className={
            'relative flex min-h-0 flex-1 flex-col overflow-x-clip overflow-y-auto mji text-on-wine low:grid ' +
            'low:grid-cols-[1fr_minmax(280px,20rem)] low:grid-rows-[auto_minmax(0,1fr)]'
          }
        >
          <div className="pindo flex-none low:col-span-2" />
          <CloseButton variant="onWine" className="absolute! top-10 right-2.5 z-3" onClick={onClose} />
          <div
            className={
              'flex flex-1 flex-col items-center px-4 pt-9 text-center short:pt-4.5 low:min-h-0 ' +
              'low:overflow-hidden low:pt-2'
            }
          >
            <p lang="sw" className="saying text-marigold">
              Mwanzo mwema
            </p>
            <h2
              id={titleId}
              className={
                'my-2 text-[3.5rem] leading-none! tracking-[-0.04em] sm:text-[4.75rem] ' +
                'min-[106.25rem]:text-[6rem] short:my-1 short:text-[2.875rem] low:my-1 low:text-[2.5rem]'
              }
            >
              {t(matchDialog.match)}
            </h2>
            <p id={textId} className="text-lead wrap-anywhere text-on-wine-2">
              {matchText(newMatch.match, newMatch.more)}
            </p>
            <MatchPortraits match={newMatch.match} />
          </div>
          <MatchActions newMatch={newMatch} onClose={onClose} />
        </div>
      )}
    </DialogFrame>
  );
}

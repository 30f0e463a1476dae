import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TwoArches } from '../../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../../ui/frames/empty-state.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { rotateCwIcon } from '../../../../ui/icons/rotate-cw.ts';
import type { ClaimState } from './use-claim.ts';

const words = {
  taken: [moderation.claimedTitle, moderation.claimedText],
  gone: [moderation.goneTitle, moderation.goneText],
  failed: [moderation.caseFailedTitle, moderation.caseFailedText],
} as const;

interface CaseNoticeProps {
  state: Exclude<ClaimState, 'held'>;
  busy: boolean;
  onRetry: () => void;
  /** Null when there is no other to open. */
  onNext: (() => void) | null;
}

/** In place of a case that is not ours to look at: no picture is shown, so that none is seen for nothing. */
export function CaseNotice({ state, busy, onRetry, onNext }: CaseNoticeProps) {
  if (state === 'opening') return <Spinner label={t(moderation.opening)} />;
  const [title, text] = words[state];
  return (
    <EmptyState
      drawing={<TwoArches className="mb-3" />}
      title={t(title)}
      actions={
        <>
          {onNext && (
            <Button full onClick={onNext}>
              {t(moderation.openNext)}
            </Button>
          )}
          {state !== 'gone' && (
            <Button variant="outlined" full icon={rotateCwIcon} busy={busy} onClick={onRetry}>
              {t(moderation.tryAgain)}
            </Button>
          )}
        </>
      }
    >
      {t(text)}
    </EmptyState>
  );
}

import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RetryButton } from '../../../../ui/controls/retry-button.tsx';
import { TwoArches } from '../../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../../ui/frames/empty-state.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import type { ClaimState } from './claim-state.ts';

const texts = {
  taken: [moderation.claimedTitle, moderation.claimedText],
  gone: [moderation.goneTitle, moderation.goneText],
  failed: [moderation.caseFailedTitle, moderation.caseFailedText],
} as const;

interface ClaimNoticeProps {
  state: Exclude<ClaimState, 'held'>;
  busy: boolean;
  onRetry: () => void;
  /** Opens another case; null if there is none. */
  onNext: (() => void) | null;
}

/** Replaces a case that the reviewer has not claimed, so that its pictures are not seen needlessly. */
export function ClaimNotice({ state, busy, onRetry, onNext }: ClaimNoticeProps) {
  if (state === 'opening') return <Spinner label={t(moderation.opening)} />;
  const [title, text] = texts[state];
  return (
    <EmptyState
      drawing={<TwoArches />}
      title={t(title)}
      actions={
        <>
          {onNext && (
            <Button full onClick={onNext}>
              {t(moderation.openNext)}
            </Button>
          )}
          {state !== 'gone' && <RetryButton size="md" full busy={busy} onRetry={onRetry} />}
        </>
      }
    >
      {t(text)}
    </EmptyState>
  );
}

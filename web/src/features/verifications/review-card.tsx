import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { logFailure } from '../../device/log-failure.ts';
import { useNow } from '../../device/use-now.ts';
import { inReviewTextsOf, reviewStatus, type ReviewTexts } from '../../i18n/review-status.ts';
import { t } from '../../i18n/translate.ts';
import { openVerification } from '../../queries/open-verification.ts';
import { refreshVerification } from '../../queries/verification.ts';
import { useStore } from '../../state/store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** Fetches the verification, at once and whenever the member comes back. */
async function look(): Promise<void> {
  await refreshVerification().catch((error: unknown) => logFailure('Could not load the verification', error));
}

const rejectedTexts = (): ReviewTexts => ({
  title: t(reviewStatus.rejected),
  text: t(reviewStatus.rejectedText),
  short: t(reviewStatus.rejectedShort),
});

/**
 * Shown above the deck to a member whose documents are in review or were refused: since when, until when, and what to
 * do.
 */
export function ReviewCard() {
  const verification = useStore(openVerification);
  const now = useNow();
  useEffect(() => {
    void look();
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
  if (!verification) return null;
  const isRejected = verification.status === 'rejected';
  const { title, text, short } = inReviewTextsOf(verification, now) ?? rejectedTexts();
  return (
    <Link
      href="/verify"
      className={
        'mb-3 grid min-h-20 w-full grid-cols-[40px_1fr] items-center gap-3 rounded-lg bg-surface px-3 py-2 ' +
        'text-left text-ink no-underline shadow-1 folded:mb-2 folded:min-h-11 folded:grid-cols-[32px_1fr] ' +
        'folded:py-1'
      }
    >
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-sm folded:size-8',
          isRejected ? 'bg-warn-soft text-warn' : 'bg-blush',
        )}
      >
        <Icon icon={isRejected ? circleAlertIcon : clockIcon} size={22} />
      </span>
      <span className="hidden text-small leading-tight font-[650] folded:block">{short}</span>
      <span className="folded:hidden">
        <b className="block text-label leading-[1.3] font-[650]">{title}</b>
        <small className="block text-small leading-[1.38] text-ink-2">{text}</small>
      </span>
    </Link>
  );
}

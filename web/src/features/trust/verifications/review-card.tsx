import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { logFailure } from '../../../device/log-failure.ts';
import { useNow } from '../../../device/use-now.ts';
import { keeps } from '../../../i18n/keeps.ts';
import { decidedByOf, inReviewTexts, reviewStatus, type ReviewTexts } from '../../../i18n/review-status.ts';
import { t } from '../../../i18n/translate.ts';
import { openVerification } from '../../../shared/verifications/open-verification.ts';
import { refreshVerification } from '../../../shared/verifications/verification.ts';
import { useStore } from '../../../state/store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconNode } from '../../../ui/icons/icon.tsx';

/** Fetches the verification, at once and whenever the member comes back. */
function look(): void {
  refreshVerification().catch((error: unknown) => logFailure('Could not load the verification', error));
}

const rejectedTexts = (): ReviewTexts => ({
  title: t(reviewStatus.rejected),
  text: t(reviewStatus.rejectedText),
  short: t(reviewStatus.rejectedShort),
});

interface ReviewCardProps {
  /** The number of people whom the member keeps for later. */
  kept: number;
  /** Called to open the list of these people. */
  onOpenKept: () => void;
}

const cardLook =
  'mb-3 grid w-full grid-cols-[40px_1fr] items-center gap-3 rounded-lg bg-surface px-3 py-2 text-left text-ink ' +
  'no-underline shadow-1 folded:mb-2 folded:min-h-11 folded:grid-cols-[32px_1fr] folded:py-1';

/**
 * Shown above the deck to a member whose documents are in review or were refused: since when, until when, and what to
 * do. While people are kept for later, it counts them and opens their list.
 */
export function ReviewCard({ kept, onOpenKept }: ReviewCardProps) {
  const verification = useStore(openVerification);
  const now = useNow();
  useEffect(() => {
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);
  if (!verification) return null;
  const isRejected = verification.status === 'rejected';
  const people = t(keeps.people, { count: kept });
  if (kept > 0 && !isRejected) {
    const decided = decidedByOf(verification, now);
    const title = decided === null ? t(reviewStatus.lateShort) : t(keeps.inReview, { decided });
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${title}. ${people}`}
        className={classNames(cardLook, 'min-h-15')}
        onClick={onOpenKept}
      >
        <CardContent icon={clockIcon} texts={{ title, text: people, short: title }} />
      </button>
    );
  }
  return (
    <>
      <Link href="/verify" className={classNames(cardLook, 'min-h-20')}>
        <CardContent
          icon={isRejected ? circleAlertIcon : clockIcon}
          warns={isRejected}
          texts={inReviewTexts(verification, now) ?? rejectedTexts()}
        />
      </Link>
      {kept > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="mb-2 min-h-11 px-1 text-left font-semibold underline underline-offset-3"
          onClick={onOpenKept}
        >
          {people}
        </button>
      )}
    </>
  );
}

interface CardContentProps {
  icon: IconNode;
  texts: ReviewTexts;
  /** If true, the icon warns. */
  warns?: boolean;
}

function CardContent({ icon, texts: { title, text, short }, warns = false }: CardContentProps) {
  return (
    <>
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-sm folded:size-8',
          warns ? 'bg-warn-soft text-warn' : 'bg-blush',
        )}
      >
        <Icon icon={icon} size={22} />
      </span>
      <span className="hidden text-small leading-tight font-[650] folded:block">{short}</span>
      <span className="folded:hidden">
        <b className="block text-label leading-[1.3] font-[650]">{title}</b>
        <small className="block text-small leading-[1.38] text-ink-2">{text}</small>
      </span>
    </>
  );
}

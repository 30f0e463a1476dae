import { useEffect } from 'react';
import { Link } from 'wouter';
import { request } from '../../api/request.ts';
import { setProfile } from '../../api/session.ts';
import { logFailure } from '../../device/log-failure.ts';
import { useNow } from '../../device/use-now.ts';
import { inReviewTexts, reviewStatus, type ReviewTexts } from '../../i18n/review-status.ts';
import { t } from '../../i18n/translate.ts';
import { openVerification, type Verification } from '../../queries/open-verification.ts';
import { fetchVerification } from '../../queries/verification.ts';
import { useStore } from '../../state/store.ts';
import { classNames } from '../../ui/class-names.ts';
import { circleAlertIcon } from '../../ui/icons/circle-alert.ts';
import { clockIcon } from '../../ui/icons/clock.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** Looks at once and whenever the member comes back. An approval refreshes the profile, with its badge. */
async function look(): Promise<void> {
  try {
    const { status } = await fetchVerification();
    if (status === 'approved') setProfile(await request('GET /api/profiles/me'));
  } catch (error) {
    logFailure('Could not load the verification', error);
  }
}

function textsOf({ status, submitted_at, decide_by }: Verification, now: number): ReviewTexts {
  if (status === 'pending' && submitted_at && decide_by) return inReviewTexts(submitted_at, decide_by, now);
  return {
    title: t(reviewStatus.rejected),
    text: t(reviewStatus.rejectedText),
    short: `${t(reviewStatus.rejected)}. ${t(reviewStatus.sendNew)}`,
  };
}

/** Above the deck of a member whose documents are in review, or were refused: since when, until when, what now. */
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
  const { title, text, short } = textsOf(verification, now);
  return (
    <Link
      href="/verify"
      className="mb-3 grid min-h-20 w-full grid-cols-[40px_1fr] items-center gap-3 rounded-lg bg-surface px-3 py-2 text-left text-ink no-underline shadow-1 short:mb-2 short:min-h-11 short:grid-cols-[32px_1fr] short:py-1"
    >
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-sm short:size-8',
          isRejected ? 'bg-warn-soft text-warn' : 'bg-blush',
        )}
      >
        <Icon icon={isRejected ? circleAlertIcon : clockIcon} size={22} />
      </span>
      <span className="hidden text-label font-[650] short:block">{short}</span>
      <span className="short:hidden">
        <b className="block text-label leading-[1.3] font-[650]">{title}</b>
        <small className="block text-small leading-[1.38] text-ink-2">{text}</small>
      </span>
    </Link>
  );
}

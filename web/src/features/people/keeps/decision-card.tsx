import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { Link } from 'wouter';
import { useNow } from '../../../device/use-now.ts';
import { keeps as texts } from '../../../i18n/keeps.ts';
import { decisionMomentOf } from '../../../i18n/review-status.ts';
import { t } from '../../../i18n/translate.ts';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

interface DecisionCardProps {
  verification: Verification | undefined;
  /** The number of people on the list. */
  count: number;
}

/** Says by when a person decides about the documents, and what follows. It leads to the page about the documents. */
export function DecisionCard({ verification, count }: DecisionCardProps) {
  const moment = decisionMomentOf(verification, useNow());
  const isRejected = verification?.status === 'rejected';
  const title = isRejected ? t(texts.rejected) : moment === null ? t(texts.decidedLate) : t(texts.decided, { moment });
  return (
    <Link
      href="/verify"
      className={
        'mt-4 grid grid-cols-[40px_1fr] items-center gap-3 rounded-lg bg-surface p-3 text-ink no-underline shadow-1'
      }
    >
      <span className="grid size-10 place-items-center rounded-sm bg-blush">
        <Icon icon={clockIcon} size={22} />
      </span>
      <span>
        <b className="block leading-[1.3] font-[650]">{title}</b>
        <small className="block text-small leading-[1.38] text-ink-2">
          {isRejected ? t(texts.rejectedText) : t(texts.opens, { count })}
        </small>
      </span>
    </Link>
  );
}

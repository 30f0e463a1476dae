import { useEffect, useRef } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { refusalText } from '../../../../i18n/refusals.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { arrowLeftIcon } from '../../../../ui/icons/arrow-left.ts';
import { chevronLeftIcon } from '../../../../ui/icons/chevron-left.ts';
import { chevronRightIcon } from '../../../../ui/icons/chevron-right.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Case } from './case.ts';
import { submittedText } from '../../waiting/waiting-tag.tsx';

interface CaseHeaderProps {
  shown: Case;
  now: number;
  onBack: () => void;
  /** Null at the ends of the list, like `onNext`. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

function outcomeText({ status, refusal, decided_at: decidedAt }: Case): string {
  const time = decidedAt === null ? '' : localDateTime(decidedAt);
  return status === 'approved'
    ? t(moderation.decidedApproved, { time })
    : t(moderation.decidedRefused, { time, reason: refusal ? refusalText(refusal) : '' });
}

/** The member's name and the state of the case. Takes the focus when the case opens. */
export function CaseHeader({ shown, now, onBack, onPrevious, onNext }: CaseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { name, age, location, status, request_number: number, previous_refusal: before } = shown;
  const ageAndLocation = [age, location].filter(Boolean).join(', ');
  const request = number === 1 ? t(moderation.firstRequest) : t(moderation.requestNumber, { n: number });
  return (
    <header className="flex items-center justify-between gap-x-4 gap-y-2 max-lg:flex-wrap">
      <div className="min-w-0 max-lg:order-2 max-lg:w-full">
        <h2 ref={heading} tabIndex={-1} className="text-[1.875rem] wrap-anywhere outline-none">
          {name}
        </h2>
        <p className="wrap-anywhere text-ink-2">
          {[ageAndLocation, submittedText(shown.submitted_at, now), request].filter(Boolean).join(' · ')}
        </p>
        {status === 'pending' && before !== null && (
          <p className="wrap-anywhere text-warn">{t(moderation.refusedBefore, { reason: refusalText(before) })}</p>
        )}
        {status !== 'pending' && <p className="font-semibold wrap-anywhere">{outcomeText(shown)}</p>}
      </div>
      <div className="flex flex-none gap-2 max-lg:w-full">
        <Button variant="ghost" size="sm" icon={arrowLeftIcon} className="mr-auto -ml-3 lg:hidden" onClick={onBack}>
          {t(moderation.toQueue)}
        </Button>
        <Button
          variant="outlined"
          size="sm"
          disabled={!onPrevious}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onPrevious?.()}
        >
          <Icon icon={chevronLeftIcon} size={20} />
          <span className="max-sm:sr-only">{t(moderation.previous)}</span>
        </Button>
        <Button
          variant="outlined"
          size="sm"
          disabled={!onNext}
          aria-keyshortcuts="ArrowRight"
          onClick={() => onNext?.()}
        >
          <span className="max-sm:sr-only">{t(moderation.next)}</span>
          <Icon icon={chevronRightIcon} size={20} />
        </Button>
      </div>
    </header>
  );
}

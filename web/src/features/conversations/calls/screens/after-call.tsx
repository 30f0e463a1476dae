import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import { afterCall as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { callClock, wholeNumber } from './call-amounts.ts';
import type { CallPerson } from './call-person.ts';

interface AfterCallProps {
  partner: CallPerson;
  /** The length of the conversation. */
  seconds: number;
  /** The data that the call used, in both directions. */
  kilobytes: number;
  onRate: (answer: 'good' | 'not_really') => void;
  onReport: () => void;
  onClose: () => void;
}

/** Asks how a call was, and offers to report it. */
export function AfterCall({ partner, seconds, kilobytes, onRate, onReport, onClose }: AfterCallProps) {
  const { name } = partner;
  return (
    <Dialog open onClose={onClose} title={t(texts.title)}>
      <p className="mb-4 wrap-anywhere text-ink-2">
        {t(texts.summary, { name, time: callClock(seconds), kilobytes: wholeNumber(kilobytes) })}
      </p>
      <div className="mb-2 grid grid-cols-2 gap-2.5">
        <Button variant="quiet" onClick={() => onRate('good')}>
          {t(texts.good)}
        </Button>
        <Button variant="quiet" onClick={() => onRate('not_really')}>
          {t(texts.notReally)}
        </Button>
      </div>
      <Button variant="ghost" full icon={flagIcon} aria-haspopup="dialog" onClick={onReport}>
        {t(texts.report, { name })}
      </Button>
    </Dialog>
  );
}

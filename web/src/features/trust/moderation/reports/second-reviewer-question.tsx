import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';

interface SecondReviewerQuestionProps {
  open: boolean;
  name: string;
  /** The end of a suspension; null for a ban. */
  until: string | null;
  busy: boolean;
  onClose: () => void;
  onAsk: () => void;
}

/** Asks again before a ban or a long suspension is requested, and says what it does. */
export function SecondReviewerQuestion({ open, name, until, busy, onClose, onAsk }: SecondReviewerQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        until === null
          ? t(reportReviews.banTitle, { name })
          : t(reportReviews.suspendTitle, { name, time: localDateTime(until) })
      }
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t(moderation.cancel)}
          </Button>
          <Button icon={banIcon} busy={busy} onClick={onAsk}>
            {t(busy ? room.recording : until === null ? reportReviews.askBan : reportReviews.askSuspension)}
          </Button>
        </>
      }
    >
      <p>{t(until === null ? reportReviews.banText : reportReviews.suspendText)}</p>
    </Dialog>
  );
}

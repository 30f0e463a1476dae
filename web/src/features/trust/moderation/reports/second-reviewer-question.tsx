import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Question } from '../../../../ui/layers/question.tsx';

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
export function SecondReviewerQuestion({ name, until, onAsk, ...asked }: SecondReviewerQuestionProps) {
  return (
    <Question
      {...asked}
      title={
        until === null
          ? t(reportReviews.banTitle, { name })
          : t(reportReviews.suspendTitle, { name, time: localDateTime(until) })
      }
      no={t(moderation.cancel)}
      yes={t(asked.busy ? room.recording : until === null ? reportReviews.askBan : reportReviews.askSuspension)}
      icon={banIcon}
      onYes={onAsk}
    >
      <p>{t(until === null ? reportReviews.banText : reportReviews.suspendText)}</p>
    </Question>
  );
}

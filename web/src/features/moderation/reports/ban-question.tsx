import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import { moderation } from '../../../i18n/moderation.ts';
import { reportReviews } from '../../../i18n/report-reviews.ts';
import { room } from '../../../i18n/room.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';

interface BanQuestionProps {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onBan: () => void;
}

/** Asks again before a ban is requested, and says what it does. */
export function BanQuestion({ open, name, busy, onClose, onBan }: BanQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(reportReviews.banTitle, { name })}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t(moderation.cancel)}
          </Button>
          <Button icon={banIcon} busy={busy} onClick={onBan}>
            {t(busy ? room.recording : reportReviews.askBan)}
          </Button>
        </>
      }
    >
      <p>{t(reportReviews.banText)}</p>
    </Dialog>
  );
}

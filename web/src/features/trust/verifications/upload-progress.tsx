import { areUploadsOff } from '../../../api/switched-off.ts';
import { byteAmount } from '../../../i18n/byte-amount.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications as texts } from '../../../i18n/verifications.ts';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { leavesByItself } from '../../../sending/sendable.ts';
import { cancelSubmission, submissions } from './submission.ts';

/** Shows the progress of an upload in KB, with a button to cancel it; or why the last upload failed. */
export function UploadProgress() {
  const [submission] = useStore(submissions);
  if (!submission) return null;
  const { phase, share, selfie, id_document } = submission;
  const waits = areUploadsOff() ? texts.paused : texts.offline;
  const note = phase === 'lost' ? waits : phase === 'failed' && submission.note;
  return (
    <div className="mt-3 grid gap-2">
      {phase === 'sending' && <Bar share={share} total={selfie.size + id_document.size} />}
      <output className="text-label text-ink-2 empty:hidden">{note && t(note)}</output>
      {leavesByItself(submission) && (
        <Button variant="outlined" full onClick={cancelSubmission}>
          {t(texts.cancel)}
        </Button>
      )}
    </div>
  );
}

function Bar({ share = 0, total }: { share: number | undefined; total: number }) {
  const amount = share > 0 && t(texts.sentOf, { sent: byteAmount(share * total), total: byteAmount(total) });
  return (
    <div className="grid gap-1.5">
      {/* This native element is only for screen readers, because not all browsers let its look be styled. */}
      <progress className="sr-only" aria-label={t(texts.progress)} value={share} />
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunk">
        <div className="h-full origin-left bg-primary transition-transform" style={{ transform: `scaleX(${share})` }} />
      </div>
      {amount && <p className="text-small text-ink-2">{amount}</p>}
    </div>
  );
}

import type { Refusal } from '@mwanzo/contract/refusals';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import rotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useState } from 'react';
import { documents } from '../../../../../i18n/documents.ts';
import { lookalikes } from '../../../../../i18n/lookalikes.ts';
import { moderation } from '../../../../../i18n/moderation.ts';
import { t } from '../../../../../i18n/translate.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import type { Case } from './case.ts';
import { mayApprove, type Checks } from './check-rules.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import type { RefusingDecision } from '../../panel/reason-rules.ts';
import type { DocumentEntry } from './use-document.ts';
import { useDecide } from './use-decide.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';

interface DecisionBarProps {
  shown: Case;
  checks: Checks;
  document: DocumentEntry;
  /** True if the selfie was compared with the other member's picture it looks like; null if it looks like none. */
  isCompared: boolean | null;
  /** True once the reviewer has seen the pictures long enough. Until then nothing can be decided. */
  isSeen: boolean;
  shortcuts: boolean;
  onDone: () => void;
  onTaken: () => void;
}

/** The buttons to reject, to ask for new photos and to approve. They stay at the bottom of the screen. */
export function DecisionBar(props: DecisionBarProps) {
  const { shown, checks, document: entry, isCompared, isSeen, shortcuts, onDone, onTaken } = props;
  const [refusing, setRefusing] = useState<RefusingDecision | null>(null);
  const { busy, decide } = useDecide(shown, { onDone, onTaken, onDocumentUsed: entry.refuse });
  const { document } = entry;
  const ready = mayApprove(checks) && isCompared !== false && document !== null;
  const missing = !mayApprove(checks)
    ? moderation.tickAll
    : isCompared === false
      ? lookalikes.needTick
      : documents.needNumber;
  const sent = { ...checks, ...(isCompared !== null && { not_another: isCompared }) };
  const seen = { name: shown.name, photo_id: shown.photo_detail?.id ?? null };
  const approve = () => void decide({ decision: 'approve', checks: sent, seen, ...(document && { document }) });
  const refuse = (decision: RefusingDecision, { code, note }: Refusal) =>
    void decide({ decision, checks, ...(code && { reason_code: code }), ...(note && { reason: note }) });
  const openReason = (wanted: RefusingDecision) => busy === null && setRefusing(wanted);

  useShortcuts(shortcuts && isSeen, ({ name }) => {
    if (name === 'approve' && ready) approve();
    // The field may be below the screen's end.
    else if (name === 'approve' && missing === documents.needNumber) entry.field.current?.focus();
    if (name === 'reject') openReason('reject');
    if (name === 'askNew') openReason('request_new');
    return name === 'approve' || name === 'reject' || name === 'askNew';
  });

  return (
    <footer
      className={
        'sticky bottom-0 z-1 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-2.5 bg-surface ' +
        'px-4 pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] lg:-mx-8 ' +
        'lg:px-8'
      }
    >
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button
          variant="outlined"
          size="sm"
          icon={banIcon}
          disabled={!isSeen}
          aria-haspopup="dialog"
          aria-keyshortcuts="r"
          onClick={() => openReason('reject')}
        >
          {t(moderation.reject)}
        </Button>
        <Button
          variant="outlined"
          size="sm"
          icon={rotateCcwIcon}
          disabled={!isSeen}
          aria-haspopup="dialog"
          aria-keyshortcuts="n"
          className="max-sm:flex-[1.8]!"
          onClick={() => openReason('request_new')}
        >
          {t(moderation.askNew)}
        </Button>
      </div>
      <div className="ml-auto flex items-center justify-end gap-3.5 max-sm:w-full">
        <span className="text-small text-ink-2">{t(ready ? moderation.allTicked : missing)}</span>
        <Button
          icon={badgeCheckIcon}
          disabled={!ready || !isSeen}
          busy={busy === 'approve'}
          aria-keyshortcuts="a"
          className="max-sm:flex-1"
          onClick={approve}
        >
          {t(busy === 'approve' ? moderation.approving : moderation.approve)}
        </Button>
      </div>
      <ReasonDialog
        key={refusing}
        decision={refusing}
        busy={busy !== null}
        onClose={() => setRefusing(null)}
        onSend={refuse}
      />
    </footer>
  );
}

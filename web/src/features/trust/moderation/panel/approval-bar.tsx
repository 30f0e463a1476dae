import type { Refusal, RefusalCode } from '@mwanzo/contract/refusals';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useSendDecision, type DecisionCallbacks } from './use-send-decision.ts';

/** A decision: an approval, or a rejection with a reason. */
export interface Approval {
  decision: 'approve' | 'reject';
  reason_code?: RefusalCode;
  reason?: string;
}

interface ApprovalBarProps extends DecisionCallbacks {
  /** The member's name. */
  name: string;
  /** The reasons that the reviewer can choose. */
  codes: readonly RefusalCode[];
  /** True once the reviewer has seen it long enough. Until then nothing can be decided. */
  isSeen: boolean;
  shortcuts: boolean;
  /** The text that says what an approval still needs. Without it, the case can be approved. */
  missing?: string | null;
  send: (body: Approval) => Promise<unknown>;
}

/** The buttons to reject and approve a change or a photo. They stay at the bottom of the screen. */
export function ApprovalBar(props: ApprovalBarProps) {
  const { name, codes, isSeen, shortcuts, missing = null, send, onDone, onTaken } = props;
  const [refusing, setRefusing] = useState(false);
  const { busy, decide } = useSendDecision({ name, send, onDone, onTaken });
  const approve = () => void decide({ decision: 'approve' });
  const refuse = ({ code, note }: Refusal) =>
    void decide({ decision: 'reject', ...(code && { reason_code: code }), ...(note && { reason: note }) });
  const openReason = () => {
    if (busy === null) setRefusing(true);
  };
  useShortcuts(shortcuts && isSeen, ({ name: pressed }) => {
    if (pressed === 'approve' && missing === null) approve();
    if (pressed === 'reject') openReason();
    return pressed === 'approve' || pressed === 'reject';
  });
  return (
    <footer
      className={
        'sticky bottom-0 z-1 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-2.5 bg-surface px-4 ' +
        'pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] ' +
        'lg:-mx-8 lg:px-8 max-sm:[&>button]:flex-1'
      }
    >
      <Button
        variant="outlined"
        icon={banIcon}
        disabled={!isSeen}
        aria-haspopup="dialog"
        aria-keyshortcuts="r"
        onClick={openReason}
      >
        {t(moderation.reject)}
      </Button>
      {missing !== null && (
        <span className="text-small text-ink-2 max-sm:order-first max-sm:w-full sm:ml-auto">{missing}</span>
      )}
      <Button
        icon={badgeCheckIcon}
        disabled={!isSeen || missing !== null}
        busy={busy === 'approve'}
        aria-keyshortcuts="a"
        onClick={approve}
      >
        {t(busy === 'approve' ? moderation.approving : moderation.approve)}
      </Button>
      <ReasonDialog
        key={String(refusing)}
        decision={refusing ? 'reject' : null}
        codes={codes}
        busy={busy !== null}
        onClose={() => setRefusing(false)}
        onSend={(_, refusal) => refuse(refusal)}
      />
    </footer>
  );
}

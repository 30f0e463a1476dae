import type { Refusal, RefusalCode } from '@mwanzo/contract/refusals';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import rotateCcwIcon from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useState } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { Deciding } from './panel-props.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { RefusingDecision } from './reason-rules.ts';
import { useSendDecision } from './use-send-decision.ts';

/** A decision: an approval, or a refusal with a reason. */
export interface Approval<Refusing extends RefusingDecision> {
  decision: 'approve' | Refusing;
  reason_code?: RefusalCode;
  reason?: string;
}

const refusals = [
  { decision: 'reject', text: moderation.reject, icon: banIcon, key: 'r', shortcut: 'reject', className: '' },
  {
    decision: 'request_new',
    text: moderation.askNew,
    icon: rotateCcwIcon,
    key: 'n',
    shortcut: 'askNew',
    className: 'max-sm:flex-[1.8]!',
  },
] as const;

/** On phones, one refusal stands beside the approval, and two stand above it. */
const layouts = {
  one: {
    size: 'md',
    refusals: 'contents max-sm:*:flex-1',
    approval: 'contents',
    text: 'max-sm:order-first max-sm:w-full sm:ml-auto',
  },
  two: {
    size: 'sm',
    refusals: 'flex gap-2 max-sm:w-full max-sm:*:flex-1',
    approval: 'ml-auto flex items-center justify-end gap-3.5 max-sm:w-full',
    text: '',
  },
} as const;

interface ApprovalBarProps<Refusing extends RefusingDecision> extends Deciding {
  /** The member's name. */
  name: string;
  /** The possible refusals, each with the reasons that the reviewer can choose. */
  presets: Record<Refusing, readonly RefusalCode[]>;
  /** The text that says what an approval still needs; null if the case can be approved. */
  missing: string | null;
  /** Shown when nothing is missing. */
  readyText?: string;
  /** Called by the key of an approval while something is missing. */
  onMissing?: () => void;
  send: (body: Approval<Refusing>) => Promise<unknown>;
  /** Called when the document belongs to another account. The case stays open. */
  onDocumentUsed?: () => void;
}

/** The buttons to refuse and approve a verification, a change or a photo. They stay at the bottom of the screen. */
export function ApprovalBar<Refusing extends RefusingDecision>(props: ApprovalBarProps<Refusing>) {
  const { isSeen, shortcuts, presets, missing, readyText, onMissing, ...sending } = props;
  const [refusing, setRefusing] = useState<Refusing | null>(null);
  const { busy, decide } = useSendDecision(sending);
  const offered = refusals.filter((each): each is typeof each & { decision: Refusing } => each.decision in presets);
  const layout = layouts[offered.length === 1 ? 'one' : 'two'];
  const text = missing ?? readyText;
  const approve = () => void decide({ decision: 'approve' });
  const refuse = (decision: Refusing, { code, note }: Refusal) =>
    void decide({ decision, ...(code && { reason_code: code }), ...(note && { reason: note }) });
  const openReason = (wanted: Refusing) => busy === null && setRefusing(wanted);
  useShortcuts(shortcuts && isSeen, ({ name: pressed }) => {
    const refusal = offered.find(({ shortcut }) => shortcut === pressed);
    if (refusal) openReason(refusal.decision);
    if (pressed === 'approve' && missing === null) approve();
    else if (pressed === 'approve') onMissing?.();
    return pressed === 'approve' || refusal !== undefined;
  });
  return (
    <footer
      className={
        'sticky bottom-0 z-1 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-2.5 bg-surface px-4 ' +
        'pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] lg:-mx-8 lg:px-8'
      }
    >
      <div className={layout.refusals}>
        {offered.map(({ decision, text: label, icon, key, className }) => (
          <Button
            key={key}
            variant="outlined"
            size={layout.size}
            icon={icon}
            disabled={!isSeen}
            aria-haspopup="dialog"
            aria-keyshortcuts={key}
            className={className}
            onClick={() => openReason(decision)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      <div className={layout.approval}>
        {text !== undefined && <span className={classNames('text-small text-ink-2', layout.text)}>{text}</span>}
        <Button
          icon={badgeCheckIcon}
          disabled={!isSeen || missing !== null}
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
        codes={refusing ? presets[refusing] : []}
        busy={busy !== null}
        onClose={() => setRefusing(null)}
        onSend={(refusal) => refusing && refuse(refusing, refusal)}
      />
    </footer>
  );
}

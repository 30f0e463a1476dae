import type { Refusal } from '@mwanzo/contract/refusals';
import { useState } from 'react';
import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { badgeCheckIcon } from '../../../ui/icons/badge-check.ts';
import { banIcon } from '../../../ui/icons/ban.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { ReasonDialog } from '../panel/reason-dialog.tsx';
import { changePresets } from '../panel/reason-rules.ts';
import { useSendDecision } from '../panel/use-send-decision.ts';
import { request } from '../../../api/request.ts';
import type { Change, ChangeDecisionBody } from './change.ts';

interface ChangeDecisionBarProps {
  change: Change;
  shortcuts: boolean;
  onDone: () => void;
  onTaken: () => void;
}

/** The buttons to reject and approve a change; they stay at the foot of the screen. */
export function ChangeDecisionBar({ change, shortcuts, onDone, onTaken }: ChangeDecisionBarProps) {
  const [refusing, setRefusing] = useState(false);
  const { busy, decide } = useSendDecision({
    name: change.name,
    send: (body: ChangeDecisionBody) =>
      request('POST /api/moderation/changes/{id}/decide/', { params: { id: change.id }, body }),
    onDone,
    onTaken,
  });
  const approve = () => void decide({ decision: 'approve' });
  const refuse = ({ code, note }: Refusal) =>
    void decide({ decision: 'reject', ...(code && { reason_code: code }), ...(note && { reason: note }) });
  const openReason = () => {
    if (busy === null) setRefusing(true);
  };
  useShortcuts(shortcuts, ({ name }) => {
    if (name === 'approve') approve();
    if (name === 'reject') openReason();
    return name === 'approve' || name === 'reject';
  });
  return (
    <footer className="sticky bottom-0 z-1 -mx-4 mt-auto flex items-center justify-between gap-2.5 bg-surface px-4 pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] max-sm:*:flex-1 lg:-mx-8 lg:px-8">
      <Button variant="outlined" icon={banIcon} aria-keyshortcuts="r" onClick={openReason}>
        {t(moderation.reject)}
      </Button>
      <Button icon={badgeCheckIcon} busy={busy === 'approve'} aria-keyshortcuts="a" onClick={approve}>
        {t(busy === 'approve' ? moderation.approving : moderation.approve)}
      </Button>
      <ReasonDialog
        key={String(refusing)}
        decision={refusing ? 'reject' : null}
        codes={changePresets}
        busy={busy !== null}
        onClose={() => setRefusing(false)}
        onSend={(_, refusal) => refuse(refusal)}
      />
    </footer>
  );
}

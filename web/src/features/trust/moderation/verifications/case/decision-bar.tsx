import { request } from '../../../../../api/request.ts';
import { documents } from '../../../../../i18n/documents.ts';
import { lookalikes } from '../../../../../i18n/lookalikes.ts';
import { moderation } from '../../../../../i18n/moderation.ts';
import { t } from '../../../../../i18n/translate.ts';
import { ApprovalBar, type Approval } from '../../panel/approval-bar.tsx';
import type { Deciding } from '../../panel/panel-props.ts';
import { presets, type RefusingDecision } from '../../panel/reason-rules.ts';
import type { Case } from './case-queries.ts';
import { checkNames, checksOf, seenOf, type CheckName } from './check-rules.ts';
import type { DocumentEntry } from './use-document.ts';

interface DecisionBarProps extends Deciding {
  shown: Case;
  ticked: readonly CheckName[];
  document: DocumentEntry;
  /** True if the selfie was compared with the other member's picture it looks like; null if it looks like none. */
  isCompared: boolean | null;
}

/** The buttons to reject, to ask for new photos and to approve. */
export function DecisionBar({ shown, ticked, document: entry, isCompared, ...deciding }: DecisionBarProps) {
  const { document } = entry;
  const checks = checksOf(ticked);
  const missing =
    ticked.length < checkNames.length
      ? moderation.tickAll
      : isCompared === false
        ? lookalikes.needTick
        : document === null
          ? documents.needNumber
          : null;
  const approved = {
    checks: { ...checks, ...(isCompared !== null && { not_another: isCompared }) },
    seen: seenOf(shown),
    ...(document && { document }),
  };
  const send = (body: Approval<RefusingDecision>) =>
    request('POST /api/moderation/verifications/{id}/decide/', {
      params: { id: shown.id },
      body: { ...body, ...(body.decision === 'approve' ? approved : { checks }) },
    });
  return (
    <ApprovalBar
      {...deciding}
      name={shown.name}
      presets={presets}
      missing={missing && t(missing)}
      readyText={t(moderation.allTicked)}
      // The field may be below the screen's end.
      onMissing={() => missing === documents.needNumber && entry.field.current?.focus()}
      send={send}
      onDocumentUsed={entry.refuse}
    />
  );
}

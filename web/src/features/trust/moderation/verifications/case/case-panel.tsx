import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moderation } from '../../../../../i18n/moderation.ts';
import { t } from '../../../../../i18n/translate.ts';
import { ClaimedCase } from '../../panel/claimed-case.tsx';
import type { Deciding, PanelProps } from '../../panel/panel-props.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { CaseChecks } from './case-checks.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseHints } from './case-hints.tsx';
import { CasePictures } from './case-pictures.tsx';
import { claimQuery } from './case-queries.ts';
import type { Case, OpenedCase } from './case.ts';
import { checkAt } from './check-rules.ts';
import { DecisionBar } from './decision-bar.tsx';
import { Lookalike } from './lookalike.tsx';
import { useChecks } from './use-checks.ts';
import { useDocument } from './use-document.ts';

/**
 * Shows a case, from the claim to the decision. Must be keyed by the case, so that no ticks are carried over. A decided
 * one can be claimed, and its pictures be seen, until they are due to be erased. After that only its facts are shown.
 */
export function CasePanel(props: PanelProps<Case>) {
  const { opened, now, shortcuts } = props;
  const claim = useQuery(claimQuery(opened.id));
  const isPending = opened.status === 'pending';
  const past = (
    <>
      <p className="text-ink-2">{t(moderation.picturesClosed)}</p>
      <CaseFacts shown={opened} />
    </>
  );
  return (
    <>
      <CaseHeader shown={claim.data ?? opened} now={now} ways={props} />
      <ClaimedCase claim={claim} ways={props} past={!isPending && past}>
        {(claimed, deciding) => (
          <>
            <CasePictures shown={claimed} shortcuts={shortcuts} />
            {isPending ? <OpenCase shown={claimed} {...deciding} /> : <CaseFacts shown={claimed} />}
          </>
        )}
      </ClaimedCase>
    </>
  );
}

function OpenCase({ shown, ...deciding }: Deciding & { shown: OpenedCase }) {
  const { checks, check } = useChecks(shown);
  const document = useDocument();
  const isAlike = shown.screening?.flags.includes('selfie_reused') ?? false;
  const [isCompared, setIsCompared] = useState(false);
  useShortcuts(deciding.shortcuts, (shortcut) => {
    if (shortcut.name !== 'check') return false;
    const name = checkAt(shortcut.number);
    check(name, !checks[name]);
    return true;
  });
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr]">
        <CaseChecks shown={shown} checks={checks} onCheck={check} document={document} />
        <CaseHints hints={shown.screening} hasConsent={shown.has_face_consent} />
        {isAlike && <Lookalike shown={shown} ticked={isCompared} onTick={setIsCompared} />}
        <CaseFacts shown={shown} />
      </div>
      <DecisionBar
        {...deciding}
        shown={shown}
        checks={checks}
        document={document}
        isCompared={isAlike ? isCompared : null}
      />
    </>
  );
}

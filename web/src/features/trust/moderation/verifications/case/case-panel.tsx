import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moderation } from '../../../../../i18n/moderation.ts';
import { t } from '../../../../../i18n/translate.ts';
import { useTicks } from '../../panel/check-list.tsx';
import { ClaimedCase } from '../../panel/claimed-case.tsx';
import type { Deciding, PanelProps } from '../../panel/panel-props.ts';
import { CaseChecks } from './case-checks.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseHints } from './case-hints.tsx';
import { CasePictures } from './case-pictures.tsx';
import { claimQuery, type Case, type OpenedCase } from './case-queries.ts';
import { checkNames, seenOf } from './check-rules.ts';
import { DecisionBar } from './decision-bar.tsx';
import { Lookalike } from './lookalike.tsx';
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
  const ticks = useTicks(checkNames, deciding.shortcuts, JSON.stringify(seenOf(shown)));
  const document = useDocument();
  const isAlike = shown.screening?.flags.includes('selfie_reused') ?? false;
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr]">
        <CaseChecks shown={shown} ticks={ticks} document={document} />
        <CaseHints hints={shown.screening} hasConsent={shown.has_face_consent} />
        {isAlike && <Lookalike shown={shown} ticked={isCompared} onTick={setIsCompared} />}
        <CaseFacts shown={shown} />
      </div>
      <DecisionBar
        {...deciding}
        shown={shown}
        ticked={ticks.ticked}
        document={document}
        isCompared={isAlike ? isCompared : null}
      />
    </>
  );
}

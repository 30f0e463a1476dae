import { moderation } from '../../../../../i18n/moderation.ts';
import { t } from '../../../../../i18n/translate.ts';
import type { PanelProps } from '../../panel/panel-props.ts';
import type { Case } from './case.ts';
import { CaseChecks } from './case-checks.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseHints } from './case-hints.tsx';
import { ClaimNotice } from '../../panel/claim-notice.tsx';
import { LongLook } from '../../panel/long-look.tsx';
import { CasePictures } from './case-pictures.tsx';
import { checkAt } from './check-rules.ts';
import { DecisionBar } from './decision-bar.tsx';
import { useChecks } from './use-checks.ts';
import { useDocument } from './use-document.ts';
import { useClaim } from './use-claim.ts';
import { Lookalike } from './lookalike.tsx';
import { useState } from 'react';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';

/** Shows a case, from the claim to the decision. Must be keyed by the case, so that no ticks are carried over. */
export function CasePanel(props: PanelProps<Case>) {
  const { opened, now, shortcuts, onNextFree, onDone } = props;
  const { state, hasPictures, current, claimed, claimAgain, claiming } = useClaim(opened);
  const { checks, check } = useChecks(current);
  const document = useDocument();
  const isAlike = current.screening?.flags.includes('selfie_reused') ?? false;
  const [isCompared, setIsCompared] = useState(false);
  const pending = opened.status === 'pending';

  useShortcuts(shortcuts, (shortcut) => {
    if (shortcut.name !== 'check' || state !== 'held') return false;
    const name = checkAt(shortcut.number);
    check(name, !checks[name]);
    return true;
  });

  return (
    <>
      <CaseHeader shown={current} now={now} ways={props} />
      {state === 'held' ? (
        <LongLook>
          {(isSeen) => (
            <>
              {hasPictures ? (
                <CasePictures shown={current} shortcuts={shortcuts} />
              ) : (
                <p className="text-ink-2">{t(moderation.picturesClosed)}</p>
              )}
              <div className={pending ? 'grid gap-4 lg:grid-cols-[1.35fr_1fr]' : 'grid gap-4'}>
                {pending && <CaseChecks shown={current} checks={checks} onCheck={check} document={document} />}
                {pending && <CaseHints hints={current.screening} hasConsent={current.has_face_consent} />}
                {pending && isAlike && claimed && (
                  <Lookalike shown={claimed} ticked={isCompared} onTick={setIsCompared} />
                )}
                <CaseFacts shown={current} />
              </div>
              {pending && (
                <DecisionBar
                  shown={current}
                  checks={checks}
                  document={document}
                  isCompared={isAlike ? isCompared : null}
                  isSeen={isSeen}
                  shortcuts={shortcuts}
                  onDone={onDone}
                  onTaken={claimAgain}
                />
              )}
            </>
          )}
        </LongLook>
      ) : (
        <ClaimNotice state={state} busy={claiming} onRetry={claimAgain} onNext={onNextFree} />
      )}
    </>
  );
}

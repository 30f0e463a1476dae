import { useState } from 'react';
import type { Case } from './case.ts';
import { CaseChecks } from './case-checks.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseNotice } from './case-notice.tsx';
import { CasePictures } from './case-pictures.tsx';
import { noneTicked } from './check-rules.ts';
import { DecisionBar } from './decision-bar.tsx';
import { useClaim } from './use-claim.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';

interface CasePanelProps {
  opened: Case;
  now: number;
  /** Whether keys act. */
  shortcuts: boolean;
  onBack: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** To another that is free; null when there is none. */
  onElsewhere: (() => void) | null;
  /** It is decided, by whomever. */
  onDone: () => void;
}

/** One case, from the claim to the decision. To be keyed by the case, so that nothing ticked is carried over. */
export function CasePanel({ opened, now, shortcuts, onBack, onPrevious, onNext, onElsewhere, onDone }: CasePanelProps) {
  const [checks, setChecks] = useState(noneTicked);
  const { state, current, claimAgain, claiming } = useClaim(opened);
  const pending = opened.status === 'pending';

  useShortcuts(shortcuts, (shortcut) => {
    if (shortcut.name === 'previous') onPrevious?.();
    else if (shortcut.name === 'next') onNext?.();
    else if (shortcut.name === 'check') setChecks((known) => ({ ...known, [shortcut.check]: !known[shortcut.check] }));
    else return false;
    return true;
  });

  return (
    <>
      <CaseHeader shown={current} now={now} onBack={onBack} onPrevious={onPrevious} onNext={onNext} />
      {state === 'held' ? (
        <>
          <CasePictures shown={current} shortcuts={shortcuts} />
          <div className={pending ? 'grid gap-4 lg:grid-cols-[1.35fr_1fr]' : 'grid gap-4'}>
            {pending && (
              <CaseChecks
                shown={current}
                checks={checks}
                onCheck={(name, holds) => setChecks((known) => ({ ...known, [name]: holds }))}
              />
            )}
            <CaseFacts shown={current} />
          </div>
          {pending && (
            <DecisionBar shown={current} checks={checks} shortcuts={shortcuts} onDone={onDone} onTaken={claimAgain} />
          )}
        </>
      ) : (
        <CaseNotice state={state} busy={claiming} onRetry={claimAgain} onNext={onElsewhere} />
      )}
    </>
  );
}

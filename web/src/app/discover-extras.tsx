import { deferred } from '../loading/deferred.tsx';
import { CompletenessNote } from './completeness-note.tsx';
import { useFirstQuestion } from './use-first-question.ts';

const FirstQuestion = deferred(async () => (await import('./first-question.tsx')).FirstQuestion);

/** After this many decisions the deck suggests completing the member's own profile. */
const decidedEnough = 10;

interface DiscoverExtrasProps {
  /** The number of people whom the member has decided on since the page was opened. */
  decided: number;
  /** Called when the deck should be loaded again. */
  onChanged: () => void;
}

/**
 * Shows what /discover has besides the deck: the question before the first deck, and what is missing in the member's
 * profile.
 */
export function DiscoverExtras({ decided, onChanged }: DiscoverExtrasProps) {
  const [asks, answered] = useFirstQuestion();
  return (
    <>
      {decided >= decidedEnough && <CompletenessNote />}
      {asks && (
        <FirstQuestion
          onAnswered={(changed) => {
            answered();
            // The deck was made from the profile as it was before.
            if (changed) onChanged();
          }}
        />
      )}
    </>
  );
}

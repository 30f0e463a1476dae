import { deferred } from '../loading/deferred.tsx';
import { CompletenessNote } from './completeness-note.tsx';
import { useFirstQuestion } from './use-first-question.ts';

const FirstQuestion = deferred(async () => (await import('./first-question.tsx')).FirstQuestion, { when: 'shown' });

/** The member's own profile is spoken of after so many people. */
const decidedEnough = 10;

interface DiscoverExtrasProps {
  /** How many people were decided on since the page was opened. */
  decided: number;
  /** Called when the deck should be loaded again. */
  onChanged: () => void;
}

/** What /discover shows besides the deck: the question before the first deck, and what is missing in the member's profile. */
export function DiscoverExtras({ decided, onChanged }: DiscoverExtrasProps) {
  const [asks, answered] = useFirstQuestion();
  return (
    <>
      {decided >= decidedEnough && <CompletenessNote />}
      {asks && (
        <FirstQuestion
          open
          onAnswered={(changed) => {
            answered();
            // The deck was made with what followed from the profile.
            if (changed) onChanged();
          }}
        />
      )}
    </>
  );
}

import { FirstQuestion as Question } from '../features/people/preferences/first-question.tsx';
import { OwnGenderField } from '../features/people/settings/own-gender-field.tsx';

/** Asks the question before the first deck, and the member's gender if it was left out at sign-up. */
export function FirstQuestion({ onAnswered }: { onAnswered: (changed: boolean) => void }) {
  return <Question gender={<OwnGenderField />} onAnswered={onAnswered} onPutAway={() => onAnswered(false)} />;
}

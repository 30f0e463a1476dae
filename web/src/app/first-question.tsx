import { useQueryClient } from '@tanstack/react-query';
import { FirstQuestion as Question } from '../features/people/preferences/first-question.tsx';
import { OwnGenderField } from '../features/people/settings/own-gender-field.tsx';
import { preferencesQuery } from '../queries/preferences.ts';

interface FirstQuestionProps {
  onAnswered: (changed: boolean) => void;
}

/** Asks the question before the first deck, and the member's gender if it was left out at sign-up. */
export function FirstQuestion({ onAnswered }: FirstQuestionProps) {
  const client = useQueryClient();
  return (
    <Question
      gender={
        // Until the member chooses whom to meet, the server derives it from their gender.
        <OwnGenderField onSaved={() => void client.refetchQueries({ queryKey: preferencesQuery.queryKey })} />
      }
      onAnswered={onAnswered}
      onPutAway={() => onAnswered(false)}
    />
  );
}

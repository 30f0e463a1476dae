import { useQueryClient } from '@tanstack/react-query';
import { FirstQuestion as Question } from '../features/preferences/first-question.tsx';
import { OwnGenderField } from '../features/settings/own-gender-field.tsx';
import { preferencesQuery } from '../queries/preferences.ts';

interface FirstQuestionProps {
  open: boolean;
  onAnswered: (changed: boolean) => void;
}

/** The question before the first deck, with the member's gender if it was left out at sign-up. */
export function FirstQuestion({ open, onAnswered }: FirstQuestionProps) {
  const client = useQueryClient();
  return (
    <Question
      open={open}
      gender={
        // Whom a member looks for follows from the gender until it is chosen.
        <OwnGenderField onSaved={() => void client.refetchQueries({ queryKey: preferencesQuery.queryKey })} />
      }
      onAnswered={onAnswered}
      onPutAway={() => onAnswered(false)}
    />
  );
}

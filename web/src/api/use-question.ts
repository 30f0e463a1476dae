import { useAction, type ActionOptions } from './use-action.ts';

interface QuestionOptions extends ActionOptions<string> {
  onClose: () => void;
}

/**
 * Sends the answer to a question. Closing the question forgets a failure, so that the next one starts afresh. The
 * answer goes on after that, and does not keep a question about something else busy.
 */
export function useQuestion<Subject = void>(
  work: (subject: Subject) => Promise<unknown>,
  explain: (error: unknown, subject: Subject) => string,
  { onClose, ...options }: QuestionOptions,
) {
  const { run, forget, ...action } = useAction(work, explain, options);
  return {
    ...action,
    answer: (subject: Subject) => void run(subject),
    close() {
      forget();
      onClose();
    },
  };
}

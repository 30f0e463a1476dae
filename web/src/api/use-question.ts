import { useAction, type ActionOptions } from './use-action.ts';

interface QuestionOptions<Subject> extends ActionOptions<string> {
  /** The subject of the question, which is closed while this is undefined or false. */
  about: Subject | undefined;
  onClose: () => void;
}

/**
 * Sends the answer to a question. Closing the question forgets a failure, so that the next one starts afresh. The
 * answer goes on after that, and does not keep a question about something else busy.
 * @returns props of `Question`
 */
export function useQuestion<Subject>(
  work: (subject: Subject) => Promise<unknown>,
  explain: (error: unknown, subject: Subject) => string,
  { onClose, ...options }: QuestionOptions<Subject>,
) {
  const { about } = options;
  const { run, forget, ...last } = useAction(work, explain, options);
  return {
    open: Boolean(about),
    busy: last.busy,
    failure: last.failure,
    error: last.error,
    onYes: () => about && void run(about),
    onClose() {
      forget();
      onClose();
    },
  };
}

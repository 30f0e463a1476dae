import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

interface QuestionOptions<Subject, Data> extends UseMutationOptions<Data, Error, Subject> {
  /** The present subject of a question that can have several. */
  subject?: Subject | undefined;
  onClose: () => void;
}

/**
 * Sends the request that a question asks about. Closing the question forgets a failure, so that the next one starts
 * afresh. The request goes on after that, and does not keep a question about something else busy.
 */
export function useQuestion<Subject = void, Data = unknown>({
  subject,
  onClose,
  ...options
}: QuestionOptions<Subject, Data>) {
  const { mutate, isPending, error, variables, reset } = useMutation(options);
  const isSame = variables === subject;
  return {
    mutate,
    isPending: isPending && isSame,
    error: isSame ? error : null,
    close() {
      if (error) reset();
      onClose();
    },
  };
}

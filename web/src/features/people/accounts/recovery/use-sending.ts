import { useAction } from '../../../../api/use-action.ts';
import { failureText } from './refusals.ts';

/** Sends a form. `explain` returns true if it has shown the error at a field; `failure` is the text of any other. */
export function useSending(work: () => Promise<void>, explain?: (error: unknown) => boolean) {
  const { busy, failure, run } = useAction(work, (error) => (explain?.(error) ? undefined : failureText(error)));
  return { busy, failure, send: () => void run() };
}

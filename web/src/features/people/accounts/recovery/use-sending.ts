import { useAction } from '../../../../api/use-action.ts';
import { failureText } from './refusals.ts';

/**
 * Sends a form. `explain` returns true if it has shown the error at a field; `failure` is the text of any other. `goOn`
 * is called afterwards, unless the screen was left meanwhile.
 */
export function useSending(work: () => Promise<void>, explain?: (error: unknown) => boolean, goOn?: () => void) {
  const { run, ...last } = useAction(
    () => work().then(() => true),
    (error) => (explain?.(error) ? undefined : failureText(error)),
  );
  const send = async () => {
    if (await run()) goOn?.();
  };
  return { ...last, send: () => void send() };
}

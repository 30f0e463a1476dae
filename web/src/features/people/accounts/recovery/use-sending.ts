import { useAction } from '../../../../api/use-action.ts';
import { failureText } from './refusals.ts';

export interface SendingOptions {
  /** Returns true if it has shown the error at a field. */
  explain?: (error: unknown) => boolean;
  /** Returns the text of any other error. */
  textOf?: ((error: unknown) => string) | undefined;
  /** Called afterwards, unless the screen was left meanwhile. */
  goOn?: (() => void) | undefined;
}

/** Sends a form; `failure` is the text of an error that no field shows. */
export function useSending(work: () => Promise<void>, { explain, textOf = failureText, goOn }: SendingOptions = {}) {
  const { run, ...last } = useAction(
    () => work().then(() => true),
    (error) => (explain?.(error) ? undefined : textOf(error)),
  );
  const send = async () => {
    if (await run()) goOn?.();
  };
  return { ...last, send: () => void send() };
}

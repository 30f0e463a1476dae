import { useState } from 'react';
import { failureText } from './refusals.ts';

interface Sending {
  busy: boolean;
  /** Why it failed, if no field is to blame. */
  failure: string | undefined;
  /** Runs `work`, unless it runs already. `explain` says whether it has shown an error itself. */
  send: (work: () => Promise<void>, explain?: (error: unknown) => boolean) => void;
}

/** The sending of a form: one at a time, and what is wrong with it. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (...[work, explain]: Parameters<Sending['send']>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!explain?.(error)) setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send: (...given) => void (busy || run(...given)) };
}

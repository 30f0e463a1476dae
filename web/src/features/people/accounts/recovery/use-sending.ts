import { useState } from 'react';
import { failureText } from './refusals.ts';

interface Sending {
  busy: boolean;
  /** The error as a text, if it belongs to no field. */
  failure: string | undefined;
  /** Runs `work`, unless it is already running. `explain` returns true if it has shown the error itself. */
  send: (work: () => Promise<void>, explain?: (error: unknown) => boolean) => void;
}

/** Sends a form, once at a time, and holds the error of the last attempt. */
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

import { useEffect, useRef, useState } from 'react';
import { readSession } from './session.ts';

export interface ActionOptions<Failed> {
  /** The present subject of a screen that can have several. A press about another one was left behind. */
  about?: unknown;
  /** Tells a failure of a press whose screen was left meanwhile. */
  tellLater?: (failed: Failed, error: unknown) => void;
}

interface Press<Given, Failed> {
  /** With what it was pressed last. */
  given: Given | undefined;
  busy: boolean;
  failure: Failed | undefined;
  error: unknown;
}

const none = { given: undefined, busy: false, failure: undefined, error: undefined };

/**
 * Runs `work` at a press, once at a time: a press while it runs does nothing. The work goes on after its screen was
 * left. `explain` returns what the screen shows of an error; undefined if it has told the member itself. It is not
 * called for a member who has signed out.
 *
 * This is no mutation of the query library: that one says one task later that it runs, sends at every press, and is not
 * loaded by public pages.
 */
export function useAction<Given = void, Result = void, Failed = void>(
  work: (given: Given) => Promise<Result>,
  explain: (error: unknown, given: Given) => Failed | undefined,
  { about, tellLater }: ActionOptions<Failed> = {},
) {
  const [last, setLast] = useState<Press<Given, Failed> & { about: unknown }>({ ...none, about });
  const running = useRef<{ about: unknown }>(undefined);
  const screen = useRef<{ about: unknown }>(undefined);
  useEffect(() => {
    screen.current = { about };
    return () => {
      screen.current = undefined;
    };
  }, [about]);

  /** Resolves to the result, for what the screen does next. Undefined if there is none, or the screen was left. */
  const run = async (given: Given): Promise<Result | undefined> => {
    if (running.current && running.current.about === about) return undefined;
    const press = (running.current = { about });
    setLast({ ...none, about, given, busy: true });
    const member = readSession().user?.id;
    const isHere = () => screen.current !== undefined && screen.current.about === about;
    let failed: Pick<Press<Given, Failed>, 'failure' | 'error'> = none;
    try {
      const result = await work(given);
      return isHere() ? result : undefined;
    } catch (error) {
      const failure = readSession().user?.id === member ? explain(error, given) : undefined;
      failed = { failure, error };
      if (failure !== undefined && !isHere()) tellLater?.(failure, error);
      return undefined;
    } finally {
      if (running.current === press) {
        running.current = undefined;
        setLast({ about, given, busy: false, ...failed });
      }
    }
  };
  const forget = () => setLast((now) => ({ ...now, failure: undefined }));
  return { ...(last.about === about ? last : none), run, forget };
}

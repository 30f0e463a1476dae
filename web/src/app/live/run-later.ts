import { logFailure } from '../../device/log-failure.ts';

/** Runs code that loads with the first event that needs it. The error of code that did not arrive names its file. */
export function runLater<Code>(code: Promise<Code>, run: (code: Code) => unknown): void {
  code.then(run, (error: unknown) => logFailure('Could not load what an event needs', error));
}

import { logFailure } from '../device/log-failure.ts';

/** Runs code that few visits need, once it has loaded. The error of code that did not arrive names its file. */
export function runLater<Code>(code: Promise<Code>, run: (code: Code) => unknown): void {
  code.then(run, (error: unknown) => logFailure('Could not load what is needed now', error));
}

import { fork, type ChildProcess } from 'node:child_process';
import { startChild } from '../processes/start-child.ts';
import type { NotScreened, Screened, Screener } from './screener.ts';
import type { ScreeningAnswer, ScreeningTask } from './screening-task.ts';

interface ProcessScreenerOptions {
  /** The longest time for one task in ms, the start of the process included. */
  readonly timeoutMs?: number;
  /** The process ends after this many ms without a task, which frees its memory. */
  readonly idleMs?: number;
  /** The number of tasks that may wait. A further picture is not screened. */
  readonly queueMax?: number;
  /** The folder of the models; by default, their packages. */
  readonly modelsFrom?: URL;
  /** Called with the id of each process that is started. */
  readonly onStart?: (pid: number) => void;
}

const script = new URL('./screening-process.ts', import.meta.url);
/**
 * The JavaScript part of the process's memory, in MB. The size of the pictures bounds that of WebAssembly
 * (letterbox.ts).
 */
const heapMegabytes = 256;

/**
 * Screens pictures in one separate process, one after the other. The first task starts it, so an idle server pays
 * nothing. A process that hangs is killed, because WebAssembly cannot be interrupted. The next task starts another one.
 */
export function createProcessScreener(options: ProcessScreenerOptions = {}): Screener {
  const { timeoutMs = 30_000, idleMs = 60_000, queueMax = 50 } = options;
  const listeners: ((problem: string) => void)[] = [];
  const onProblem = (problem: string) => listeners.forEach((listener) => listener(problem));
  const state: { child: ChildProcess | null; idle?: NodeJS.Timeout; waiting: number; isClosed: boolean } = {
    child: null,
    waiting: 0,
    isClosed: false,
  };
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    state.child?.kill('SIGKILL');
    state.child = null;
  }

  async function runNext(task: ScreeningTask): Promise<ScreeningAnswer | NotScreened> {
    if (state.isClosed) return 'busy';
    clearTimeout(state.idle);
    state.child ??= await startProcess(options).catch((error: Error) => {
      onProblem(`The screening process cannot be started: ${String(error.cause)}`);
      return null;
    });
    const { child } = state;
    if (child === null) return 'crashed';
    const answer = await askProcess(child, task, timeoutMs);
    const isLost = typeof answer === 'string';
    // A lost child must not get the next task, and one that ended by itself must not be kept.
    if (isLost || child.exitCode !== null || !child.connected) stop();
    else state.idle = setTimeout(stop, idleMs).unref();
    if (isLost) onProblem(`The screening process was lost: ${answer}`);
    else if (answer.kind === 'failed') onProblem(answer.problem);
    return answer;
  }

  async function run(task: ScreeningTask): Promise<ScreeningAnswer | NotScreened> {
    if (state.waiting > queueMax) return 'busy';
    state.waiting += 1;
    const running = last.then(() => runNext(task));
    last = running;
    return running.finally(() => {
      state.waiting -= 1;
    });
  }

  return {
    async screenDocuments(pictures) {
      const answer = await run({ kind: 'documents', pictures });
      return typeof answer !== 'string' && answer.kind === 'documents' ? screened(answer.result) : notScreened(answer);
    },
    async screenPhoto(photo) {
      const answer = await run({ kind: 'photo', photo });
      return typeof answer !== 'string' && answer.kind === 'photo' ? screened(answer.result) : notScreened(answer);
    },
    onProblem(listener) {
      listeners.push(listener);
    },
    async close() {
      state.isClosed = true;
      clearTimeout(state.idle);
      stop();
      // This repeats the stop, for a process that was starting in the meantime.
      await last.then(stop);
    },
  };
}

const screened = <Result>(result: Result): Screened<Result> => ({ isScreened: true, result });

function notScreened(answer: ScreeningAnswer | NotScreened): Screened<never> {
  if (typeof answer === 'string') return { isScreened: false, why: answer };
  return { isScreened: false, why: answer.kind === 'failed' ? answer.why : 'crashed' };
}

/** The process gets no environment, so that no key is in it. */
async function startProcess({ modelsFrom, onStart }: ProcessScreenerOptions): Promise<ChildProcess> {
  const child = await startChild(() =>
    fork(script, modelsFrom ? [modelsFrom.href] : [], {
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
  // The child must not keep the server alive. The pending requests do.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) onStart?.(child.pid);
  return child;
}

/** Gives a process its task and waits for the result, at most `timeoutMs`. */
async function askProcess(
  child: ChildProcess,
  task: ScreeningTask,
  timeoutMs: number,
): Promise<ScreeningAnswer | 'crashed' | 'timeout'> {
  const { promise, resolve } = Promise.withResolvers<ScreeningAnswer | 'crashed' | 'timeout'>();
  const timer = setTimeout(() => resolve('timeout'), timeoutMs);
  const isLost = () => resolve('crashed');
  child.once('message', resolve);
  child.once('exit', isLost);
  child.once('error', isLost);
  child.send(task, (error) => {
    if (error) isLost();
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve);
    child.off('exit', isLost);
    child.off('error', isLost);
  }
}

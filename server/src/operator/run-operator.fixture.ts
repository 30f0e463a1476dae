import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const script = path.join(import.meta.dirname, 'operator.ts');

interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code?: number;
}

/** Runs the command in a shell, with the input of an operator. */
export function runOperator(words: string[], environment: Record<string, string>, typed = ''): Promise<Outcome> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...environment };
  const running = promisify(execFile)(process.execPath, [script, ...words], { env });
  running.child.stdin?.end(typed);
  return running.catch((error: Outcome) => error);
}

import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { runOperator as runHere } from './operator-commands.ts';

interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  /** None if the command succeeded. */
  readonly code?: number;
}

const script = path.join(import.meta.dirname, 'operator.ts');

/** Runs the command in a process of its own, as the operator's shell does. */
export function startOperator(words: string[], environment: Record<string, string>, typed = ''): Promise<Outcome> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...environment };
  const running = promisify(execFile)(process.execPath, [script, ...words], { env });
  running.child.stdin?.end(typed);
  return running.catch((error: Outcome) => error);
}

/** Runs work for an operator who types these words. @returns what it has written, and its outcome or error */
export async function atTerminal<Result>(typed: string, work: () => Promise<Result>) {
  const written = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as unknown as typeof process.stdin),
    ...(['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        written[name] += String(text);
        return true;
      }),
    ),
  ];
  try {
    const outcome = await work().catch((error: Error) => error);
    return { outcome, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Writes a name and a number in the place of each text that is found: the same for each that is the same. */
function numbered(text: string, found: RegExp, name: string): string {
  const known: string[] = [];
  return text.replaceAll(found, (each) => {
    if (!known.includes(each)) known.push(each);
    return `${name}${known.indexOf(each) + 1}`;
  });
}

const temporary = new RegExp(`${tmpdir().replaceAll(/[^\w/]/g, '\\$&')}/[\\w./-]+`, 'g');

/** A printed text without what differs each time: moments, keys, folders, ports, sizes and PostgreSQL's release. */
export const settled = (text: string): string =>
  numbered(numbered(text, /\b[0-9a-f]{64}\b/g, 'KEY'), /\b[0-9a-f]{8}\b(?!-)/g, 'KEYID')
    .replaceAll(/20\d\d-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d\.\d+Z)?/g, 'MOMENT')
    .replaceAll(/20\d\d-\d\d-\d\d/g, 'DAY')
    .replaceAll(temporary, 'FOLDER')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'ADDRESS')
    .replaceAll(/\d+\.\d of \d+\.\d GB/g, 'SOME of ALL GB')
    .replaceAll(/PostgreSQL \d+\.\d+.*/g, 'PostgreSQL VERSION');

/** Runs the command in this process, with these variables and what the operator types. */
export async function runOperator(words: string[], environment: Record<string, string>, typed = ''): Promise<Outcome> {
  const { env } = process;
  process.env = { PATH: env['PATH'], NODE_ENV: 'production', ...environment };
  try {
    const { outcome, stdout, stderr } = await atTerminal(typed, () => runHere(words));
    if (outcome instanceof Error) throw outcome;
    return { stdout, stderr, ...(outcome !== 0 && { code: outcome }) };
  } finally {
    process.env = env;
  }
}

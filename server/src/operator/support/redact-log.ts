import { open } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@mwanzo/contract/endpoints';
import { routePath } from '../../http/endpoints/route-path.ts';

/** No line of the log is taken from before this many bytes of its end, and no more lines than these. */
const readBytesMax = 8_000_000;
const linesMax = 2000;

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isLike = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);
const routes: ReadonlySet<unknown> = new Set(['none', '/assets/*', ...Object.values(endpoints).map(routePath)]);

/** Fields that the server writes itself, without anything of a member, and what their values look like. */
const safeFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(
    ['level', 'time', 'pid', 'status', 'ms', 'failures', 'seconds', 'count', 'decks'].map((name) => [name, isNumber]),
  ),
  reqId: isLike(/^[\w-]{8,64}$/),
  method: isLike(/^[A-Z]{3,7}$/),
  route: (value) => routes.has(value),
  outage: isLike(/^(?:database|disk|mail|migrations)$/),
};

type Line = Readonly<Record<string, unknown>>;

/**
 * Reads the last lines of a server's log, and keeps what is safe of each: fields of a list, the words of messages that
 * stand in the server's code, and of errors their type, their code and where they came from.
 */
export async function redactLog(file: string): Promise<{ lines: object[]; leftOut: number }> {
  const texts = (await readEnd(file)).split('\n').filter(Boolean).slice(-linesMax);
  const words = readWords();
  const lines = texts.flatMap((text) => redactLine(text, words) ?? []);
  return { lines, leftOut: texts.length - lines.length };
}

async function readEnd(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, readBytesMax);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}

/** All words of the server's code. Others in a message come from somebody. */
function readWords(): ReadonlySet<string> {
  const source = path.resolve(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing\//.test(file),
  );
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/[a-z]+/gi) ?? []));
}

function redactLine(text: string, words: ReadonlySet<string>): object | null {
  // Journals and other programs write something before the line.
  const line = parse(text.slice(Math.max(0, text.indexOf('{'))));
  if (line === null || typeof line['level'] !== 'number') return null;
  const { msg, err } = line;
  return {
    ...pick(line),
    ...(typeof msg === 'string' && { msg: keepWords(msg, words) }),
    ...(typeof err === 'object' && err !== null && { err: redactError(err as Line, words) }),
  };
}

function parse(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Line) : null;
  } catch {
    return null;
  }
}

const pick = (line: Line): object =>
  Object.fromEntries(Object.entries(line).filter(([name, value]) => safeFields[name]?.(value) === true));

const keepWords = (text: string, words: ReadonlySet<string>): string =>
  text
    .slice(0, 200)
    .split(' ')
    .map((word) => (/^[a-z]+[,:.;']*s?$/i.test(word) && words.has(word.replace(/[^a-z].*$/i, '')) ? word : '[…]'))
    .join(' ');

function redactError({ type, code, stack }: Line, words: ReadonlySet<string>): object {
  const places = typeof stack === 'string' ? stack.match(/(?:server|demo|node_modules)\/[\w@./-]+:\d+:\d+/g) : null;
  return {
    ...(typeof type === 'string' && { type: keepWords(type, words) }),
    ...(typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) && { code }),
    at: (places ?? []).slice(0, 12),
  };
}

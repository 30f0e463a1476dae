import path from 'node:path';
import { listImports } from './list-imports.ts';

/** Signs of state that lasts longer than a render: it meets silence, a second tab, another clock and a logout. */
const signs: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a variable of the module', /^(?:export )?let [\w[{][^\n=;]*[=;]/m],
  ['a store of the module', /^(?:export )?const \w+(?:: .+?)? = create(?:(?:Member)?Store|Saver)\b/m],
  ['a timer', /\bset(?:Timeout|Interval)\(/],
  ['a listener', /\b(?:addEventListener|listen)\(/],
  ['a channel', /\bnew (?:BroadcastChannel|EventSource|WebSocket|RTCPeerConnection)\(/],
  [
    'storage',
    /\b(?:localStorage|sessionStorage|indexedDB)\.|\bcaches\.|\b(?:read|write|remove)(?:Stored|Own|TabItem)\(/,
  ],
];

const collection = /^(?:export )?const (\w+)(?:: .+?)? = new (?:Map|Set|WeakMap|WeakSet)\b/gm;

/** A path such as `./pages/*.tsx` in a text begins no comment. */
const withoutComments = (text: string) =>
  text.replaceAll(/(?<=^|[\s{(])\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** @returns what a file of the web app keeps, such as "a timer"; empty if it has no state of its own */
export function stateOf(text: string): string[] {
  const code = withoutComments(text);
  const found = signs.filter(([, sign]) => sign.test(code)).map(([what]) => what);
  const written = [...code.matchAll(collection)].some(
    ([, name]) =>
      code.includes('export const ' + name) || new RegExp(`\\b${name}\\.(?:set|add|delete|clear)\\(`).test(code),
  );
  return written ? [...found, 'a collection of the module'] : found;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A test of this name may open a page that imports the file. */
const namedAfter = (test: string) => ['.ts', '.tsx'].map((ending) => test.replace(/\.test\.tsx?$/, ending));

function importsOf(test: string, text: string): string[] {
  return listImports(text)
    .filter(({ from, typeOnly }) => !typeOnly && from.startsWith('.'))
    .map(({ from }) => path.posix.join(path.posix.dirname(test), from));
}

/** @returns the files that a test imports from its own folder */
function besideOf(test: string, text: string): string[] {
  return importsOf(test, text).filter((file) => path.posix.dirname(file) === path.posix.dirname(test));
}

/**
 * Finds the files with state of their own that no test beside them imports, and the exceptions that are none any more.
 * @param files the sources and tests of the web app: their texts by their paths
 * @param exceptions the test that sees a file, by the file's path
 * @param exists says whether there is a file with this path, for browser tests
 */
export function findUntestedState(
  files: ReadonlyMap<string, string>,
  exceptions: Readonly<Record<string, string>>,
  exists: (file: string) => boolean,
): string[] {
  const tests = [...files].filter(([file]) => isTest(file));
  const tested = new Set(tests.flatMap(([file, text]) => [...namedAfter(file), ...besideOf(file, text)]));
  const withState = new Map(
    [...files]
      .filter(([file]) => !isTest(file) && !/\/testing\/|\.fixture\.tsx?$/.test(file))
      .map(([file, text]) => [file, stateOf(text)] as const)
      .filter(([, state]) => state.length > 0),
  );
  const missing = [...withState]
    .filter(([file]) => !tested.has(file) && !Object.hasOwn(exceptions, file))
    .map(([file, state]) => `${file}: has ${state.join(', ')}, but no test beside it imports it`);
  const needless = Object.entries(exceptions).flatMap(([file, seenBy]) => {
    if (!withState.has(file)) return [`${file}: has no state, so it needs no exception`];
    if (tested.has(file)) return [`${file}: has a test beside it, so it needs no exception`];
    const text = files.get(seenBy);
    if (text === undefined)
      return exists(seenBy) ? [] : [`${file}: its exception names ${seenBy}, which does not exist`];
    return importsOf(seenBy, text).includes(file)
      ? []
      : [`${file}: its exception names ${seenBy}, which does not import it`];
  });
  return [...missing, ...needless];
}

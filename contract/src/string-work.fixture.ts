/** Methods that read a whole text and work on it. Methods that only cut or compare are left out. */
const textMethods = [
  'isWellFormed',
  'localeCompare',
  'match',
  'matchAll',
  'normalize',
  'replace',
  'replaceAll',
  'search',
  'split',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
  'toLowerCase',
  'toUpperCase',
  'toWellFormed',
  'trim',
  'trimEnd',
  'trimStart',
  Symbol.iterator,
] as const;
const patternMethods = [
  'exec',
  'test',
  Symbol.match,
  Symbol.matchAll,
  Symbol.replace,
  Symbol.search,
  Symbol.split,
] as const;

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** A pattern of one character searches like `includes`, and zod counts characters with one. */
const isOneCharacter = ({ source }: RegExp) => /^\[[^\]]*\]$/.test(source);

/**
 * A pattern that is anchored at both ends and has no unlimited repetition, such as that of a UUID, reads few
 * characters.
 */
export function readsFewCharacters({ source }: RegExp): boolean {
  const plain = source.replaceAll(/\\.|\[[^\]]*\]/g, 'x');
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain);
}

/**
 * The length of the longest text that any text method, any pattern or JSON.parse gets while `work` runs. Composing a
 * text makes up to 18 characters of one (U+FDFA). After that, lengths are counted as they were before.
 */
export function longestWorkedOn(work: () => unknown): number {
  let longest = 0;
  let growth = 1;
  const note = (text: unknown) => {
    if (typeof text === 'string') longest = Math.max(longest, Math.round(text.length / growth));
  };
  const noteGrowth = (text: string) => {
    for (const form of ['NFC', 'NFKC', 'NFKD'])
      growth = Math.max(growth, text.normalize(form).length / text.length || 1);
  };
  const undo = [
    ...textMethods.map((name) =>
      watch(String.prototype, name, (text) => {
        note(String(text));
        if (name === 'normalize') noteGrowth(String(text));
      }),
    ),
    ...patternMethods.map((name) =>
      watch(RegExp.prototype, name, (pattern, [text]) => {
        if (!isOneCharacter(pattern as RegExp) && !readsFewCharacters(pattern as RegExp)) note(text);
      }),
    ),
    watch(JSON, 'parse', (_, [text]) => note(text)),
  ];
  try {
    work();
  } finally {
    for (const restore of undo) restore();
  }
  return longest;
}

/** The observer's own work with texts does not count. */
let isLooking = false;

function watch(owner: object, name: string | symbol, see: (self: unknown, values: unknown[]) => void): () => void {
  const original = Reflect.get(owner, name) as Method;
  const watched: Method = function (...values) {
    if (!isLooking) {
      isLooking = true;
      see(this, values);
      isLooking = false;
    }
    return original.apply(this, values);
  };
  Reflect.set(owner, name, watched);
  return () => Reflect.set(owner, name, original);
}

/** 32 random hexadecimal digits have fewer different ones about once in 20 million times. */
const differentCharactersMin = 8;
/** A random key hardly ever loses more than eight characters to runs and words, and has at least 32. */
const otherCharactersMin = 16;
/** Longer keys repeat pairs by chance, because there are only 256 pairs of hexadecimal digits. */
const differentPairsMax = 32;

/** The alphabet, the digits, and the rows and columns of a keyboard. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const backwards = (text: string) => [...text].toReversed().join('');
const sequences = [...rows, ...rows.map(backwards)];

/** Words of examples and of people who type a key. Those of the letters a to f are hexadecimal. */
const words = `
  mwanzo kenya nairobi dating change replace please your secret password passphrase vault turn token session signing
  random string example sample default insecure production staging development server admin test demo long enough
  something this with value characters least super very must here letmein welcome master private correct horse battery
  staple openssl key deadbeef cafebabe deadc0de badc0ffee
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length);
const wordPattern = new RegExp(words.join('|'), 'gu');

const runMin = 4;

/** Removes runs of at least four characters: of one sequence, or of the same character. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    const isRun = (run: string) => /^(.)\1*$/u.test(run) || sequences.some((sequence) => sequence.includes(run));
    while (end < text.length && isRun(text.slice(at, end + 1))) end += 1;
    if (end - at >= runMin) at = end;
    else {
      rest += text.charAt(at);
      at += 1;
    }
  }
  return rest;
}

/**
 * Says whether a key was typed rather than drawn: it has few different characters, repeats itself, or has little beside
 * runs (abcd, 9876, qwerty) and common words. A key of `openssl rand` in hexadecimal or base64 passes. Nobody can tell
 * whether any other varied text is random.
 */
export function isGuessable(key: string): boolean {
  const isRepeated = (key + key).indexOf(key, 1) < key.length;
  if (isRepeated || new Set(key.trim()).size < differentCharactersMin) return true;
  const pairs = new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2)));
  if (pairs.size < Math.min((key.length - 1) / 2, differentPairsMax)) return true;
  const others = withoutRuns(key.toLowerCase().replaceAll(wordPattern, '')).replaceAll(/[\s_.,:;-]/gu, '');
  return others.length < otherCharactersMin;
}

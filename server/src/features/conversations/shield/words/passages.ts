/** A part of a normalised text that is read in one piece. */
export interface Passage {
  /** The words of the passage, with a space at both ends. */
  readonly text: string;
  /** The position of the passage in the normalised text. */
  readonly from: number;
  /** Finds the first match of a pattern. Each pattern is searched for once. */
  readonly find: (pattern: RegExp) => RegExpExecArray | null;
}

/** A passage has at most so many words. Most messages have fewer. */
const wordsMax = 48;
/** A passage shares its end with the next one, so that nothing falls between two. */
const step = 36;

/** Cuts a normalised text into passages. */
export function cutPassages(text: string): Passage[] {
  const starts: number[] = [];
  for (let at = text.indexOf(' '); at >= 0 && at + 1 < text.length; at = text.indexOf(' ', at + 1)) starts.push(at);
  const passages: Passage[] = [];
  for (let word = 0; word < starts.length; word += step) {
    const from = starts[word] ?? 0;
    const end = starts[word + wordsMax];
    passages.push(readPassage(text.slice(from, end === undefined ? text.length : end + 1), from));
    if (end === undefined) break;
  }
  return passages;
}

function readPassage(text: string, from: number): Passage {
  const results = new Map<RegExp, RegExpExecArray | null>();
  const find = (pattern: RegExp) => {
    const known = results.get(pattern);
    if (known !== undefined) return known;
    const result = pattern.exec(text);
    results.set(pattern, result);
    return result;
  };
  return { text, from, find };
}

// Compiles the rules' phrases to patterns. A phrase is made of words with one space between:
//   word          the word itself
//   (a|b c)       one of these, which may have parentheses inside
//   <name>        one of the words of a group (word-groups.ts)
//   ..  ...       up to 4, up to 8 words of the same sentence, or none
//   !(a|b)        none of these follows
//   ~(a|b)        none of these comes before
//   ^             the sentence begins here
//   a? (a|b)?     may be missing
// No part can match the same words in two ways without a bound, so matching takes linear time.
import { wordsOf } from './word-groups.ts';

const parts = /[!~]?\((?:[^()]|\([^()]*\))*\)\??|<\w+>\??|\S+/gu;

/** Puts the words of the groups in the place of their names. A group may name others. */
function expandGroups(words: string): string {
  return words.replaceAll(/<(\w+)>/gu, (_, name: string) => {
    const group = wordsOf(name);
    if (group === undefined) throw new Error(`There is no group of words ${name}`);
    return `(?:${expandGroups(group)})`;
  });
}

function compilePart(part: string): string {
  if (part === '..') return '(?: \\w{1,30}){0,4}';
  if (part === '...') return '(?: \\w{1,30}){0,8}';
  if (part === '^') return '(?:^|(?<= \\.))';
  if (part.startsWith('!')) return `(?! (?:${part.slice(1)}) )`;
  if (part.startsWith('~')) return `(?<! (?:${part.slice(2, -1)}))`;
  const isOptional = part.endsWith('?');
  const words = expandGroups(isOptional ? part.slice(0, -1) : part);
  return isOptional ? `(?: (?:${words}))?` : ` (?:${words})`;
}

const compilePhrase = (phrase: string) => (phrase.match(parts) ?? []).map(compilePart).join('');

/**
 * A pattern that finds any of the phrases in a normalised text. Its match begins with the space before the phrase. A
 * normalised text is ASCII, and without the flag `u` the search takes half the time.
 */
export function compilePhrases(phrases: readonly string[]): RegExp {
  return new RegExp(`(?:${phrases.map(compilePhrase).join('|')})(?= )`);
}

const slots = new Map<string, RegExp>();

/** A pattern that finds one phrase. Each is compiled once, however many frames have it. */
export function compileSlot(phrase: string): RegExp {
  const known = slots.get(phrase);
  if (known) return known;
  const pattern = compilePhrases([phrase]);
  slots.set(phrase, pattern);
  return pattern;
}

// Compiles the rules' phrases to patterns. A phrase is made of words with one space between:
//   word          the word itself
//   (a|b c)       one of these
//   <name>        one of the words of a group (word-groups.ts)
//   ..  ...       up to 4, up to 8 words of the same sentence, or none
//   !(a|b)        none of these follows
//   ^             the sentence begins here
//   a? (a|b)?     may be missing
// No part can match the same words in two ways without a bound, so matching takes linear time.
import { wordGroups, type WordGroup } from './word-groups.ts';

const parts = /!?\([^)]*\)\??|<\w+>\??|\S+/gu;

function compilePart(part: string): string {
  if (part === '..') return '(?: \\w{1,30}){0,4}';
  if (part === '...') return '(?: \\w{1,30}){0,8}';
  if (part === '^') return '(?:^|(?<= \\.))';
  if (part.startsWith('!')) return `(?! (?:${part.slice(1)}) )`;
  const isOptional = part.endsWith('?');
  const words = (isOptional ? part.slice(0, -1) : part).replaceAll(/<(\w+)>/gu, (_, name: string) => {
    const group = wordGroups[name as WordGroup];
    if (group === undefined) throw new Error(`There is no group of words ${name}`);
    return `(?:${group})`;
  });
  return isOptional ? `(?: (?:${words}))?` : ` (?:${words})`;
}

/** A pattern that finds any of the phrases in a normalised text. Its match begins with the space before the phrase. */
export function compilePhrases(phrases: readonly string[]): RegExp {
  const compiled = phrases.map((phrase) => (phrase.match(parts) ?? []).map(compilePart).join(''));
  return new RegExp(`(?:${compiled.join('|')})(?= )`, 'u');
}

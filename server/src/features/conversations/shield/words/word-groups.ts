import { moneyWords } from './money-words.ts';
import { promiseWords } from './promise-words.ts';
import { talkWords } from './talk-words.ts';

const groups = { ...moneyWords, ...promiseWords, ...talkWords };

export type WordGroup = keyof typeof groups;

/** Words that rules share. A rule names a group as `<group>`, and so may a group. */
export const groupNames = Object.keys(groups) as WordGroup[];

/** The words of a group, as alternatives of a pattern. Undefined when there is no such group. */
export const wordsOf = (name: string): string | undefined => groups[name as WordGroup]?.join('|');

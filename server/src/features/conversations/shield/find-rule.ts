import type { WarningKind } from '@mwanzo/contract/conversations/warnings';
import type { Passage } from './words/passages.ts';
import { compilePhrases, compileSlot } from './words/phrase-patterns.ts';

/** A range of a normalised text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

interface Frame {
  readonly needed: readonly RegExp[];
  readonly excluded: readonly RegExp[];
}

/** The rules of one kind. */
export interface Rules {
  readonly kind: WarningKind;
  readonly phrases: RegExp | null;
  readonly frames: readonly Frame[];
}

const isFrame = (rule: string) => rule.includes(' & ');
const isExcluded = (slot: string) => slot.startsWith('-');

/**
 * Compiles the rules of one kind. A rule is a phrase (phrase-patterns.ts) or a frame: phrases that may stand in any
 * order in one passage. `<fee> & <job> & -<story>` is a passage that has a fee and a job, and tells no story.
 */
export function compileRules(kind: WarningKind, rules: readonly string[]): Rules {
  const phrases = rules.filter((rule) => !isFrame(rule));
  return {
    kind,
    phrases: phrases.length > 0 ? compilePhrases(phrases) : null,
    frames: rules.filter(isFrame).map(compileFrame),
  };
}

function compileFrame(rule: string): Frame {
  const slots = rule.split(' & ');
  return {
    needed: slots.filter((slot) => !isExcluded(slot)).map(compileSlot),
    excluded: slots.filter(isExcluded).map((slot) => compileSlot(slot.slice(1))),
  };
}

/** Returns the first range that is as one of the rules says. Null without one. */
export function findRule(passages: readonly Passage[], { phrases, frames }: Rules): Range | null {
  for (const passage of passages) {
    const phrase = phrases && passage.find(phrases);
    if (phrase) return rangeOf(passage, [phrase]);
    for (const frame of frames) {
      const range = fillFrame(passage, frame);
      if (range) return range;
    }
  }
  return null;
}

/** From the first slot to the last one. */
function fillFrame(passage: Passage, { needed, excluded }: Frame): Range | null {
  const slots: RegExpExecArray[] = [];
  for (const pattern of needed) {
    const slot = passage.find(pattern);
    if (!slot) return null;
    slots.push(slot);
  }
  return excluded.some(passage.find) ? null : rangeOf(passage, slots);
}

function rangeOf({ from }: Passage, slots: readonly RegExpExecArray[]): Range {
  return {
    from: from + Math.min(...slots.map(({ index }) => index)),
    to: from + Math.max(...slots.map(({ index, 0: words }) => index + words.length)),
  };
}

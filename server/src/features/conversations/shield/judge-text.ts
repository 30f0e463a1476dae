import type { WarningKind } from '@mwanzo/contract/conversations/warnings';
import { findLink } from './find-links.ts';
import { findPhoneNumber } from './find-numbers.ts';
import { compileRules, findRule, type Range, type Rules } from './find-rule.ts';
import { judgePassage } from './learned/judge-passage.ts';
import { normaliseText, type NormalText } from './normalise-text.ts';
import { cutPassages, type Passage } from './words/passages.ts';
import { rulesByKind } from './rules/all-rules.ts';

/** The kind of scam that a text may be, and the range of the text that shows it, in UTF-16 code units. */
export interface Judgement {
  readonly kind: WarningKind;
  readonly from: number;
  readonly to: number;
}

const compiled = rulesByKind.map(([kind, rules]) => compileRules(kind, rules));
const offApp = compiled.filter(({ kind }) => kind === 'off_app');
const others = compiled.filter(({ kind }) => kind !== 'off_app');

/**
 * Judges a text of a chat by rules. When none speaks, a learned model is asked. It takes time in proportion to the
 * text's length and stores nothing.
 *
 * @returns each kind once, the most serious first; nothing for a harmless text
 */
export function judgeText(original: string): Judgement[] {
  const normal = normaliseText(original);
  const passages = cutPassages(normal.text);
  const found = findByRules(original, normal, passages);
  if (found.length > 0) return found;
  const suspicion = passages.map((passage) => suspect(normal, passage)).find((judgement) => judgement !== null);
  return suspicion ? [suspicion] : [];
}

/** Judges a text by rules alone. */
export function findByRules(original: string, normal: NormalText, passages: readonly Passage[]): Judgement[] {
  const judge = (of: Rules): Judgement[] => {
    const range = findRule(passages, of);
    return range ? [{ kind: of.kind, ...originalRange(normal, range) }] : [];
  };
  const phone = findPhoneNumber(original, normal.signs);
  const link = findLink(original);
  return [
    ...others.flatMap(judge),
    ...(phone ? [{ kind: 'phone' as const, ...phone }] : []),
    ...(link ? [{ kind: 'off_app' as const, ...link }] : offApp.flatMap(judge)),
  ];
}

/** The judge cannot say which words it means, so the whole passage is marked. */
function suspect(normal: NormalText, passage: Passage): Judgement | null {
  const kind = judgePassage(passage);
  const range = { from: passage.from, to: passage.from + passage.text.length - 1 };
  return kind && { kind, ...originalRange(normal, range) };
}

/** A match begins with the space before its first word. */
function originalRange({ origins }: NormalText, { from, to }: Range): { from: number; to: number } {
  return { from: origins[from + 1] ?? 0, to: (origins[to - 1] ?? 0) + 1 };
}

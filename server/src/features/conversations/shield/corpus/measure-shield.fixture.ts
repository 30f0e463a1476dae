import { findByRules, judgeText, type Judgement } from '../judge-text.ts';
import { judgePassage } from '../learned/judge-passage.ts';
import type { Model } from '../learned/score-topics.ts';
import { normaliseText } from '../normalise-text.ts';
import { cutPassages } from '../words/passages.ts';
import { corpusLanguages, type Phrase } from './corpus.fixture.ts';

export const isScam = ({ kind }: Phrase) => kind !== 'none';
export const isFlagged = ({ text }: Phrase) => judgeText(text).length > 0;
export const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

/** Judges a phrase by the rules alone. */
export function judgedByRules({ text }: Phrase): Judgement[] {
  const normal = normaliseText(text);
  return findByRules(text, normal, cutPassages(normal.text));
}

/** Says that the learned judge alone suspects a phrase. */
export const isSuspected = ({ text }: Phrase, model?: Model) =>
  cutPassages(normaliseText(text).text).some((passage) => judgePassage(passage, model) !== null);

/** Shares of some phrases, judged by the rules alone: scams found, found with their kind, harmless ones flagged. */
function figuresOf(phrases: readonly Phrase[]) {
  const judged = phrases.map((phrase) => ({ ...phrase, kinds: judgedByRules(phrase).map(({ kind }) => kind) }));
  const scams = judged.filter(isScam);
  const harmless = judged.filter((phrase) => !isScam(phrase));
  const isFound = ({ kinds }: (typeof judged)[number]) => kinds.length > 0;
  return {
    scams: scams.length,
    harmless: harmless.length,
    recall: share(scams.filter(isFound), scams),
    rightKind: share(
      scams.filter(({ kind, kinds }) => kinds.some((found) => found === kind)),
      scams,
    ),
    falseAlarms: share(harmless.filter(isFound), harmless),
  };
}

/** The figures of the rules alone, by language. */
export const figuresByLanguage = (phrases: readonly Phrase[]) =>
  [...corpusLanguages, 'all'].map((language) => ({
    language,
    ...figuresOf(phrases.filter((phrase) => language === 'all' || phrase.language === language)),
  }));

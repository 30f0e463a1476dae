import { judgeText } from '../judge-text.ts';
import { corpus, corpusLanguages, type Phrase } from './corpus.fixture.ts';

export const isScam = ({ kind }: Phrase) => kind !== 'none';
export const isFlagged = ({ text }: Phrase) => judgeText(text).length > 0;
const isRightKind = ({ kind, text }: Phrase) => judgeText(text).some((judgement) => judgement.kind === kind);
export const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

/** Shares of some phrases: scams found, scams found as what they are, harmless ones flagged. */
function figuresOf(phrases: readonly Phrase[]) {
  const scams = phrases.filter(isScam);
  const harmless = phrases.filter((phrase) => !isScam(phrase));
  return {
    scams: scams.length,
    harmless: harmless.length,
    recall: share(scams.filter(isFlagged), scams),
    rightKind: share(scams.filter(isRightKind), scams),
    falseAlarms: share(harmless.filter(isFlagged), harmless),
  };
}

/** Figures of the half that the rules were not tuned on, by language. */
export const heldOutFigures = Object.fromEntries(
  [...corpusLanguages, 'all'].map((language) => [
    language,
    figuresOf(corpus.heldOut.filter((phrase) => language === 'all' || phrase.language === language)),
  ]),
);

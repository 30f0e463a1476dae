import { judgeText } from '../judge-text.ts';
import { corpus, corpusLanguages, type Phrase } from './corpus.fixture.ts';

export const isScam = ({ kind }: Phrase) => kind !== 'none';
export const isFlagged = ({ text }: Phrase) => judgeText(text).length > 0;
const isRightKind = ({ kind, text }: Phrase) => judgeText(text).some((judgement) => judgement.kind === kind);
export const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

/** Shares of some phrases: scams found, scams found with the right kind, harmless ones flagged. */
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

/** The figures of the half that was not used for tuning, by language. */
export const heldOutFigures = Object.fromEntries(
  [...corpusLanguages, 'all'].map((language) => [
    language,
    figuresOf(corpus.heldOut.filter((phrase) => language === 'all' || phrase.language === language)),
  ]),
);

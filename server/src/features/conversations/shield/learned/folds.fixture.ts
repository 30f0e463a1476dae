// Measures the learned judge on what its training left out: the scams of one kind or all phrases of one language, and a
// part of the harmless phrases.
import { warningKinds } from '@mwanzo/contract/conversations/warnings';
import { corpus, corpusLanguages, hashOf, type Phrase } from '../corpus/corpus.fixture.ts';
import { isScam, isSuspected, judgedByRules } from '../corpus/measure-shield.fixture.ts';
import { quantise, train } from './training.fixture.ts';

interface Fold {
  readonly name: string;
  readonly isLeftOut: (phrase: Phrase) => boolean;
}

/** With each kind, this part of the harmless phrases is left out. */
const harmlessParts = warningKinds.length;

const folds: readonly Fold[] = [
  ...warningKinds.map((kind, part) => ({
    name: kind,
    isLeftOut: (phrase: Phrase) =>
      isScam(phrase) ? phrase.kind === kind : hashOf(phrase.text) % harmlessParts === part,
  })),
  ...corpusLanguages.map((language) => ({
    name: language,
    isLeftOut: (phrase: Phrase) => phrase.language === language,
  })),
];

/** Counts of the phrases that were left out, one fold after the other: a training takes seconds. */
export function* measureFolds() {
  for (const { name, isLeftOut } of folds) {
    const model = quantise(train(corpus.filter((phrase) => !isLeftOut(phrase))));
    const unseen = corpus.filter(isLeftOut).map((phrase) => ({
      isScam: isScam(phrase),
      isFound: judgedByRules(phrase).length > 0,
      isSuspected: isSuspected(phrase, model),
    }));
    const scams = unseen.filter((phrase) => phrase.isScam);
    const harmless = unseen.filter((phrase) => !phrase.isScam);
    yield {
      name,
      scams: scams.length,
      foundByRules: scams.filter(({ isFound }) => isFound).length,
      foundByJudge: scams.filter((phrase) => phrase.isSuspected).length,
      foundByEither: scams.filter(({ isFound, isSuspected: judged }) => isFound || judged).length,
      harmless: harmless.length,
      alarmsOfRules: harmless.filter(({ isFound }) => isFound).length,
      alarmsOfJudge: harmless.filter((phrase) => phrase.isSuspected).length,
    };
  }
}

// Trains the learned judge of the shield on the whole corpus, and writes its weights.
import { corpus } from '../server/src/features/conversations/shield/corpus/corpus.fixture.ts';
import { writeModel } from '../server/src/features/conversations/shield/learned/seal.fixture.ts';
import { quantise, train } from '../server/src/features/conversations/shield/learned/training.fixture.ts';

writeModel(quantise(train(corpus)));
console.log(`Trained on ${corpus.length} phrases.`);

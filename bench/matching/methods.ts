import { latentFactors } from './methods/latent-factors.ts';
import {
  batchModel,
  ownPreference,
  production,
  productionAsShipped,
  productionDrawn,
  productionPriced,
} from './methods/models.ts';
import { reciprocalFiltering } from './methods/reciprocal-filtering.ts';
import { interestOverlap, pickinessAndAttractiveness, popularity, random } from './methods/simple.ts';
import type { Method } from './ranking-method.ts';

/** Everything that is compared. The first is the model that production runs. */
export const methods: readonly Method[] = [
  production,
  batchModel,
  pickinessAndAttractiveness,
  latentFactors,
  reciprocalFiltering,
  ownPreference,
  popularity,
  interestOverlap,
  random,
  productionAsShipped,
  productionDrawn,
  productionPriced,
];

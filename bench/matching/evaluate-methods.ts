import type { Weights } from '../../server/src/features/discovery/matching/model/weights.ts';
import { compareMethods, type Gains } from './compare-methods.ts';
import { aucOf, figuresOf, orderFold, type Figures } from './figures.ts';
import { fitWeights } from './fit-weights.ts';
import { rankFold, sumOf, type RankedFold } from './rank-folds.ts';
import type { Method } from './ranking-method.ts';
import type { DatingEvent } from './read-events.ts';
import { splitNew, splitWarm, type Fold } from './split-events.ts';

export interface Evaluated {
  readonly name: string;
  /** Half of the pairs are known. */
  readonly warm: Figures;
  /** The viewers are new. */
  readonly fresh: Figures;
  /** The gain of the first method over this one; null for the first itself. */
  readonly gains: { readonly warm: Gains; readonly fresh: Gains } | null;
}

/** The folds of one event, in order, with the weights that were fitted without it. */
interface HeldOut {
  readonly event: DatingEvent;
  readonly weights: Weights;
}

/** Evaluates all methods on the same folds. The first one is compared with each of the others. */
export function evaluateMethods(events: readonly DatingEvent[], methods: readonly Method[]): Evaluated[] {
  const heldOut = events.map((event) => ({ event, weights: fitWeights(events.filter((other) => other !== event)) }));
  const warm = methods.map((method) => rankEvents(heldOut, method, splitWarm));
  const fresh = methods.map((method) => rankEvents(heldOut, method, splitNew));
  const [gainsWarm, gainsFresh] = [compareFirst(warm), compareFirst(fresh)];
  return methods.map(({ name }, at) => {
    const gains = { warm: gainsWarm[at - 1], fresh: gainsFresh[at - 1] };
    return {
      name,
      warm: figuresOf(warm[at] ?? []),
      fresh: figuresOf(fresh[at] ?? []),
      gains: gains.warm && gains.fresh ? { warm: gains.warm, fresh: gains.fresh } : null,
    };
  });
}

function compareFirst([first = [], ...others]: readonly (readonly RankedFold[])[]): Gains[] {
  return compareMethods(first, others);
}

/** Ranks each event with that variant of a method which has the best AUC on the other events. */
function rankEvents(events: readonly HeldOut[], { variants }: Method, split: (event: DatingEvent) => Fold[]) {
  const ranked = variants.map((rank) =>
    events.map(({ event, weights }) => split(event).map((fold) => rankFold(fold, rank, weights))),
  );
  const aucs = ranked.map((ofEvents) => ofEvents.map((folds) => aucOf(folds.map(orderFold))));
  return events.flatMap((_event, at) => {
    const withoutIt = aucs.map((ofEvents) => sumOf(ofEvents, (auc) => auc) - (ofEvents[at] ?? 0));
    return ranked[withoutIt.indexOf(Math.max(...withoutIt))]?.[at] ?? [];
  });
}

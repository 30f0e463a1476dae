/** Guesses about several rounds of people, some of whom like somebody. */
export interface Guesses {
  /** The right guesses of a round, on average. */
  readonly right: number;
  /** The same of somebody who draws the likers. */
  readonly chance: number;
  /** The average may be so far from chance: four standard errors. */
  readonly margin: number;
}

interface GuessedRound {
  readonly people: number;
  readonly likers: number;
  readonly right: number;
}

const standardErrors = 4;

/**
 * Compares guesses with chance. Somebody who knows how many like them names so many: each that is missed makes two
 * guesses wrong, one about the liker and one about the person who was named instead.
 */
export function compareWithChance(rounds: readonly GuessedRound[]): Guesses {
  const mean = (of: (round: GuessedRound) => number) =>
    rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
  const variance = mean(({ people, likers }) => {
    const share = likers / people;
    // The hits of a draw without putting back have a hypergeometric distribution.
    return 4 * likers * share * (1 - share) * ((people - likers) / (people - 1));
  });
  return {
    right: mean(({ right }) => right),
    chance: mean(({ people, likers }) => people - 2 * likers * (1 - likers / people)),
    margin: standardErrors * Math.sqrt(variance / rounds.length),
  };
}

/** Names as likers those with most evidence. Equal ones are drawn. */
export function nameLikers(evidence: readonly number[], likers: number, draw: () => number): Set<number> {
  const drawn = evidence.map((weight, index) => ({ index, weight, order: draw() }));
  drawn.sort((one, other) => other.weight - one.weight || one.order - other.order);
  return new Set(drawn.slice(0, likers).map(({ index }) => index));
}

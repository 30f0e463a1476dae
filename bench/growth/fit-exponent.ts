export interface Point {
  readonly size: number;
  /** Above 0. */
  readonly cost: number;
}

/**
 * The exponent e for which the cost grows most nearly like size^e: the slope of the least squares line of log cost on
 * log size. 0 is a cost that does not grow, 1 one that grows like the size.
 * @throws RangeError unless there are two sizes
 */
export function fitExponent(points: readonly Point[]): number {
  const sizes = points.map(({ size }) => Math.log(size));
  const costs = points.map(({ cost }) => Math.log(cost));
  const [meanSize, meanCost] = [mean(sizes), mean(costs)];
  const distances = sizes.map((size) => size - meanSize);
  const spread = sum(distances.map((distance) => distance ** 2));
  if (new Set(sizes).size < 2) throw new RangeError('An exponent needs two sizes');
  return sum(distances.map((distance, index) => distance * ((costs[index] ?? Number.NaN) - meanCost))) / spread;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

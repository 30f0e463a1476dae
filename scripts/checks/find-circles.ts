type Graph = Readonly<Record<string, readonly string[]>>;

/** Finds the shortest circle through each node of a graph. Each is listed once, as text: `a -> b -> a`. */
export function findCircles(arrows: Graph): string[] {
  const knotted = withoutEnds(arrows);
  return [...new Set(Object.keys(knotted).flatMap((node) => shortestCircle(knotted, node)))];
}

/** Leaves out the nodes that lead to none, then those that led only to these, and so on. */
function withoutEnds(arrows: Graph): Graph {
  const kept = Object.entries(arrows).flatMap(([node, targets]) => {
    const leading = targets.filter((target) => (arrows[target] ?? []).length > 0);
    return leading.length > 0 ? [[node, leading] as const] : [];
  });
  const size = Object.values(arrows).flat().length;
  const isDone = kept.flatMap(([, targets]) => targets).length === size && kept.length === Object.keys(arrows).length;
  return isDone ? arrows : withoutEnds(Object.fromEntries(kept));
}

function shortestCircle(arrows: Graph, node: string): string[] {
  const seen = new Set<string>();
  let trails: string[][] = [[node]];
  while (trails.length > 0) {
    const longer: string[][] = [];
    for (const trail of trails) {
      for (const next of arrows[trail.at(-1) ?? ''] ?? []) {
        if (next === node) return [describe(trail)];
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...trail, next]);
      }
    }
    trails = longer;
  }
  return [];
}

/** Starts with the alphabetically first name, so that a circle always has the same text. */
function describe(circle: readonly string[]): string {
  const first = circle.indexOf(circle.toSorted()[0] ?? '');
  const ordered = [...circle.slice(first), ...circle.slice(0, first)];
  return [...ordered, ...ordered.slice(0, 1)].join(' -> ');
}

/** Finds the circles in a graph. Each is listed once, as text: `a -> b -> a`. */
export function findCircles(arrows: Readonly<Record<string, readonly string[]>>): string[] {
  const circles = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    const start = trail.indexOf(node);
    if (start === -1) for (const next of arrows[node] ?? []) visit(next, [...trail, node]);
    else circles.add(describe(trail.slice(start)));
  };
  for (const node of Object.keys(arrows)) visit(node, []);
  return [...circles];
}

/** Starts with the alphabetically first name, so that a circle always has the same text. */
function describe(circle: readonly string[]): string {
  const first = circle.indexOf(circle.toSorted()[0] ?? '');
  const ordered = [...circle.slice(first), ...circle.slice(0, first)];
  return [...ordered, ...ordered.slice(0, 1)].join(' -> ');
}

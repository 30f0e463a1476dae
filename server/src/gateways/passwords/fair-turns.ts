/**
 * The networks that hold a sender, from the widest to the narrowest. Senders whose widest networks differ are equals,
 * however many narrower networks each of these has.
 */
export type TurnPath = readonly string[];

/** Items by network. `next` takes networks in turns, inside each its own networks, and there the order of arrival. */
export interface FairTurns<Item> {
  count(): number;
  add(path: TurnPath, item: Item): void;
  next(): Item | undefined;
  /** True if somebody would lose a place to a newcomer. */
  hasCrowd(path: TurnPath): boolean;
  /**
   * Removes the latest item of the network that has the most, in favour of a newcomer. No network loses an item to one
   * that would then have more. Undefined when there is no such network.
   */
  dropFor(path: TurnPath): Item | undefined;
}

interface Branch<Item> {
  /** The number of items here and below. */
  count: number;
  readonly items: Item[];
  /** The order of the keys is the order of the turns: a network moves to the end after its turn. */
  readonly branches: Map<string, Branch<Item>>;
}

const emptyBranch = <Item>(): Branch<Item> => ({ count: 0, items: [], branches: new Map() });

export function createFairTurns<Item>(): FairTurns<Item> {
  const root = emptyBranch<Item>();
  return {
    count: () => root.count,
    add(path, item) {
      let branch = root;
      branch.count += 1;
      for (const key of path) {
        const inner = branch.branches.get(key) ?? emptyBranch<Item>();
        branch.branches.set(key, inner);
        branch = inner;
        branch.count += 1;
      }
      branch.items.push(item);
    },
    next: () => (root.count === 0 ? undefined : takeFrom(root, { choose: takeFirst, take: (items) => items.shift() })),
    hasCrowd: (path) => crowdFor(root, path) !== null,
    dropFor(path) {
      const crowd = crowdFor(root, path);
      if (crowd === null) return undefined;
      // Inside the crowd, always the largest network is chosen.
      const choose = (branch: Branch<Item>, depth: number) => crowd[depth] ?? largest(branch);
      return takeFrom(root, { choose, take: (items) => items.pop() });
    },
  };
}

/** The keys that lead to the network that loses an item to a newcomer, or null. */
function crowdFor<Item>(root: Branch<Item>, path: TurnPath): string[] | null {
  const way: string[] = [];
  let branch = root;
  for (const key of path) {
    const own = branch.branches.get(key);
    const most = largest(branch);
    const crowd = most === null || most === key ? 0 : (branch.branches.get(most)?.count ?? 0);
    if (most !== null && crowd > (own?.count ?? 0) + 1) return [...way, most];
    if (own === undefined) return null;
    way.push(key);
    branch = own;
  }
  return null;
}

/** The network with the most items; of several, the one whose turn comes last. */
function largest<Item>({ branches }: Branch<Item>): string | null {
  let found: string | null = null;
  let most = 0;
  for (const [key, { count }] of branches) {
    if (count >= most) [found, most] = [key, count];
  }
  return found;
}

function takeFirst<Item>({ branches }: Branch<Item>): string | null {
  const [first] = branches;
  if (first === undefined) return null;
  branches.delete(first[0]);
  branches.set(...first);
  return first[0];
}

interface Taking<Item> {
  /** The network to go into, or null to stay. */
  readonly choose: (branch: Branch<Item>, depth: number) => string | null;
  readonly take: (items: Item[]) => Item | undefined;
}

function takeFrom<Item>(branch: Branch<Item>, taking: Taking<Item>, depth = 0): Item | undefined {
  branch.count -= 1;
  const key = taking.choose(branch, depth);
  const inner = key === null ? undefined : branch.branches.get(key);
  if (key === null || inner === undefined) return taking.take(branch.items);
  const item = takeFrom(inner, taking, depth + 1);
  if (inner.count === 0) branch.branches.delete(key);
  return item;
}

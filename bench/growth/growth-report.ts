import { atMost } from '../report/row.ts';
import { formatTable, verdict } from '../report/table.ts';
import type { CallName } from '../turns/call.ts';
import { fitExponent } from './fit-exponent.ts';
import type { MeasuredSize, SizedCost } from './measure-size.ts';

/** The exponents of a call's own cost, and of its ratio to the floor. */
const costExponentMax = 0.15;
const ratioExponentMax = 0.03;

const exponentHeadings = ['call', 'exponent of the cost', 'of the floor', 'of the ratio', 'goals', 'met'];

interface SizedCall extends SizedCost {
  readonly size: number;
}

/** The costs by call and size, the exponents beside their goals, and what each size took. */
export function formatGrowth(sizes: readonly MeasuredSize[]): string {
  const calls = new Map<CallName, SizedCall[]>();
  for (const { profiles: size, costs } of sizes)
    for (const cost of costs) calls.set(cost.call, [...(calls.get(cost.call) ?? []), { ...cost, size }]);
  return [
    formatTable([['call', 'profiles', 'app µs', 'floor µs', 'ratio'], ...[...calls.values()].flat().map(costLine)]),
    formatTable([exponentHeadings, ...[...calls].map(([call, costs]) => exponentLine(call, costs))]),
    formatTable([['profiles', 'filled in s', 'GB', 'yardstick µs'], ...sizes.map(sizeLine)]),
  ].join('\n\n');
}

function costLine({ call, size, app, floor }: SizedCall): string[] {
  return [call, size.toLocaleString('en'), app.toFixed(0), floor.toFixed(0), (app / floor).toFixed(2)];
}

function exponentLine(call: CallName, costs: readonly SizedCall[]): string[] {
  const exponentOf = (costOf: (cost: SizedCall) => number): number =>
    fitExponent(costs.map((cost) => ({ size: cost.size, cost: costOf(cost) })));
  const own = exponentOf(({ app }) => app);
  const ratio = exponentOf(({ app, floor }) => app / floor);
  const checks = [atMost('cost', own, costExponentMax), atMost('ratio', ratio, ratioExponentMax)];
  return [
    call,
    own.toFixed(3),
    exponentOf(({ floor }) => floor).toFixed(3),
    ratio.toFixed(3),
    checks.map(({ budget }) => budget).join('; '),
    verdict(checks),
  ];
}

function sizeLine({ profiles, fillSeconds, gigabytes, yardstick }: MeasuredSize): string[] {
  return [profiles.toLocaleString('en'), fillSeconds.toFixed(0), gigabytes.toFixed(2), yardstick.toFixed(0)];
}

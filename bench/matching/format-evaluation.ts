import { formatTable } from '../report/table.ts';
import type { Gain } from './compare-methods.ts';
import type { Evaluated } from './evaluate-methods.ts';

const headings = [
  'method',
  'AUC',
  'gain of production',
  'AUC of users',
  'NDCG@5',
  'NDCG@10',
  'gain of production',
  'MRR',
  'match first',
  'in first 5',
  'Gini',
  'coverage',
  'log-loss',
  'new: NDCG@10',
  'gain of production',
  'new: AUC of users',
];

export function formatEvaluation(evaluated: readonly Evaluated[]): string {
  return formatTable([headings, ...evaluated.map(cellsOf)]);
}

function cellsOf({ name, warm, fresh, gains }: Evaluated): string[] {
  return [
    name,
    decimals(warm.auc),
    gain(gains?.warm.auc),
    decimals(warm.userAuc),
    decimals(warm.ndcg5),
    decimals(warm.ndcg10),
    gain(gains?.warm.ndcg10),
    decimals(warm.mrr),
    decimals(warm.matchFirst),
    String(warm.matchesInFive),
    decimals(warm.gini),
    decimals(warm.coverage),
    warm.logLoss === null ? '-' : decimals(warm.logLoss),
    decimals(fresh.ndcg10),
    gain(gains?.fresh.ndcg10),
    decimals(fresh.userAuc),
  ];
}

const decimals = (value: number): string => value.toFixed(3);

/** The gain and, in brackets, its interval of 95 %. */
function gain(found: Gain | undefined): string {
  if (!found) return '-';
  const signed = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`;
  return `${signed(found.mean)} (${signed(found.low)} to ${signed(found.high)})`;
}

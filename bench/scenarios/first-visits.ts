import { firstVisits, weighFirstVisit, type FirstVisit } from '../../web/build/first-visit.ts';
import { atMost, type Row } from '../report/row.ts';

export function measureFirstVisits(): Row[] {
  return firstVisits.map(rowOf);
}

function rowOf(address: FirstVisit): Row {
  const weights = weighFirstVisit(address);
  return {
    scenario: `first visit to ${address}`,
    result: weights.map(({ what, kilobytes }) => `${what} ${kilobytes.toFixed(1)} KB`).join(', '),
    checks: weights.flatMap(({ what, kilobytes, kilobytesMax }) =>
      kilobytesMax === null ? [] : [atMost(`KB ${what}`, kilobytes, kilobytesMax)],
    ),
  };
}

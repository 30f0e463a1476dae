// Fails when a first visit to the built web app is heavier than its budget (docs/product/budgets.md).
import { firstVisits, weighFirstVisit } from '../../web/build/first-visit.ts';

const tooHeavy: string[] = [];
for (const address of firstVisits) {
  for (const { what, kilobytes, kilobytesMax } of weighFirstVisit(address)) {
    const budget = kilobytesMax === null ? '' : ` (budget ${kilobytesMax} KB)`;
    const line = `first visit to ${address}, ${what}: ${kilobytes.toFixed(1)} KB${budget}`;
    console.log(line);
    if (kilobytesMax !== null && kilobytes > kilobytesMax) tooHeavy.push(line);
  }
}
for (const line of tooHeavy) console.error(`Too heavy: ${line}`);
if (tooHeavy.length > 0) process.exit(1);

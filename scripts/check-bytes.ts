// Fails when a first visit to the built web app is heavier than its budget (DESIGN.md section 4).
import { measureFirstVisits } from '../bench/report/first-visit.ts';

const rows = measureFirstVisits();
for (const { what, figure, checks } of rows) {
  const tooHeavy = checks.filter((check) => !check.holds).map((check) => check.budget);
  console.log(`${what}: ${figure}${tooHeavy.length > 0 ? `; the budget is ${tooHeavy.join(', ')}` : ''}`);
}
if (rows.some((row) => row.checks.some((check) => !check.holds))) process.exit(1);

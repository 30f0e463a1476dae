const dayMs = 24 * 60 * 60 * 1000;
const friday = 5;

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Friday on which the week of a Nairobi day began, and the next one. Days are YYYY-MM-DD. */
export function weekOf(day: string): { began: string; next: string } {
  const daysAgo = (new Date(day).getUTCDay() - friday + 7) % 7;
  const began = plusDays(day, -daysAgo);
  return { began, next: plusDays(began, 7) };
}

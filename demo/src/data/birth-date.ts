/**
 * The birth date (`YYYY-MM-DD`) of somebody who is `age` years old on `today`.
 * @param birthday month and day, `MM-DD`
 * @param today the calendar day of seeding in Nairobi, `YYYY-MM-DD`
 */
export function birthDateAt(age: number, birthday: string, today: string): string {
  const stillToCome = birthday > today.slice(5) ? 1 : 0;
  return `${Number(today.slice(0, 4)) - age - stillToCome}-${birthday}`;
}

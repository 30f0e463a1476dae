/** Whole years between a birthday and a day, both YYYY-MM-DD. Born on 29 February: a year older on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

interface Aged {
  readonly age: number | null;
  readonly birthday: string;
  readonly isVerified: boolean;
}

/** The age that is shown: as typed, until verification makes the birthday count (DESIGN.md 2.6). */
export function shownAge(profile: Aged, today: string): number | null {
  return profile.isVerified ? ageOn(profile.birthday, today) : profile.age;
}

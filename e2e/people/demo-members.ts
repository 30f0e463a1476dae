import type { DemoPerson } from '../../server/src/demo/data/demo-person.ts';
import { DEMO_PEOPLE } from '../../server/src/demo/data/people.ts';

/** @param key the demo person's key, for example `ken` */
export function demoPerson(key: string): DemoPerson {
  const person = DEMO_PEOPLE.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`There is no demo person ${key}`);
  return person;
}

/** The e-mail address with which a demo person signs in. */
export const emailOf = (key: string): string => demoPerson(key).email;

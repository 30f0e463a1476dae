import { genderFilters, orientations } from '@mwanzo/contract/people/options';
import * as fc from 'fast-check';

export type Query = Record<string, string>;

/** The towns in which the people of a test live. */
export const places = ['Nairobi', 'Kikuyu', 'Lamu'];

const ages = { min_age: fc.constantFrom('18', '25', '40'), max_age: fc.constantFrom('45', '100') };
const filters = {
  gender: fc.constantFrom(...genderFilters),
  orientation: fc.constantFrom(...orientations),
  location: fc.constantFrom(...places, 'air'),
  search: fc.constantFrom('zawadi', 'Z', 'hik', 'zawadi hik', 'nobody'),
};

const anyQuery = fc.record({ ...ages, ...filters }, { requiredKeys: [] }) as fc.Arbitrary<Query>;
/** Each filter by itself, and random combinations. */
export const queries = fc.oneof(
  ...Object.entries(filters).map(([name, values]) =>
    (values as fc.Arbitrary<string>).map((value) => ({ [name]: value })),
  ),
  anyQuery,
);

/** Returns true if a request may look somebody up: by anything but age. */
export const looksUp = (query: Query) => Object.keys(filters).some((name) => name in query);

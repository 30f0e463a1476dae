import { hiddenCrowdMin } from '@mwanzo/contract/limits';

/**
 * Says whether the values that people hide decide who is in a deck. `people` is the number of verified people who fit
 * the request as everyone may know it, counted up to `hiddenCrowdMin`. With fewer people, a request could single
 * somebody out by age or town, and then who is missing would tell what they hide. So there everybody who hides the
 * orientation counts as open to everyone.
 */
export function hiddenValuesDecide(people: number): boolean {
  return people >= hiddenCrowdMin;
}

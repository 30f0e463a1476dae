import { ageLimits } from '@mwanzo/contract/limits';

/** Returns the text of an upper age on the sliders: "65+" at their end. */
export function upperAgeText(age: number): string {
  return age >= ageLimits.filterMax ? `${ageLimits.filterMax}+` : String(age);
}

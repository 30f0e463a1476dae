import { ageLimits } from '@mwanzo/contract/limits';
import type { WiderStep } from '@mwanzo/contract/people/preferences';
import { eligibilityFor, type DeckViewer, type Eligibility } from './deck-rules.ts';
import { stepFurther } from './near-rules.ts';
import { roughly } from './rough-count-rules.ts';

/** A preference widened by a step, and the people whom it adds: eligible with the step and not without it. */
interface Widening {
  readonly change: WiderStep['change'];
  readonly eligibility: Eligibility;
  readonly except: Eligibility | null;
}

/** In years, at each end. */
const agesStep = 5;
/** With fewer people, a step could identify one of them. */
const peopleMin = 5;
const stepsMax = 3;

/** The steps that a member can take: only preferences that restrict something can be widened. */
export function wideningsOf(viewer: DeckViewer): Widening[] {
  const present = eligibilityFor(viewer, {});
  const widenings: Widening[] = [];
  const further = stepFurther(viewer.town, viewer.near);
  if (further !== null) {
    const eligibility = { ...present, towns: further.addedTowns };
    widenings.push({ change: { preference: 'near', near: further.near }, eligibility, except: null });
  }
  const ages = widerAges(viewer);
  if (ages !== null) {
    const eligibility = eligibilityFor({ ...viewer, minAge: ages.min_age, maxAge: ages.max_age }, {});
    widenings.push({ change: { preference: 'ages', ...ages }, eligibility, except: present });
  }
  if (viewer.wants !== null) {
    const eligibility = { ...present, wants: null };
    widenings.push({ change: { preference: 'intent', intent: [] }, eligibility, except: present });
  }
  if (viewer.verifiedOnly) {
    const eligibility = { ...present, verifiedOnly: false };
    widenings.push({ change: { preference: 'verified_only', verified_only: false }, eligibility, except: present });
  }
  return widenings;
}

/** At the end of the slider there is no upper end. Null when the ages exclude nobody. */
function widerAges({ minAge, maxAge }: DeckViewer): { min_age: number; max_age: number } | null {
  if (minAge === null || maxAge === null || (minAge === ageLimits.min && maxAge === ageLimits.max)) return null;
  return {
    min_age: Math.max(minAge - agesStep, ageLimits.min),
    max_age: maxAge + agesStep >= ageLimits.filterMax ? ageLimits.max : maxAge + agesStep,
  };
}

/** The steps worth offering, most people first. `added` holds the number of people that each step adds. */
export function stepsWorthOffering(widenings: readonly Widening[], added: readonly number[]): WiderStep[] {
  return widenings
    .map(({ change }, index) => ({ change, people: added[index] ?? 0 }))
    .filter(({ people }) => people >= peopleMin)
    .toSorted((one, other) => other.people - one.people)
    .slice(0, stepsMax)
    .map(({ change, people }) => ({ change, brings: roughly(people) }));
}

import { company } from './company.ts';
import { outings } from './outings.ts';
import { pastimes } from './pastimes.ts';
import { standing } from './standing.ts';

/** What people do in their pictures. */
export const activities = { ...outings, ...pastimes, ...company, ...standing };

export type ActivityName = keyof typeof activities;

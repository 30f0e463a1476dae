import { listMoved } from '../features/core/switches/switches.repository.ts';
import { listEnded } from '../features/people/accounts/sessions.repository.ts';

/** The names of the statements that a server runs all the time, whatever it is asked. */
export const ofTheClock: readonly unknown[] = [listEnded.name, listMoved.name];

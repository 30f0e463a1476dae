export { isHere, presenceOf } from './presences.repository.ts';
export { createPresenceWatch } from './watch-presence.ts';
export { personalPresence } from './personal-data.repository.ts';

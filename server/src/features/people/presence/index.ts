export { isHere, presenceOf } from './presence-sql.ts';
export { createPresenceWatch } from './watch-presence.ts';
export { personalPresence } from './personal-data.repository.ts';

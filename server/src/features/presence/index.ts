export { presenceOf } from './presence-sql.ts';
export { createPresenceWatch, type PresenceWatch } from './watch-presence.ts';

export { createBansRepository } from './bans.repository.ts';
export { isSameLook, lookOf } from './look-sql.ts';
export { documentMark, emailMark, photoMarks } from './marks.ts';
export { personalBans } from './personal-data.repository.ts';

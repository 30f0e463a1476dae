export { deleteKeepsBetween, isKeptBy, keepsAnybody } from './keep-sql.ts';
export { takeKept } from './keeps.repository.ts';
export { personalKeeps } from './personal-data.repository.ts';

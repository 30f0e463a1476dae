export { deleteKeepsBetween, isKeptBy, keepsAnybody } from './keep-sql.ts';
export { takeKept } from './take-kept.ts';
export { personalKeeps } from './personal-data.repository.ts';

export { keptBy } from './keep-sql.ts';
export { deleteKeepsBetween, takeKept } from './keeps.repository.ts';
export { personalKeeps } from './personal-data.repository.ts';

export { deleteKeepsBetween, keptBy, takeKept } from './keeps.repository.ts';
export { personalKeeps } from './personal-data.repository.ts';

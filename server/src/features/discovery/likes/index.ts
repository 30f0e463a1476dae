export { likerCounts, likersOf } from './liker-sql.ts';
export { personalLikes } from './personal-data.repository.ts';

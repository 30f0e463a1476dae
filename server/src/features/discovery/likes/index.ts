export { likerCounts, likersOf } from './likes.repository.ts';
export { personalLikes } from './personal-data.repository.ts';

export { commentsColumn, matchColumns } from './match-columns.ts';
export { deleteOpenings } from './matches.repository.ts';
export { presentMatch, type MatchRow } from './present-match.ts';
export { personalMatches } from './personal-data.repository.ts';

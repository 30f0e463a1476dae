export { judgeText, type Judgement } from './judge-text.ts';
export { countWarned, repeatOffenders } from './warning-sql.ts';
export { personalWarnings } from './personal-data.repository.ts';

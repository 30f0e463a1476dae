export { judgeText, type Judgement } from './judge-text.ts';
export { repeatOffenders } from './warning-sql.ts';
export { countWarned } from './warnings.repository.ts';
export { personalWarnings } from './personal-data.repository.ts';

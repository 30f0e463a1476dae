export { activeWeights, weightsFor } from './weights-for.ts';
export { personalVersions } from './personal-versions.repository.ts';

export { personalFactors } from './personal-data.repository.ts';
export { endLostSecondStep } from './end-lost-second-step.ts';
export { createModeratorStep } from './require-moderator-step.ts';
export { createSecondStep } from './require-second-step.ts';
export { sealFactorsAgain } from './seal-keys-again.ts';

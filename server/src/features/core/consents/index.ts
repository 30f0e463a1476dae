export { createConsentsRepository } from './consents.repository.ts';
export { personalConsents } from './personal-data.repository.ts';

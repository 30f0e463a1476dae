export { endConsent, giveConsent, listConsents } from './consents.repository.ts';
export { personalConsents } from './personal-data.repository.ts';

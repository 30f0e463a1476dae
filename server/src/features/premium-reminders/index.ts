export { remindOfPremiumEnd } from './remind-of-end.ts';

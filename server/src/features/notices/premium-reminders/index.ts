export { remindOfPremiumEnd } from './remind-of-end.ts';
export { tellOfTrialEnd } from './tell-of-trial-end.ts';

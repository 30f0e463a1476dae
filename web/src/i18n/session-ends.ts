import { defineMessages } from './define-messages.ts';

/** The reasons why a session ended, by their names in the contract, as the sign-in page gives them. */
export const sessionEnds = defineMessages({
  password_changed: {
    en: 'You were signed out because the password of this account was changed. If it was not you, choose “Forgot password?” now.',
    sw: 'Umeondolewa kwa sababu nenosiri la akaunti hii limebadilishwa. Kama si wewe, chagua “Umesahau nenosiri?” sasa.',
  },
  email_changed: {
    en: 'You were signed out because the e-mail address of this account was changed. If it was not you, open the mail that we sent to the former address.',
    sw: 'Umeondolewa kwa sababu barua pepe ya akaunti hii imebadilishwa. Kama si wewe, fungua barua tuliyotuma kwa anwani ya awali.',
  },
  signed_out: {
    en: 'You were signed out here from another device. If it was not you, choose “Forgot password?” now.',
    sw: 'Umeondolewa hapa kutoka kifaa kingine. Kama si wewe, chagua “Umesahau nenosiri?” sasa.',
  },
  restricted: {
    en: 'You were signed out because this account was suspended or banned. Sign in to read why, and what you can do.',
    sw: 'Umeondolewa kwa sababu akaunti hii imesimamishwa au kufungiwa. Ingia usome sababu, na unachoweza kufanya.',
  },
  role_changed: {
    en: 'You were signed out because you are no longer a reviewer. Sign in again as a member.',
    sw: 'Umeondolewa kwa sababu wewe si mkaguzi tena. Ingia tena kama mwanachama.',
  },
  token_reused: {
    en: 'You were signed out to protect you: this sign-in was used from two places, so somebody may have copied it. Sign in again and look at your devices in the settings.',
    sw: 'Umeondolewa ili kukulinda: kuingia huku kumetumika kutoka sehemu mbili, huenda mtu amekunakili. Ingia tena na uangalie vifaa vyako kwenye mipangilio.',
  },
  too_many: {
    en: 'You were signed out here because you have signed in on many other devices since.',
    sw: 'Umeondolewa hapa kwa sababu umeingia kwenye vifaa vingine vingi tangu wakati huo.',
  },
  moderator_hours: {
    en: 'A reviewer’s sign-in ends after 12 hours. Sign in again.',
    sw: 'Kuingia kwa mkaguzi huisha baada ya saa 12. Ingia tena.',
  },
  expired: {
    en: 'You were signed out because you had not opened Mwanzo here for 30 days.',
    sw: 'Umeondolewa kwa sababu hukufungua Mwanzo hapa kwa siku 30.',
  },
  account_deleted: {
    en: 'This account was deleted, in another tab, on another device or by our support.',
    sw: 'Akaunti hii imefutwa, kwenye kichupo kingine, kifaa kingine au na wasaidizi wetu.',
  },
});

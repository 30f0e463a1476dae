import { defineMessages } from './define-messages.ts';

/** Texts about a member's consents, and withdrawing them. */
export const consents = defineMessages({
  title: { en: 'Consents', sw: 'Vibali' },
  rowHint: { en: 'What you have agreed to', sw: 'Ulichokubali' },
  none: { en: 'You have agreed to nothing yet', sw: 'Bado hujakubali chochote' },
  noneText: {
    en: 'If you choose an orientation or agree that a program compares your faces, that is listed here, and you can take it back.',
    sw: 'Ukichagua mwelekeo au ukikubali programu ilinganishe nyuso zako, itaonekana hapa, na unaweza kuondoa kibali chako.',
  },
  agreedOn: { en: 'Agreed on {date}', sw: 'Ulikubali {date}' },
  withdrawnOn: { en: 'Withdrawn on {date}', sw: 'Uliondoa kibali {date}' },
  why: { en: 'What for', sw: 'Kwa nini' },
  howLong: { en: 'How long', sw: 'Kwa muda gani' },
  whoSees: { en: 'Who sees it', sw: 'Nani anaona' },
  withdraw: { en: 'Withdraw', sw: 'Ondoa kibali' },
  withdrawName: { en: 'Withdraw: {consent}', sw: 'Ondoa kibali: {consent}' },
  withdrawing: { en: 'Withdrawing...', sw: 'Inaondoa...' },
  keep: { en: 'Keep it', sw: 'Kiache' },
  failed: {
    en: 'It is not known to be withdrawn. Please try again.',
    sw: 'Haijulikani kama kibali kimeondolewa. Tafadhali jaribu tena.',
  },
  withdrawn: { en: 'Your consent is withdrawn', sw: 'Kibali chako kimeondolewa' },
  question: { en: 'Withdraw your consent?', sw: 'Uondoe kibali chako?' },

  orientation: { en: 'Your orientation', sw: 'Mwelekeo wako' },
  orientationWhy: {
    en: 'To show it on your profile, and to decide in whose deck you appear.',
    sw: 'Kuuonyesha kwenye wasifu wako, na kuamua unaonekana kwa nani.',
  },
  orientationHowLong: {
    en: 'Until you withdraw or delete your account.',
    sw: 'Hadi uondoe kibali au ufute akaunti yako.',
  },
  orientationWho: {
    en: 'Those whom you chose under Privacy. Others may guess it, because you appear in their deck.',
    sw: 'Uliowachagua chini ya Faragha. Wengine wanaweza kuukisia, kwa sababu unaonekana kwao.',
  },
  orientationFollows: {
    en: 'Your orientation is erased at once, and fewer people may meet you. You can choose one again whenever you like.',
    sw: 'Mwelekeo wako unafutwa mara moja, na watu wachache zaidi wanaweza kukutana nawe. Unaweza kuuchagua tena wakati wowote.',
  },
  orientationGone: {
    en: 'Your orientation is erased. If you choose one again, you agree again.',
    sw: 'Mwelekeo wako umefutwa. Ukiuchagua tena, unakubali tena.',
  },

  verification: { en: 'Your ID and selfie', sw: 'Kitambulisho na selfie yako' },
  verificationWhy: {
    en: 'To see that your profile is yours: a program compares the faces, and one of our reviewers decides.',
    sw: 'Kuona kwamba wasifu ni wako: programu inalinganisha nyuso, na mkaguzi wetu anaamua.',
  },
  verificationHowLong: {
    en: 'The pictures until {after} hours after the decision, or {undecided} hours without one. A mark of the ID’s number until you delete your account.',
    sw: 'Picha hadi saa {after} baada ya uamuzi, au saa {undecided} bila uamuzi. Alama ya namba ya kitambulisho hadi ufute akaunti yako.',
  },
  verificationWho: {
    en: 'Our reviewers. No other company, and no other member.',
    sw: 'Wakaguzi wetu. Hakuna kampuni nyingine, wala mwanachama mwingine.',
  },
  verificationFollows: {
    en: 'Your ID and your selfie are erased at once. A verification that waits for a decision ends. A badge stays, and so does the mark of the ID’s number.',
    sw: 'Kitambulisho na selfie yako vinafutwa mara moja. Uthibitishaji unaosubiri uamuzi unaisha. Beji inabaki, na alama ya namba ya kitambulisho pia.',
  },
  verificationGone: {
    en: 'Your ID and your selfie are erased. If you send them again, you are asked again.',
    sw: 'Kitambulisho na selfie yako vimefutwa. Ukivituma tena, unaulizwa tena.',
  },
});

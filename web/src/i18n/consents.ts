import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about a member's consents, and withdrawing them. */
export const consents = defineMessages({
  title: { en: 'Consents', sw: 'Vibali' satisfies Unreviewed },
  rowHint: { en: 'What you have agreed to', sw: 'Ulichokubali' satisfies Unreviewed },
  none: { en: 'You have agreed to nothing yet', sw: 'Bado hujakubali chochote' satisfies Unreviewed },
  noneText: {
    en: 'If you choose an orientation or agree that a program compares your faces, that is listed here, and you can take it back.',
    sw: 'Ukichagua mwelekeo au ukikubali programu ilinganishe nyuso zako, itaonekana hapa, na unaweza kuondoa kibali chako.' satisfies Unreviewed,
  },
  agreedOn: { en: 'Agreed on {date}', sw: 'Ulikubali {date}' satisfies Unreviewed },
  withdrawnOn: { en: 'Withdrawn on {date}', sw: 'Uliondoa kibali {date}' satisfies Unreviewed },
  why: { en: 'What for', sw: 'Kwa nini' satisfies Unreviewed },
  howLong: { en: 'How long', sw: 'Kwa muda gani' satisfies Unreviewed },
  whoSees: { en: 'Who sees it', sw: 'Nani anaona' satisfies Unreviewed },
  withdraw: { en: 'Withdraw', sw: 'Ondoa kibali' satisfies Unreviewed },
  withdrawName: { en: 'Withdraw: {consent}', sw: 'Ondoa kibali: {consent}' satisfies Unreviewed },
  withdrawing: { en: 'Withdrawing...', sw: 'Inaondoa...' satisfies Unreviewed },
  keep: { en: 'Keep it', sw: 'Kiache' satisfies Unreviewed },
  failed: {
    en: 'It is not known to be withdrawn. Please try again.',
    sw: 'Haijulikani kama kibali kimeondolewa. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
  withdrawn: { en: 'Your consent is withdrawn', sw: 'Kibali chako kimeondolewa' satisfies Unreviewed },
  question: { en: 'Withdraw your consent?', sw: 'Uondoe kibali chako?' satisfies Unreviewed },

  orientation: { en: 'Your orientation', sw: 'Mwelekeo wako' satisfies Unreviewed },
  orientationWhy: {
    en: 'To show it on your profile, and to decide in whose deck you appear.',
    sw: 'Kuuonyesha kwenye wasifu wako, na kuamua unaonekana kwa nani.' satisfies Unreviewed,
  },
  orientationHowLong: {
    en: 'Until you withdraw or delete your account.',
    sw: 'Hadi uondoe kibali au ufute akaunti yako.' satisfies Unreviewed,
  },
  orientationWho: {
    en: 'Those whom you chose under Privacy. Others may guess it, because you appear in their deck.',
    sw: 'Uliowachagua chini ya Faragha. Wengine wanaweza kuukisia, kwa sababu unaonekana kwao.' satisfies Unreviewed,
  },
  orientationFollows: {
    en: 'Your orientation is erased at once, and fewer people may meet you. You can choose one again whenever you like.',
    sw: 'Mwelekeo wako unafutwa mara moja, na watu wachache zaidi wanaweza kukutana nawe. Unaweza kuuchagua tena wakati wowote.' satisfies Unreviewed,
  },
  orientationGone: {
    en: 'Your orientation is erased. If you choose one again, you agree again.',
    sw: 'Mwelekeo wako umefutwa. Ukiuchagua tena, unakubali tena.' satisfies Unreviewed,
  },

  verification: { en: 'Your ID and selfie', sw: 'Kitambulisho na selfie yako' satisfies Unreviewed },
  verificationWhy: {
    en: 'To see that your profile is yours: a program compares the faces, and one of our reviewers decides.',
    sw: 'Kuona kwamba wasifu ni wako: programu inalinganisha nyuso, na mkaguzi wetu anaamua.' satisfies Unreviewed,
  },
  verificationHowLong: {
    en: 'The pictures until {after} hours after the decision, or {undecided} hours without one. A mark of the ID’s number until you delete your account.',
    sw: 'Picha hadi saa {after} baada ya uamuzi, au saa {undecided} bila uamuzi. Alama ya namba ya kitambulisho hadi ufute akaunti yako.' satisfies Unreviewed,
  },
  verificationWho: {
    en: 'Our reviewers. No other company, and no other member.',
    sw: 'Wakaguzi wetu. Hakuna kampuni nyingine, wala mwanachama mwingine.' satisfies Unreviewed,
  },
  verificationFollows: {
    en: 'Your ID and your selfie are erased at once. A verification that waits for a decision ends. A badge stays, and so does the mark of the ID’s number.',
    sw: 'Kitambulisho na selfie yako vinafutwa mara moja. Uthibitishaji unaosubiri uamuzi unaisha. Beji inabaki, na alama ya namba ya kitambulisho pia.' satisfies Unreviewed,
  },
  verificationGone: {
    en: 'Your ID and your selfie are erased. If you send them again, you are asked again.',
    sw: 'Kitambulisho na selfie yako vimefutwa. Ukivituma tena, unaulizwa tena.' satisfies Unreviewed,
  },
});

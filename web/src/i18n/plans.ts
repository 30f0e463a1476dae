import { defineMessages, type Unreviewed } from './define-messages.ts';

export const plans = defineMessages({
  title: { en: 'TopUp', sw: 'Pata Zaidi' satisfies Unreviewed },
  text: {
    en: 'Stay on Basic, or get more from Mwanzo.',
    sw: 'Baki na Basic, au pata zaidi kutoka Mwanzo.' satisfies Unreviewed,
  },
  basic: { en: 'Basic', sw: 'Basic' satisfies Unreviewed },
  yourPlan: { en: 'Your plan', sw: 'Mpango wako' satisfies Unreviewed },
  free: { en: 'Free', sw: 'Bure' satisfies Unreviewed },
  basicMessages: { en: 'Limited messages per day', sw: 'Ujumbe wenye kikomo kwa siku' satisfies Unreviewed },
  basicProfiles: {
    en: 'Access to a limited number of profiles',
    sw: 'Kuona idadi ndogo ya wasifu' satisfies Unreviewed,
  },
  basicLikes: { en: 'Limited visibility of who likes you', sw: 'Kuona kwa kiasi wanaokupenda' satisfies Unreviewed },
  basicChat: { en: 'Text-only chat', sw: 'Mazungumzo ya maandishi tu' satisfies Unreviewed },
  basicSwipes: { en: 'Limited swipes per day', sw: 'Kutelezesha kwa kikomo kila siku' satisfies Unreviewed },
  continueBasic: { en: 'Continue with Basic', sw: 'Endelea na Basic' satisfies Unreviewed },
  premium: { en: 'Premium', sw: 'Premium' satisfies Unreviewed },
  premiumPrice: { en: 'KES 375', sw: 'KES 375' satisfies Unreviewed },
  perMonth: { en: 'per month', sw: 'kwa mwezi' satisfies Unreviewed },
  premiumMessages: { en: 'Unlimited messaging', sw: 'Ujumbe bila kikomo' satisfies Unreviewed },
  premiumProfiles: {
    en: 'Access to all profiles (free and premium users)',
    sw: 'Wasifu wote (wa bure na wa Premium)' satisfies Unreviewed,
  },
  premiumLikes: { en: 'See everyone who liked you', sw: 'Ona kila aliyekupenda' satisfies Unreviewed },
  premiumMedia: {
    en: 'Share photos and media in chats',
    sw: 'Tuma picha na ujumbe wa sauti kwenye mazungumzo' satisfies Unreviewed,
  },
  premiumVoice: { en: 'Voice calling**', sw: 'Simu za sauti**' satisfies Unreviewed },
  getPremium: { en: 'Get Premium', sw: 'Pata Premium' satisfies Unreviewed },
  payWith: { en: 'Pay with M-Pesa. No card needed.', sw: 'Lipa kwa M-Pesa. Huhitaji kadi.' satisfies Unreviewed },
  voiceFootnote: {
    en: '** Voice calls use your data bundle. Your network’s rates apply.',
    sw: '** Simu za sauti hutumia bando lako la data. Gharama za mtandao wako zitatumika.' satisfies Unreviewed,
  },

  soonTitle: { en: 'Something Amazing is Coming Soon!', sw: 'Jambo la Kupendeza Linakuja!' satisfies Unreviewed },
  soonText: {
    en: 'We are finishing this part of Mwanzo. Little by little, it fills up.',
    sw: 'Tunakamilisha sehemu hii ya Mwanzo. Kidogo kidogo, hujaa.' satisfies Unreviewed,
  },
  matching: { en: 'Spot-on Matching', sw: 'Ulinganishaji Sahihi' satisfies Unreviewed },
  matchingText: {
    en: 'Suggestions that fit you better are on their way.',
    sw: 'Mapendekezo yanayokufaa zaidi yako njiani.' satisfies Unreviewed,
  },
  features: { en: 'Smart Features', sw: 'Huduma Makini' satisfies Unreviewed },
  featuresText: {
    en: 'Small helpers for better first messages.',
    sw: 'Visaidizi vidogo vya ujumbe bora wa kwanza.' satisfies Unreviewed,
  },
  updates: { en: 'Stay Updated', sw: 'Pata Taarifa' satisfies Unreviewed },
  updatesText: {
    en: 'The bell tells you about new matches, likes and messages.',
    sw: 'Kengele hukuambia mliyechaguana naye, aliyekupenda na aliyekutumia ujumbe.' satisfies Unreviewed,
  },
  browse: { en: 'Continue Browsing', sw: 'Endelea Kutazama' satisfies Unreviewed },
  home: { en: 'Back to Home', sw: 'Rudi ukurasa wa kwanza' satisfies Unreviewed },
});

/** The features of each plan, in the order of the screen. */
export const planFeatures = {
  basic: [plans.basicMessages, plans.basicProfiles, plans.basicLikes, plans.basicChat, plans.basicSwipes],
  premium: [plans.premiumMessages, plans.premiumProfiles, plans.premiumLikes, plans.premiumMedia, plans.premiumVoice],
} as const;

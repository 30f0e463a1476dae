import { defineMessages } from './define-messages.ts';

export const plans = defineMessages({
  title: { en: 'TopUp', sw: 'Pata Zaidi' },
  text: { en: 'Stay on Basic, or get more from Mwanzo.', sw: 'Baki na Basic, au pata zaidi kutoka Mwanzo.' },
  basic: { en: 'Basic', sw: 'Basic' },
  yourPlan: { en: 'Your plan', sw: 'Mpango wako' },
  free: { en: 'Free', sw: 'Bure' },
  basicMessages: { en: 'Limited messages per day', sw: 'Ujumbe wenye kikomo kwa siku' },
  basicProfiles: { en: 'Access to a limited number of profiles', sw: 'Kuona idadi ndogo ya wasifu' },
  basicLikes: { en: 'Limited visibility of who likes you', sw: 'Kuona kwa kiasi wanaokupenda' },
  basicChat: { en: 'Text-only chat', sw: 'Mazungumzo ya maandishi tu' },
  basicSwipes: { en: 'Limited swipes per day', sw: 'Kutelezesha kwa kikomo kila siku' },
  continueBasic: { en: 'Continue with Basic', sw: 'Endelea na Basic' },
  premium: { en: 'Premium', sw: 'Premium' },
  premiumPrice: { en: 'KES 375', sw: 'KES 375' },
  perMonth: { en: 'per month', sw: 'kwa mwezi' },
  premiumMessages: { en: 'Unlimited messaging', sw: 'Ujumbe bila kikomo' },
  premiumProfiles: { en: 'Access to all profiles (free and premium users)', sw: 'Wasifu wote (wa bure na wa Premium)' },
  premiumLikes: { en: 'See everyone who liked you', sw: 'Ona kila aliyekupenda' },
  premiumMedia: { en: 'Share photos and media in chats', sw: 'Tuma picha na ujumbe wa sauti kwenye mazungumzo' },
  premiumVoice: { en: 'Voice calling**', sw: 'Simu za sauti**' },
  getPremium: { en: 'Get Premium', sw: 'Pata Premium' },
  payWith: { en: 'Pay with M-Pesa. No card needed.', sw: 'Lipa kwa M-Pesa. Huhitaji kadi.' },
  voiceFootnote: {
    en: '** Voice calls use your data bundle. Your network’s rates apply.',
    sw: '** Simu za sauti hutumia bando lako la data. Gharama za mtandao wako zitatumika.',
  },

  soonTitle: { en: 'Something Amazing is Coming Soon!', sw: 'Jambo la Kupendeza Linakuja!' },
  soonText: {
    en: 'We are finishing this part of Mwanzo. Little by little, it fills up.',
    sw: 'Tunakamilisha sehemu hii ya Mwanzo. Kidogo kidogo, hujaa.',
  },
  matching: { en: 'Spot-on Matching', sw: 'Ulinganishaji Sahihi' },
  matchingText: {
    en: 'Suggestions that fit you better are on their way.',
    sw: 'Mapendekezo yanayokufaa zaidi yako njiani.',
  },
  features: { en: 'Smart Features', sw: 'Huduma Makini' },
  featuresText: { en: 'Small helpers for better first messages.', sw: 'Visaidizi vidogo vya ujumbe bora wa kwanza.' },
  updates: { en: 'Stay Updated', sw: 'Pata Taarifa' },
  updatesText: {
    en: 'The bell tells you about new matches, likes and messages.',
    sw: 'Kengele hukuambia mliyechaguana naye, aliyekupenda na aliyekutumia ujumbe.',
  },
  browse: { en: 'Continue Browsing', sw: 'Endelea Kutazama' },
  home: { en: 'Back to Home', sw: 'Rudi ukurasa wa kwanza' },
});

/** The features of each plan, in the order of the screen. */
export const planFeatures = {
  basic: [plans.basicMessages, plans.basicProfiles, plans.basicLikes, plans.basicChat, plans.basicSwipes],
  premium: [plans.premiumMessages, plans.premiumProfiles, plans.premiumLikes, plans.premiumMedia, plans.premiumVoice],
} as const;

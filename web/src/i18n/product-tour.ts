import { defineMessages } from './define-messages.ts';

/** Texts of the landing page's two phones, which show an invented person and chat, and of its section about safety. */
export const productTour = defineMessages({
  title: { en: 'One person at a time, with time to read', sw: 'Mtu mmoja baada ya mwingine, kwa utulivu' },
  lead: {
    en: 'See what you share, read a little, then say something better than “hi”.',
    sw: 'Ona mnachofanana, soma kidogo, kisha sema jambo zuri kuliko “mambo”.',
  },
  phones: {
    en: 'Two phones: a profile on Discover, and a chat after a match that ends in a plan for Saturday',
    sw: 'Simu mbili: wasifu kwenye Gundua, na gumzo la waliochaguana linaloishia na mpango wa Jumamosi',
  },
  name: { en: 'Otieno', sw: 'Otieno' },
  nameAndAge: { en: 'Otieno, 31', sw: 'Otieno, 31' },
  place: { en: 'Nairobi', sw: 'Nairobi' },
  undo: { en: 'Undo', sw: 'Tendua' },
  intent: { en: 'Looking for a relationship', sw: 'Anatafuta uhusiano' },
  bothHike: { en: 'You both hike', sw: 'Nyote mnapenda kupanda milima' },
  bio: {
    en: 'Ngong Hills before sunrise, then smokies and kachumbari at the bottom.',
    sw: 'Ngong Hills kabla ya jua kuchomoza, kisha smokie na kachumbari tukishuka.',
  },
  matched: { en: 'It’s a match with Otieno', sw: 'Mmechaguana na Otieno' },
  chat1: { en: 'Chai or kahawa?', sw: 'Chai au kahawa?' },
  chat2: { en: 'Chai. With tangawizi', sw: 'Chai. Ya tangawizi' },
  chat3: { en: 'Ngong this weekend. You hike?', sw: 'Ngong wikendi hii. Unapanda milima?' },
  chat4: { en: 'I do! Saturday, early?', sw: 'Ndiyo! Jumamosi, asubuhi?' },
  chat5: { en: 'Six at the gate. I bring the flask.', sw: 'Saa kumi na mbili getini. Nitaleta flaski.' },
  why: { en: 'See why.', sw: 'Ujue sababu.' },
  whyText: {
    en: 'If you two have something in common, the card says so.',
    sw: 'Mkifanana kwa jambo, kadi inalionyesha.',
  },
  light: { en: 'Light on data.', sw: 'Data kidogo.' },
  lightText: {
    en: 'In low-data mode, ten people cost less than 100 KB.',
    sw: 'Ukiwasha data kidogo, watu kumi hutumia chini ya KB 100.',
  },

  safeTitle: { en: 'Safe, and we can say how', sw: 'Salama, na tunaeleza jinsi' },
  checked: { en: 'People check people', sw: 'Watu hukagua watu' },
  checkedText: {
    en: 'A person holds each ID against a selfie. Review takes 24 to 48 hours, and only then does the badge appear.',
    sw: 'Mtu hulinganisha kila kitambulisho na selfie. Ukaguzi huchukua saa 24 hadi 48, ndipo beji huonekana.',
  },
  erased: { en: 'Documents are erased', sw: 'Hati hufutwa' },
  erasedText: {
    en: 'ID and selfie are gone 24 hours after the decision, or after 72 hours without one. Every look at them is logged.',
    sw: 'Kitambulisho na selfie hufutwa saa 24 baada ya uamuzi, au saa 72 bila uamuzi. Kila zinapotazamwa hurekodiwa.',
  },
  mutual: { en: 'Both say yes first', sw: 'Nyote mkubali kwanza' },
  mutualText: {
    en: 'Nobody can write to you unless you like each other.',
    sw: 'Hakuna anayeweza kukuandikia kabla hamjapendana.',
  },
  town: { en: 'Town, never a pin', sw: 'Mji, kamwe si mahali ulipo' },
  townText: {
    en: 'We take no coordinates from your phone and show no distance in kilometres.',
    sw: 'Hatuchukui mahali ulipo kwenye simu yako, wala hatuonyeshi umbali wa kilomita.',
  },
});

import { defineMessages } from './define-messages.ts';

export const landing = defineMessages({
  title: { en: 'Where authentic connections begin · Mwanzo', sw: 'Mahali mahusiano ya kweli huanzia · Mwanzo' },
  shareAlt: {
    en: 'Mountains never meet. People do. Two people under a rising sun, with the name Mwanzo.',
    sw: 'Milima haikutani, binadamu hukutana. Watu wawili chini ya jua linalochomoza, na jina Mwanzo.',
  },
  account: { en: 'Account', sw: 'Akaunti' },
  logIn: { en: 'Log In', sw: 'Ingia' },
  signUp: { en: 'Sign Up', sw: 'Jisajili' },
  heroMountains: { en: 'Mountains never meet.', sw: 'Milima haikutani,' },
  heroPeople: { en: 'People do.', sw: 'binadamu hukutana.' },
  lead: {
    en: 'Mwanzo matches like-minded people across Kenya, with verified profiles and conversations that go somewhere.',
    sw: 'Mwanzo hukutanisha watu wenye mawazo sawa kote Kenya, kwa wasifu uliothibitishwa na mazungumzo yenye mwelekeo.',
  },
  start: { en: 'Start Your Journey', sw: 'Anza Safari Yako' },
  haveAccount: { en: 'I Already Have An Account', sw: 'Tayari Nina Akaunti' },
  icebreakerQuestion: { en: 'Ugali or chapati?', sw: 'Ugali au chapati?' },
  icebreakerAnswer: { en: 'Chapati. Always.', sw: 'Chapati. Daima.' },
  verified: { en: 'Verified', sw: 'Amethibitishwa' },
  sayingMeaning: { en: 'The Swahili saying we started from', sw: 'Methali tuliyoanzia' },

  featuresTitle: { en: 'Introductions, done properly', sw: 'Kutambulishana, kwa heshima' },
  matchingTitle: { en: 'Smart matching', sw: 'Ulinganishaji makini' },
  matchingText: {
    en: 'You say whom you want to meet, how near and what for. If you two share something, their card shows it.',
    sw: 'Unasema ungependa kukutana na nani, wa karibu kiasi gani na kwa lengo gani. Mkifanana kwa jambo, kadi yake inalionyesha.',
  },
  safeTitle: { en: 'Safe and secure', sw: 'Salama na ya kuaminika' },
  safeText: {
    en: 'Verified profiles. A person checks each ID against a selfie before the badge appears.',
    sw: 'Wasifu uliothibitishwa. Mtu hulinganisha kila kitambulisho na selfie kabla ya beji kuonekana.',
  },
  faceMatches: { en: 'Face matches ID', sw: 'Sura inalingana na ID' },
  talkTitle: { en: 'Meaningful conversations', sw: 'Mazungumzo yenye maana' },
  talkText: {
    en: 'Prompts and icebreakers get you past “hi” and into things worth talking about.',
    sw: 'Maswali na vianzio vya mazungumzo hukupeleka mbali zaidi ya “mambo”, hadi kwenye yenye maana.',
  },
  prompt: { en: 'Icebreaker', sw: 'Kianzio' },
  promptQuestion: { en: 'The best Sunday in Kenya is…', sw: 'Jumapili nzuri zaidi Kenya ni…' },
  promptAnswer: {
    en: 'Nyama choma with my cousins, then a long nap',
    sw: 'Nyama choma na binamu zangu, kisha usingizi mrefu',
  },
  promptReply: { en: 'You had me at nap', sw: 'Kwenye usingizi hapo umenipata' },
  hiking: { en: 'Hiking', sw: 'Kupanda milima' },
  coffee: { en: 'Coffee', sw: 'Kahawa' },
  photography: { en: 'Photography', sw: 'Kupiga picha' },

  stepsTitle: { en: 'Five steps from here to a table for two', sw: 'Hatua tano hadi meza ya watu wawili' },
  step1: { en: 'Create your profile', sw: 'Tengeneza wasifu wako' },
  step1Text: {
    en: 'Add photos and the interests that make you, you.',
    sw: 'Weka picha na mambo unayopenda, yanayokufanya uwe wewe.',
  },
  step2: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  step2Text: {
    en: 'Take a selfie with your ID and add a valid identification document.',
    sw: 'Piga selfie ukiwa na kitambulisho na uongeze hati halali ya utambulisho.',
  },
  step3: { en: 'Discover matches', sw: 'Gundua wanaokufaa' },
  step3Text: {
    en: 'Browse people who fit what you look for, and whose wishes you fit.',
    sw: 'Tazama watu wanaolingana na unachotafuta, nawe unalingana na wanachotafuta.',
  },
  step4: { en: 'Start conversations', sw: 'Anzisha mazungumzo' },
  step4Text: { en: 'Say hello with a prompt or an icebreaker.', sw: 'Salimia kwa swali au kianzio cha mazungumzo.' },
  step5: { en: 'Meet in person', sw: 'Kutaneni ana kwa ana' },
  step5Text: {
    en: 'Pick a public place, tell a friend, and go.',
    sw: 'Chagua mahali penye watu, mwambie rafiki, kisha uende.',
  },

  plansTitle: { en: 'Choose your plan', sw: 'Chagua mpango wako' },
  startFree: { en: 'Start Free', sw: 'Anza Bure' },
  trialNote: {
    en: 'Three days free, once you are verified. No payment, and nothing renews.',
    sw: 'Siku tatu bure, ukishathibitishwa. Hakuna malipo, na hakuna kinachojirudia.',
  },
  startPremium: { en: 'Start Premium Trial', sw: 'Jaribu Premium' },

  closingTitle: { en: 'Your mwanzo is one hello away', sw: 'Mwanzo wako uko umbali wa salamu moja' },
  closingText: {
    en: 'Mwanzo is Swahili for beginning. Make yours today.',
    sw: 'Kila jambo lina mwanzo. Anza lako leo.',
  },

  footer: { en: 'Footer', sw: 'Sehemu ya chini' },
  tagline: { en: 'Where authentic connections begin', sw: 'Mahali mahusiano ya kweli huanzia' },
  privacy: { en: 'Privacy Policy', sw: 'Sera ya Faragha' },
  terms: { en: 'Terms of Service', sw: 'Masharti ya Huduma' },
  support: { en: 'Support', sw: 'Msaada' },
});

import { defineMessages, type Unreviewed } from './define-messages.ts';

export const landing = defineMessages({
  title: {
    en: 'Where authentic connections begin · Mwanzo',
    sw: 'Mahali mahusiano ya kweli huanzia · Mwanzo' satisfies Unreviewed,
  },
  shareAlt: {
    en: 'Mountains never meet. People do. Two people under a rising sun, with the name Mwanzo.',
    sw: 'Milima haikutani, binadamu hukutana. Watu wawili chini ya jua linalochomoza, na jina Mwanzo.' satisfies Unreviewed,
  },
  account: { en: 'Account', sw: 'Akaunti' satisfies Unreviewed },
  logIn: { en: 'Log In', sw: 'Ingia' satisfies Unreviewed },
  signUp: { en: 'Sign Up', sw: 'Jisajili' satisfies Unreviewed },
  heroMountains: { en: 'Mountains never meet.', sw: 'Milima haikutani,' satisfies Unreviewed },
  heroPeople: { en: 'People do.', sw: 'binadamu hukutana.' satisfies Unreviewed },
  lead: {
    en: 'Mwanzo matches like-minded people across Kenya, with verified profiles and conversations that go somewhere.',
    sw: 'Mwanzo hukutanisha watu wenye mawazo sawa kote Kenya, kwa wasifu uliothibitishwa na mazungumzo yenye mwelekeo.' satisfies Unreviewed,
  },
  start: { en: 'Start Your Journey', sw: 'Anza Safari Yako' satisfies Unreviewed },
  haveAccount: { en: 'I Already Have An Account', sw: 'Tayari Nina Akaunti' satisfies Unreviewed },
  icebreakerQuestion: { en: 'Ugali or chapati?', sw: 'Ugali au chapati?' satisfies Unreviewed },
  icebreakerAnswer: { en: 'Chapati. Always.', sw: 'Chapati. Daima.' satisfies Unreviewed },
  verified: { en: 'Verified', sw: 'Amethibitishwa' satisfies Unreviewed },
  sayingMeaning: { en: 'The Swahili saying we started from', sw: 'Methali tuliyoanzia' satisfies Unreviewed },

  featuresTitle: { en: 'Introductions, done properly', sw: 'Kutambulishana, kwa heshima' satisfies Unreviewed },
  matchingTitle: { en: 'Smart matching', sw: 'Ulinganishaji makini' satisfies Unreviewed },
  matchingText: {
    en: 'You say whom you want to meet, how near and what for. If you two share something, their card shows it.',
    sw: 'Unasema ungependa kukutana na nani, wa karibu kiasi gani na kwa lengo gani. Mkifanana kwa jambo, kadi yake inalionyesha.' satisfies Unreviewed,
  },
  safeTitle: { en: 'Safe and secure', sw: 'Salama na ya kuaminika' satisfies Unreviewed },
  safeText: {
    en: 'Verified profiles. A person checks each ID against a selfie before the badge appears.',
    sw: 'Wasifu uliothibitishwa. Mtu hulinganisha kila kitambulisho na selfie kabla ya beji kuonekana.' satisfies Unreviewed,
  },
  faceMatches: { en: 'Face matches ID', sw: 'Sura inalingana na ID' satisfies Unreviewed },
  talkTitle: { en: 'Meaningful conversations', sw: 'Mazungumzo yenye maana' satisfies Unreviewed },
  talkText: {
    en: 'Prompts and icebreakers get you past “hi” and into things worth talking about.',
    sw: 'Maswali na vianzio vya mazungumzo hukupeleka mbali zaidi ya “mambo”, hadi kwenye yenye maana.' satisfies Unreviewed,
  },
  prompt: { en: 'Icebreaker', sw: 'Kianzio' satisfies Unreviewed },
  promptQuestion: { en: 'The best Sunday in Kenya is…', sw: 'Jumapili nzuri zaidi Kenya ni…' satisfies Unreviewed },
  promptAnswer: {
    en: 'Nyama choma with my cousins, then a long nap',
    sw: 'Nyama choma na binamu zangu, kisha usingizi mrefu' satisfies Unreviewed,
  },
  promptReply: { en: 'You had me at nap', sw: 'Kwenye usingizi hapo umenipata' satisfies Unreviewed },
  hiking: { en: 'Hiking', sw: 'Kupanda milima' satisfies Unreviewed },
  coffee: { en: 'Coffee', sw: 'Kahawa' satisfies Unreviewed },
  photography: { en: 'Photography', sw: 'Kupiga picha' satisfies Unreviewed },

  stepsTitle: {
    en: 'Five steps from here to a table for two',
    sw: 'Hatua tano hadi meza ya watu wawili' satisfies Unreviewed,
  },
  step1: { en: 'Create your profile', sw: 'Tengeneza wasifu wako' satisfies Unreviewed },
  step1Text: {
    en: 'Add photos and the interests that make you, you.',
    sw: 'Weka picha na mambo unayopenda, yanayokufanya uwe wewe.' satisfies Unreviewed,
  },
  step2: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' satisfies Unreviewed },
  step2Text: {
    en: 'Take a selfie with your ID and add a valid identification document.',
    sw: 'Piga selfie ukiwa na kitambulisho na uongeze hati halali ya utambulisho.' satisfies Unreviewed,
  },
  step3: { en: 'Discover matches', sw: 'Gundua wanaokufaa' satisfies Unreviewed },
  step3Text: {
    en: 'Browse people who fit what you look for, and whose wishes you fit.',
    sw: 'Tazama watu wanaolingana na unachotafuta, nawe unalingana na wanachotafuta.' satisfies Unreviewed,
  },
  step4: { en: 'Start conversations', sw: 'Anzisha mazungumzo' satisfies Unreviewed },
  step4Text: {
    en: 'Say hello with a prompt or an icebreaker.',
    sw: 'Salimia kwa swali au kianzio cha mazungumzo.' satisfies Unreviewed,
  },
  step5: { en: 'Meet in person', sw: 'Kutaneni ana kwa ana' satisfies Unreviewed },
  step5Text: {
    en: 'Pick a public place, tell a friend, and go.',
    sw: 'Chagua mahali penye watu, mwambie rafiki, kisha uende.' satisfies Unreviewed,
  },

  plansTitle: { en: 'Choose your plan', sw: 'Chagua mpango wako' satisfies Unreviewed },
  startFree: { en: 'Start Free', sw: 'Anza Bure' satisfies Unreviewed },
  trialNote: {
    en: 'Three days free, once you are verified. No payment, and nothing renews.',
    sw: 'Siku tatu bure, ukishathibitishwa. Hakuna malipo, na hakuna kinachojirudia.' satisfies Unreviewed,
  },
  startPremium: { en: 'Start Premium Trial', sw: 'Jaribu Premium' satisfies Unreviewed },

  closingTitle: {
    en: 'Your mwanzo is one hello away',
    sw: 'Mwanzo wako uko umbali wa salamu moja' satisfies Unreviewed,
  },
  closingText: {
    en: 'Mwanzo is Swahili for beginning. Make yours today.',
    sw: 'Kila jambo lina mwanzo. Anza lako leo.' satisfies Unreviewed,
  },

  footer: { en: 'Footer', sw: 'Sehemu ya chini' satisfies Unreviewed },
  tagline: { en: 'Where authentic connections begin', sw: 'Mahali mahusiano ya kweli huanzia' satisfies Unreviewed },
  privacy: { en: 'Privacy Policy', sw: 'Sera ya Faragha' satisfies Unreviewed },
  terms: { en: 'Terms of Service', sw: 'Masharti ya Huduma' satisfies Unreviewed },
  support: { en: 'Support', sw: 'Msaada' satisfies Unreviewed },
});

import { defineMessages } from './define-messages.ts';

/** Texts for downloading one's data, pausing, and deleting the account. */
export const ownData = defineMessages({
  download: { en: 'Download my data', sw: 'Pakua data yangu' },
  downloadHint: { en: 'One archive with all we hold', sw: 'Faili moja lenye yote tuliyo nayo' },
  downloadText: {
    en: 'One ZIP archive with your profile, photos, messages, likes, settings and all else we hold about you. Open index.html in it to read it.',
    sw: 'Faili moja la ZIP lenye wasifu, picha, ujumbe, uliowapenda, mipangilio na yote mengine tuliyo nayo kukuhusu. Fungua index.html iliyo ndani ili kusoma.',
  },
  keepSafe: {
    en: 'It also holds what your matches wrote to you. Keep it where nobody else reads it.',
    sw: 'Pia lina yale ambayo mliochaguana walikuandikia. Liweke mahali ambapo hakuna mwingine atakayelisoma.',
  },
  startDownload: { en: 'Download', sw: 'Pakua' },
  preparing: { en: 'Getting it ready...', sw: 'Inatayarishwa...' },
  received: { en: '{amount} so far', sw: '{amount} hadi sasa' },
  saved: { en: 'Your data is in your downloads ({amount}).', sw: 'Data yako iko kwenye vipakuliwa ({amount}).' },
  brokenOff: {
    en: 'The download broke off, and nothing was saved. Check your connection and try again.',
    sw: 'Upakuaji umekatika, na hakuna kilichohifadhiwa. Angalia mtandao wako kisha ujaribu tena.',
  },
  notNow: { en: 'That did not work. Please try again.', sw: 'Haikufanikiwa. Tafadhali jaribu tena.' },
  tooOften: {
    en: { one: 'Too often. Try again in a minute.', other: 'Too often. Try again in {count} minutes.' },
    sw: {
      one: 'Mara nyingi mno. Jaribu tena baada ya dakika moja.',
      other: 'Mara nyingi mno. Jaribu tena baada ya dakika {count}.',
    },
  },
  password: { en: 'Your password', sw: 'Nenosiri lako' },
  passwordMissing: { en: 'Please type your password', sw: 'Tafadhali andika nenosiri lako' },
  wrongPassword: { en: 'This is not your password', sw: 'Hili si nenosiri lako' },
  pause: { en: 'Pause my profile', sw: 'Sitisha wasifu wangu' },
  pauseHint: { en: 'Hidden, and your chats stay', sw: 'Umefichwa, na mazungumzo yako yanabaki' },
  pausedTitle: { en: 'Your profile is paused', sw: 'Wasifu wako umesitishwa' },
  pausedText: {
    en: 'Nobody new meets you. Your matches and your chats stay as they are.',
    sw: 'Hakuna mtu mpya anayekuona. Mliochaguana na mazungumzo yenu hubaki kama yalivyo.',
  },
  unpause: { en: 'Unpause', sw: 'Endelea' },
  remove: { en: 'Delete account', sw: 'Futa akaunti' },
  removeHint: { en: 'Gone at once, for good', sw: 'Inafutwa mara moja, milele' },
  whatGoes: { en: 'What goes, at once and for good', sw: 'Kinachofutwa, mara moja na milele' },
  goesProfile: { en: 'Your profile and your photos', sw: 'Wasifu wako na picha zako' },
  goesMatches: { en: 'Your likes and your matches', sw: 'Uliowapenda na mliochaguana' },
  goesMessages: {
    en: 'What you wrote in chats; your matches keep only their own words',
    sw: 'Ulichoandika kwenye mazungumzo; mliochaguana hubaki na maneno yao tu',
  },
  goesVerification: {
    en: 'Your verification with its pictures, and your badge',
    sw: 'Uthibitishaji wako na picha zake, na beji yako',
  },
  goesPlans: { en: 'Your date plans and their links', sw: 'Mipango yako ya kukutana na viungo vyake' },
  goesPremium: {
    en: 'Your Premium until {moment}, which cannot be brought back',
    sw: 'Premium yako ya hadi {moment}, ambayo haiwezi kurudishwa',
  },
  goesPremiumUnread: {
    en: 'Premium time that you have left, which cannot be brought back',
    sw: 'Muda wa Premium uliobaki, ambao hauwezi kurudishwa',
  },
  downloadFirst: { en: 'Download my data first', sw: 'Pakua data yangu kwanza' },
  mailFollows: {
    en: 'We confirm the deletion by mail, and then forget your address.',
    sw: 'Tunathibitisha kufutwa kwa barua pepe, kisha tunasahau anwani yako.',
  },
  whatStays: { en: 'What stays, and how long', sw: 'Kinachobaki, na kwa muda gani' },
  staysReports: {
    en: 'For good, without your name: the reasons of reports that you made, and of decisions about you.',
    sw: 'Milele, bila jina lako: sababu za ripoti ulizotoa, na za maamuzi kukuhusu.',
  },
  staysPayments: {
    en: 'Without your name: your payments, which the law on books asks for. What M-Pesa told us about them goes after 13 months.',
    sw: 'Bila jina lako: malipo yako, ambayo sheria ya hesabu inayadai. Yale M-Pesa ilituambia kuyahusu hufutwa baada ya miezi 13.',
  },
  staysPlans: {
    en: 'Your first name in date plans that others have made with you, until such a plan closes.',
    sw: 'Jina lako la kwanza kwenye mipango ya kukutana ambayo wengine wamefanya nawe, hadi mpango ufungwe.',
  },
  staysTrial: {
    en: 'Because you tried Premium: a keyed code of your ID’s number, for two years from that day.',
    sw: 'Kwa kuwa ulijaribu Premium: msimbo wenye ufunguo wa namba ya kitambulisho chako, kwa miaka miwili tangu siku hiyo.',
  },
  orPause: {
    en: 'Only need a break? You can pause your profile instead.',
    sw: 'Unahitaji mapumziko tu? Unaweza kusitisha wasifu wako badala yake.',
  },
  removeNow: { en: 'Delete for good', sw: 'Futa milele' },
  removing: { en: 'Deleting...', sw: 'Inafuta...' },
  goodbyeTitle: { en: 'Your account is gone', sw: 'Akaunti yako imefutwa' },
  goodbyeText: {
    en: 'Everything is deleted, here and on this device. Thank you for having been with us. Go well.',
    sw: 'Kila kitu kimefutwa, hapa na kwenye kifaa hiki. Asante kwa kuwa nasi. Kwaheri.',
  },
  toStart: { en: 'To the start page', sw: 'Kwenye ukurasa wa mwanzo' },
});

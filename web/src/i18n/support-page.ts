import { defineMessages } from './define-messages.ts';

/** The page behind "Support" and "Ask for help". */
export const supportPage = defineMessages({
  lead: {
    en: 'Answers to what people ask most, and how to reach a person.',
    sw: 'Majibu ya yanayoulizwa zaidi, na jinsi ya kumfikia mtu.',
  },
  write: { en: 'Write to us', sw: 'Tuandikie' },
  write1: {
    en: 'Say what happened, and your member number from the settings. Never send your password or a code: nobody here asks for them.',
    sw: 'Sema kilichotokea, na namba yako ya mwanachama kutoka mipangilio. Usitume neno la siri wala namba ya siri kamwe: hakuna anayeziomba hapa.',
  },
  signIn: { en: 'Signing in', sw: 'Kuingia' },
  signIn1: {
    en: 'Forgot your password? “Forgot password?” on the sign-in page sends a link to your address. It works once, for a few minutes.',
    sw: 'Umesahau neno la siri? “Umesahau neno la siri?” kwenye ukurasa wa kuingia hutuma kiungo kwa anwani yako. Hufanya kazi mara moja, kwa dakika chache.',
  },
  signIn2: {
    en: 'A mail about a device that is not yours? Settings, Devices signs it out. Then change your password.',
    sw: 'Barua kuhusu kifaa kisicho chako? Mipangilio, Vifaa hukitoa. Kisha badilisha neno la siri.',
  },
  cannotSee: { en: 'Why can’t I see somebody?', sw: 'Kwa nini simwoni mtu fulani?' },
  cannotSee1: {
    en: 'You have liked or passed them already. Undo brings the last one back.',
    sw: 'Tayari umempenda au umempita. Tendua humrudisha wa mwisho.',
  },
  cannotSee2: {
    en: 'You do not fit what one of you looks for: gender, age, how near, what you want, or the badge. Settings, Preferences changes your side.',
    sw: 'Hamlingani na anachotafuta mmoja wenu: jinsia, umri, ukaribu, mnachotaka, au beji. Mipangilio, Mapendeleo hubadilisha upande wako.',
  },
  cannotSee3: {
    en: 'A search or a filter leaves them out. It never finds what somebody hides.',
    sw: 'Utafutaji au kichujio kinamwacha nje. Hakipati kamwe kile ambacho mtu anaficha.',
  },
  cannotSee4: {
    en: 'Today’s people are used up. More come tomorrow.',
    sw: 'Watu wa leo wamekwisha. Wengine watakuja kesho.',
  },
  cannotSee5: {
    en: 'They have paused, show themselves only to people they like, were hidden by a reviewer, or have left. Or one of you has blocked the other.',
    sw: 'Amesitisha, anajionyesha kwa anaowapenda tu, amefichwa na mkaguzi, au ameondoka. Au mmoja wenu amemzuia mwenzake.',
  },
  cannotSee6: {
    en: 'We tell nobody which of these it is. Otherwise whoever asks would learn what the other one keeps private.',
    sw: 'Hatumwambii yeyote ni ipi kati ya hizi. La sivyo anayeuliza angejua ambacho mwenzake anaweka siri.',
  },
  people: { en: 'Somebody bothers you', sw: 'Mtu anakusumbua' },
  people1: {
    en: 'Report, Block and Unmatch are behind the three dots of a chat and at the end of a profile. Settings, “Report somebody” leads there too. They are not told.',
    sw: 'Ripoti, Zuia na Achana naye ziko nyuma ya nukta tatu za mazungumzo na mwisho wa wasifu. Mipangilio, “Ripoti mtu” hukupeleka pia. Hawaambiwi.',
  },
  people2: {
    en: '“Deleted member” means that the other one has left. Nobody can see in which way.',
    sw: '“Mwanachama aliyefutwa” inamaanisha mwenzako ameondoka. Hakuna anayeweza kuona kwa njia gani.',
  },
  people3: {
    en: 'Blocked by mistake? Settings, Blocked people takes it back.',
    sw: 'Umemzuia kwa makosa? Mipangilio, Waliozuiwa huondoa.',
  },
  verify: { en: 'Verification', sw: 'Uthibitisho' },
  verify1: {
    en: 'A person looks at it, mostly within {from} to {to} hours. Refused? The reason says what to photograph again.',
    sw: 'Mtu huangalia, mara nyingi ndani ya saa {from} hadi {to}. Umekataliwa? Sababu husema cha kupiga picha upya.',
  },
  verify2: {
    en: 'Warned, suspended or banned? You see why, and “Appeal” sends it to somebody else.',
    sw: 'Umeonywa, umesimamishwa au umefungiwa? Unaona sababu, na “Kata rufaa” hupeleka kwa mtu mwingine.',
  },
  data: { en: 'Your data', sw: 'Data yako' },
  data1: {
    en: 'Settings has “Download my data”, “Pause my profile” and “Delete account”. No letter to us is needed.',
    sw: 'Mipangilio ina “Pakua data yangu”, “Sitisha wasifu wangu” na “Futa akaunti”. Huhitaji kutuandikia.',
  },
  data2: {
    en: 'Does Mwanzo use too much of your bundle? Settings, Low data loads smaller photos.',
    sw: 'Mwanzo inatumia data nyingi? Mipangilio, Data kidogo hupakia picha ndogo.',
  },
});

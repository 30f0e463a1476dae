import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the reviewers' screen. */
export const moderation = defineMessages({
  review: { en: 'Review', sw: 'Ukaguzi' satisfies Unreviewed },
  title: { en: 'Verification', sw: 'Uthibitisho' satisfies Unreviewed },
  waiting: {
    en: { one: 'waiting', other: 'waiting' },
    sw: { one: 'anasubiri', other: 'wanasubiri' } satisfies Unreviewed,
  },
  lists: { en: 'Lists', sw: 'Orodha' satisfies Unreviewed },
  oldestFirst: { en: 'Oldest first', sw: 'Zamani kwanza' satisfies Unreviewed },
  askedAgain: { en: 'Asked again', sw: 'Yaliyorudi' satisfies Unreviewed },
  decided: { en: 'Decided', sw: 'Maamuzi' satisfies Unreviewed },
  promise: {
    en: 'Promise to members: {from} to {to} hours',
    sw: 'Ahadi kwa wanachama: saa {from} hadi {to}' satisfies Unreviewed,
  },
  loading: { en: 'Loading the queue...', sw: 'Tunapakia foleni...' satisfies Unreviewed },
  queueFailed: { en: 'The queue could not be loaded', sw: 'Foleni haikuweza kupakiwa' satisfies Unreviewed },
  withColleague: { en: 'with a colleague', sw: 'kwa mkaguzi mwenzako' satisfies Unreviewed },
  approvedTag: { en: 'Approved', sw: 'Limekubaliwa' satisfies Unreviewed },
  refusedTag: { en: 'Refused', sw: 'Limekataliwa' satisfies Unreviewed },
  noneHere: { en: 'Nothing here.', sw: 'Hakuna kitu hapa.' satisfies Unreviewed },

  minutes: { en: '{count} min', sw: 'dk {count}' satisfies Unreviewed },
  hours: { en: '{count}h', sw: 'saa {count}' satisfies Unreviewed },
  waitingFor: { en: 'Waiting {time}', sw: 'Linasubiri {time}' satisfies Unreviewed },
  submittedMinutes: {
    en: 'Submitted {count} min ago',
    sw: {
      one: 'Liliwasilishwa dakika 1 iliyopita',
      other: 'Liliwasilishwa dakika {count} zilizopita',
    } satisfies Unreviewed,
  },
  submittedHours: {
    en: { one: 'Submitted 1 hour ago', other: 'Submitted {count} hours ago' },
    sw: { one: 'Liliwasilishwa saa 1 iliyopita', other: 'Liliwasilishwa saa {count} zilizopita' } satisfies Unreviewed,
  },

  empty: { en: 'Nobody is waiting', sw: 'Hakuna anayesubiri' satisfies Unreviewed },
  emptyText: {
    en: 'New requests appear here by themselves.',
    sw: 'Maombi mapya yataonekana hapa yenyewe.' satisfies Unreviewed,
  },
  start: { en: 'Ready when you are', sw: 'Anza ukiwa tayari' satisfies Unreviewed },
  startText: {
    en: 'Opening a case keeps it for you. What you look at is logged.',
    sw: 'Ukifungua ombi linakuwa lako. Unachotazama huwekwa kwenye kumbukumbu.' satisfies Unreviewed,
  },
  openOldest: { en: 'Open the oldest', sw: 'Fungua la zamani zaidi' satisfies Unreviewed },
  pickDecided: {
    en: 'Pick a case to see what was decided.',
    sw: 'Chagua ombi uone kilichoamuliwa.' satisfies Unreviewed,
  },

  toQueue: { en: 'Queue', sw: 'Foleni' satisfies Unreviewed },
  previous: { en: 'Previous', sw: 'Nyuma' satisfies Unreviewed },
  next: { en: 'Next', sw: 'Mbele' satisfies Unreviewed },
  firstRequest: { en: 'First request', sw: 'Ombi la kwanza' satisfies Unreviewed },
  requestNumber: { en: 'Request {n}', sw: 'Ombi la {n}' satisfies Unreviewed },
  refusedBefore: { en: 'Refused before: {reason}', sw: 'Lilikataliwa awali: {reason}' satisfies Unreviewed },

  profilePhoto: { en: 'Profile photo', sw: 'Picha ya wasifu' satisfies Unreviewed },
  profilePhotoOf: { en: 'Profile photo of {name}', sw: 'Picha ya wasifu ya {name}' satisfies Unreviewed },
  changedName: { en: 'New name', sw: 'Jina jipya' satisfies Unreviewed },
  changedGender: { en: 'New gender', sw: 'Jinsia mpya' satisfies Unreviewed },
  changedPhoto: { en: 'New photo', sw: 'Picha mpya' satisfies Unreviewed },
  oldSide: { en: 'Others see now', sw: 'Wengine wanaona sasa' satisfies Unreviewed },
  newSide: { en: 'The member wants', sw: 'Mwanachama anataka' satisfies Unreviewed },
  oldPhotoOf: { en: 'Old photo of {name}', sw: 'Picha ya zamani ya {name}' satisfies Unreviewed },
  newPhotoOf: { en: 'New photo of {name}', sw: 'Picha mpya ya {name}' satisfies Unreviewed },
  noGender: { en: 'No gender', sw: 'Jinsia haijatajwa' satisfies Unreviewed },
  noFirstPhoto: { en: 'No photo', sw: 'Hakuna picha' satisfies Unreviewed },
  changeLogged: {
    en: 'Your viewing is logged. The badge stays with what others see now until you decide.',
    sw: 'Unachotazama huwekwa kwenye kumbukumbu. Beji inabaki na kile wengine wanaona sasa hadi uamue.' satisfies Unreviewed,
  },
  idDocument: { en: 'ID document', sw: 'Kitambulisho' satisfies Unreviewed },
  selfie: { en: 'Selfie with ID', sw: 'Selfie' satisfies Unreviewed },
  idDocumentOf: { en: 'ID document of {name}', sw: 'Kitambulisho cha {name}' satisfies Unreviewed },
  selfieOf: { en: 'Selfie of {name} with the ID', sw: 'Selfie ya {name} na kitambulisho' satisfies Unreviewed },
  scrollToZoom: { en: 'Scroll to zoom', sw: 'Sogeza kukuza' satisfies Unreviewed },
  zoomIn: { en: 'Zoom in: {picture}', sw: 'Kuza: {picture}' satisfies Unreviewed },
  zoomOut: { en: 'Zoom out: {picture}', sw: 'Punguza: {picture}' satisfies Unreviewed },
  turn: { en: 'Turn: {picture}', sw: 'Geuza: {picture}' satisfies Unreviewed },
  pictureFailed: { en: 'The picture could not be loaded', sw: 'Picha haikuweza kupakiwa' satisfies Unreviewed },
  pictureErased: { en: 'This picture is deleted', sw: 'Picha hii imefutwa' satisfies Unreviewed },

  checkEach: { en: 'Check each one', sw: 'Kagua kila moja' satisfies Unreviewed },
  samePerson: {
    en: 'The face on the ID and in the selfie is the same person',
    sw: 'Uso kwenye kitambulisho na kwenye selfie ni wa mtu yule yule' satisfies Unreviewed,
  },
  photoFits: {
    en: 'The first photo of the profile shows that person too',
    sw: 'Picha ya kwanza ya wasifu inamwonyesha mtu huyo pia' satisfies Unreviewed,
  },
  noPhoto: { en: 'The profile has no photo yet', sw: 'Wasifu hauna picha bado' satisfies Unreviewed },
  nameFits: {
    en: 'The name on the ID fits the profile name',
    sw: 'Jina kwenye kitambulisho linalingana na la wasifu' satisfies Unreviewed,
  },
  ageFits: {
    en: 'Date of birth gives {byBirthday}, profile says {age}',
    sw: 'Tarehe ya kuzaliwa inatoa {byBirthday}, wasifu unasema {age}' satisfies Unreviewed,
  },
  birthdayFits: {
    en: 'Date of birth is the one of the profile and gives {byBirthday}',
    sw: 'Tarehe ya kuzaliwa ni ya wasifu na inatoa {byBirthday}' satisfies Unreviewed,
  },
  genuine: {
    en: 'The document is readable and not edited',
    sw: 'Hati inasomeka na haijahaririwa' satisfies Unreviewed,
  },
  ageDiffers: {
    en: 'Over a year apart: look closely',
    sw: 'Tofauti ni zaidi ya mwaka mmoja: angalia kwa makini' satisfies Unreviewed,
  },

  profile: { en: 'Profile', sw: 'Wasifu' satisfies Unreviewed },
  name: { en: 'Name', sw: 'Jina' satisfies Unreviewed },
  birthday: { en: 'Birthday', sw: 'Kuzaliwa' satisfies Unreviewed },
  location: { en: 'Location', sw: 'Mahali' satisfies Unreviewed },
  joined: { en: 'Joined', sw: 'Alijiunga' satisfies Unreviewed },
  logged: {
    en: 'Your viewing is logged. Documents are deleted after the decision.',
    sw: 'Unachotazama huwekwa kwenye kumbukumbu. Hati hufutwa baada ya uamuzi.' satisfies Unreviewed,
  },

  reject: { en: 'Reject', sw: 'Kataa' satisfies Unreviewed },
  rejecting: { en: 'Rejecting...', sw: 'Inakataa...' satisfies Unreviewed },
  askNew: { en: 'Ask for new photos', sw: 'Omba picha mpya' satisfies Unreviewed },
  asking: { en: 'Asking...', sw: 'Inaomba...' satisfies Unreviewed },
  approve: { en: 'Approve', sw: 'Kubali' satisfies Unreviewed },
  approving: { en: 'Approving...', sw: 'Inakubali...' satisfies Unreviewed },
  tickAll: { en: 'Tick all six checks to approve', sw: 'Weka alama zote sita ili ukubali' satisfies Unreviewed },
  allTicked: { en: 'All six checks hold', sw: 'Zote sita ni sawa' satisfies Unreviewed },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  decidedApproved: { en: 'Approved {time}', sw: 'Lilikubaliwa {time}' satisfies Unreviewed },
  decidedRefused: { en: 'Refused {time}: {reason}', sw: 'Lilikataliwa {time}: {reason}' satisfies Unreviewed },

  approvedToast: { en: 'Approved', sw: 'Limekubaliwa' satisfies Unreviewed },
  refusedToast: { en: 'Decision sent', sw: 'Uamuzi umetumwa' satisfies Unreviewed },
  memberTold: { en: '{name} is notified.', sw: '{name} amejulishwa.' satisfies Unreviewed },
  picturesClosed: {
    en: 'Only the reviewer who decided can open the pictures.',
    sw: 'Mkaguzi aliyeamua tu ndiye anayeweza kufungua picha.' satisfies Unreviewed,
  },
  lookFirst: { en: 'Look for a moment first', sw: 'Tazama kwanza kidogo' satisfies Unreviewed },
  lookFirstText: {
    en: 'A decision counts once the case has been open for a second and a half.',
    sw: 'Uamuzi huhesabika kesi ikiwa wazi kwa sekunde moja na nusu.' satisfies Unreviewed,
  },
  decisionFailed: { en: 'Not saved', sw: 'Haikuhifadhiwa' satisfies Unreviewed },
  decisionFailedText: {
    en: 'The decision did not get through. Please try again.',
    sw: 'Uamuzi haukufika. Tafadhali jaribu tena.' satisfies Unreviewed,
  },

  claimedTitle: {
    en: 'A colleague is on this case',
    sw: 'Mkaguzi mwenzako analishughulikia ombi hili' satisfies Unreviewed,
  },
  profileChanged: {
    en: 'The member has changed their name or photo. Please look again.',
    sw: 'Mwanachama amebadilisha jina au picha. Tafadhali angalia tena.' satisfies Unreviewed,
  },
  claimedText: {
    en: 'It comes back to the queue if they leave it for 15 minutes.',
    sw: 'Litarudi kwenye foleni akiliacha kwa dakika 15.' satisfies Unreviewed,
  },
  goneTitle: { en: 'This case is no longer open', sw: 'Ombi hili limefungwa' satisfies Unreviewed },
  goneText: {
    en: 'It is decided already, or the member has sent new photos.',
    sw: 'Limeshaamuliwa, au mwanachama ametuma picha mpya.' satisfies Unreviewed,
  },
  caseFailedTitle: { en: 'The case could not be opened', sw: 'Ombi halikuweza kufunguliwa' satisfies Unreviewed },
  caseFailedText: {
    en: 'Check your connection, then try again.',
    sw: 'Angalia mtandao wako, kisha jaribu tena.' satisfies Unreviewed,
  },
  openNext: { en: 'Open the next one', sw: 'Fungua linalofuata' satisfies Unreviewed },
  opening: { en: 'Opening...', sw: 'Inafungua...' satisfies Unreviewed },

  whyReject: { en: 'Why can it not be approved?', sw: 'Kwa nini haliwezi kukubaliwa?' satisfies Unreviewed },
  whyAskNew: { en: 'What should be taken again?', sw: 'Ni picha gani ipigwe upya?' satisfies Unreviewed },
  note: { en: 'Your own words', sw: 'Maneno yako mwenyewe' satisfies Unreviewed },
  noteHint: {
    en: 'Plain and kind: say what to do next.',
    sw: 'Kwa lugha rahisi na ya upole: sema la kufanya sasa.' satisfies Unreviewed,
  },
  memberReads: { en: 'The member reads', sw: 'Mwanachama atasoma' satisfies Unreviewed },
  needReason: { en: 'Choose a reason or write one', sw: 'Chagua sababu au uandike moja' satisfies Unreviewed },

  shortcuts: { en: 'Keyboard shortcuts', sw: 'Njia za mkato za kibodi' satisfies Unreviewed },
  keyNew: { en: 'New photos', sw: 'Picha mpya' satisfies Unreviewed },
  keyCases: { en: 'Other case', sw: 'Ombi jingine' satisfies Unreviewed },
  keyChecks: { en: 'Tick', sw: 'Weka alama' satisfies Unreviewed },
  keyZoom: { en: 'Zoom', sw: 'Kuza' satisfies Unreviewed },
  keyTurn: { en: 'Turn', sw: 'Geuza' satisfies Unreviewed },
});

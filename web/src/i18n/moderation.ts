import { defineMessages } from './define-messages.ts';

/** The reviewer's screen. */
export const moderation = defineMessages({
  review: { en: 'Review', sw: 'Ukaguzi' },
  title: { en: 'Verification', sw: 'Uthibitisho' },
  waiting: { en: { one: 'waiting', other: 'waiting' }, sw: { one: 'anasubiri', other: 'wanasubiri' } },
  lists: { en: 'Lists', sw: 'Orodha' },
  oldestFirst: { en: 'Oldest first', sw: 'Wa kwanza' },
  askedAgain: { en: 'Asked again', sw: 'Tena' },
  decided: { en: 'Decided', sw: 'Maamuzi' },
  promise: { en: 'Promise to members: {from} to {to} hours', sw: 'Ahadi kwa wanachama: saa {from} hadi {to}' },
  loading: { en: 'Loading the queue...', sw: 'Tunapakia foleni...' },
  queueFailed: { en: 'The queue could not be loaded', sw: 'Foleni haikuweza kupakiwa' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  withColleague: { en: 'with a colleague', sw: 'kwa mkaguzi mwenzako' },
  approvedTag: { en: 'Approved', sw: 'Imekubaliwa' },
  refusedTag: { en: 'Refused', sw: 'Imekataliwa' },
  noneHere: { en: 'Nothing here.', sw: 'Hakuna kitu hapa.' },

  minutes: { en: '{count} min', sw: 'dk {count}' },
  hours: { en: '{count}h', sw: 'saa {count}' },
  waitingFor: { en: 'Waiting {time}', sw: 'Linasubiri {time}' },
  submittedMinutes: {
    en: 'Submitted {count} min ago',
    sw: { one: 'Liliwasilishwa dakika 1 iliyopita', other: 'Liliwasilishwa dakika {count} zilizopita' },
  },
  submittedHours: {
    en: { one: 'Submitted 1 hour ago', other: 'Submitted {count} hours ago' },
    sw: { one: 'Liliwasilishwa saa 1 iliyopita', other: 'Liliwasilishwa saa {count} zilizopita' },
  },

  empty: { en: 'Nobody is waiting', sw: 'Hakuna anayesubiri' },
  emptyText: { en: 'New requests appear here by themselves.', sw: 'Maombi mapya yataonekana hapa yenyewe.' },
  start: { en: 'Ready when you are', sw: 'Tayari ukiwa tayari' },
  startText: {
    en: 'Opening a case keeps it for you. What you look at is logged.',
    sw: 'Ukifungua ombi linakuwa lako. Unachokiangalia huwekwa kwenye kumbukumbu.',
  },
  openOldest: { en: 'Open the oldest', sw: 'Fungua la zamani zaidi' },
  pickDecided: { en: 'Pick a case to see what was decided.', sw: 'Chagua ombi uone kilichoamuliwa.' },

  toQueue: { en: 'Queue', sw: 'Foleni' },
  previous: { en: 'Previous', sw: 'Nyuma' },
  next: { en: 'Next', sw: 'Mbele' },
  firstRequest: { en: 'First request', sw: 'Ombi la kwanza' },
  requestNumber: { en: 'Request {n}', sw: 'Ombi la {n}' },
  refusedBefore: { en: 'Refused before: {reason}', sw: 'Ilikataliwa awali: {reason}' },

  idDocument: { en: 'ID document', sw: 'Kitambulisho' },
  selfie: { en: 'Selfie with ID', sw: 'Selfie' },
  idDocumentOf: { en: 'ID document of {name}', sw: 'Kitambulisho cha {name}' },
  selfieOf: { en: 'Selfie of {name} with the ID', sw: 'Selfie ya {name} na kitambulisho' },
  scrollToZoom: { en: 'Scroll to zoom', sw: 'Sogeza kukuza' },
  zoomIn: { en: 'Zoom in: {picture}', sw: 'Kuza: {picture}' },
  zoomOut: { en: 'Zoom out: {picture}', sw: 'Punguza: {picture}' },
  turn: { en: 'Turn: {picture}', sw: 'Geuza: {picture}' },
  watermark: { en: 'Reviewer {id} · {time}', sw: 'Mkaguzi {id} · {time}' },
  pictureFailed: { en: 'The picture could not be loaded', sw: 'Picha haikuweza kupakiwa' },
  pictureErased: { en: 'This picture is deleted', sw: 'Picha hii imefutwa' },

  checkEach: { en: 'Check each one', sw: 'Kagua kila moja' },
  samePerson: { en: 'The face on the ID and in the selfie is the same person', sw: 'Uso kwenye kitambulisho na kwenye selfie ni wa mtu yule yule' },
  nameFits: { en: 'The name on the ID fits the profile name', sw: 'Jina kwenye kitambulisho linalingana na la wasifu' },
  ageFits: { en: 'Date of birth gives {byBirthday}, profile says {age}', sw: 'Tarehe ya kuzaliwa inatoa {byBirthday}, wasifu unasema {age}' },
  birthdayFits: { en: 'Date of birth is the one of the profile and gives {byBirthday}', sw: 'Tarehe ya kuzaliwa ni ya wasifu na inatoa {byBirthday}' },
  genuine: { en: 'The document is readable and not edited', sw: 'Hati inasomeka na haijahaririwa' },
  ageDiffers: { en: 'Over a year apart: look closely', sw: 'Zaidi ya mwaka mmoja: angalia kwa makini' },

  profile: { en: 'Profile', sw: 'Wasifu' },
  name: { en: 'Name', sw: 'Jina' },
  birthday: { en: 'Birthday', sw: 'Kuzaliwa' },
  location: { en: 'Location', sw: 'Mahali' },
  joined: { en: 'Joined', sw: 'Alijiunga' },
  logged: {
    en: 'Your viewing is logged. Documents are deleted after the decision.',
    sw: 'Kuangalia kwako huwekwa kwenye kumbukumbu. Hati hufutwa baada ya uamuzi.',
  },

  reject: { en: 'Reject', sw: 'Kataa' },
  rejecting: { en: 'Rejecting...', sw: 'Inakataa...' },
  askNew: { en: 'Ask for new photos', sw: 'Omba picha mpya' },
  asking: { en: 'Asking...', sw: 'Inaomba...' },
  approve: { en: 'Approve', sw: 'Kubali' },
  approving: { en: 'Approving...', sw: 'Inakubali...' },
  tickAll: { en: 'Tick all four checks to approve', sw: 'Weka alama zote nne ili ukubali' },
  allTicked: { en: 'All four checks hold', sw: 'Zote nne ni sawa' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  decidedApproved: { en: 'Approved {time}', sw: 'Ilikubaliwa {time}' },
  decidedRefused: { en: 'Refused {time}: {reason}', sw: 'Ilikataliwa {time}: {reason}' },

  approvedToast: { en: 'Approved', sw: 'Imekubaliwa' },
  refusedToast: { en: 'Decision sent', sw: 'Uamuzi umetumwa' },
  memberTold: { en: '{name} is notified.', sw: '{name} amejulishwa.' },
  decisionFailed: { en: 'Not saved', sw: 'Haikuhifadhiwa' },
  decisionFailedText: { en: 'The decision did not get through. Please try again.', sw: 'Uamuzi haukufika. Tafadhali jaribu tena.' },

  claimedTitle: { en: 'A colleague is on this case', sw: 'Mkaguzi mwenzako analishughulikia ombi hili' },
  claimedText: { en: 'It comes back to the queue if they leave it for 15 minutes.', sw: 'Litarudi kwenye foleni akiliacha kwa dakika 15.' },
  goneTitle: { en: 'This case is no longer open', sw: 'Ombi hili halipo wazi tena' },
  goneText: { en: 'It is decided already, or the member has sent new photos.', sw: 'Limeshaamuliwa, au mwanachama ametuma picha mpya.' },
  caseFailedTitle: { en: 'The case could not be opened', sw: 'Ombi halikuweza kufunguliwa' },
  caseFailedText: { en: 'Check your connection, then try again.', sw: 'Angalia mtandao wako, kisha jaribu tena.' },
  openNext: { en: 'Open the next one', sw: 'Fungua linalofuata' },
  opening: { en: 'Opening...', sw: 'Inafungua...' },

  whyReject: { en: 'Why can it not be approved?', sw: 'Kwa nini haliwezi kukubaliwa?' },
  whyAskNew: { en: 'What should be taken anew?', sw: 'Ni nini kipigwe upya?' },
  note: { en: 'Your own words', sw: 'Maneno yako mwenyewe' },
  noteHint: { en: 'Plain and kind: say what to do next.', sw: 'Kwa urahisi na upole: sema la kufanya baadaye.' },
  memberReads: { en: 'The member reads', sw: 'Mwanachama atasoma' },
  needReason: { en: 'Choose a reason or write one', sw: 'Chagua sababu au uandike moja' },

  shortcuts: { en: 'Keyboard shortcuts', sw: 'Njia za mkato za kibodi' },
  keyNew: { en: 'New photos', sw: 'Picha mpya' },
  keyCases: { en: 'Other case', sw: 'Ombi jingine' },
  keyChecks: { en: 'Tick', sw: 'Weka alama' },
  keyZoom: { en: 'Zoom', sw: 'Kuza' },
  keyTurn: { en: 'Turn', sw: 'Geuza' },
});

/** Reasons that a member reads as they are: what is wrong and what to do. */
export const reasons = defineMessages({
  notSamePerson: {
    en: 'The face in your selfie and the face on the ID do not look like the same person. Please use your own ID.',
    sw: 'Uso kwenye selfie yako na uso kwenye kitambulisho havionekani kuwa vya mtu mmoja. Tafadhali tumia kitambulisho chako.',
  },
  nameDiffers: {
    en: 'The name on the ID is not the name on your profile. Please change your profile name, then send your photos again.',
    sw: 'Jina kwenye kitambulisho si jina la wasifu wako. Tafadhali badilisha jina la wasifu, kisha tuma picha tena.',
  },
  birthdayDiffers: {
    en: 'The date of birth on the ID is not the one on your profile.',
    sw: 'Tarehe ya kuzaliwa kwenye kitambulisho si ile ya wasifu wako.',
  },
  notAccepted: {
    en: 'We can only accept a national ID, a passport or a driving licence that is not edited.',
    sw: 'Tunakubali tu kitambulisho cha taifa, pasipoti au leseni ya udereva ambayo haijahaririwa.',
  },
  idUnreadable: {
    en: 'The photo of your ID is blurred or too dark to read. Please take it in good light.',
    sw: 'Picha ya kitambulisho chako haisomeki au ina giza. Tafadhali piga kwenye mwanga mzuri.',
  },
  idCutOff: {
    en: 'Part of your ID is cut off or covered. Please show all four corners.',
    sw: 'Sehemu ya kitambulisho chako imekatwa au imefunikwa. Tafadhali onyesha pembe zote nne.',
  },
  faceUnclear: {
    en: 'Your face is hard to see in the selfie. Please take it in good light, without sunglasses.',
    sw: 'Uso wako hauonekani vizuri kwenye selfie. Tafadhali piga kwenye mwanga mzuri, bila miwani ya jua.',
  },
  idNotInSelfie: {
    en: 'Your selfie does not show the ID. Please hold it next to your face.',
    sw: 'Selfie yako haionyeshi kitambulisho. Tafadhali kishikilie kando ya uso wako.',
  },
});

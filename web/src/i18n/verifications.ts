import { defineMessages } from './define-messages.ts';

export const verifications = defineMessages({
  step: { en: 'Step {step} of 3', sw: 'Hatua ya {step} kati ya 3' },
  title: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  text: {
    en: 'One ID, one selfie. Our team checks both, then you get the badge and can match.',
    sw: 'Kitambulisho kimoja, selfie moja. Timu yetu hukagua vyote viwili, kisha unapata beji na unaweza kuchaguana na wengine.',
  },
  skip: { en: 'Skip for now', sw: 'Ruka kwa sasa' },

  idTitle: { en: 'Add a photo of your ID', sw: 'Weka picha ya kitambulisho chako' },
  idAdded: { en: 'ID photo added', sw: 'Picha ya kitambulisho imewekwa' },
  idHint: {
    en: 'National ID, passport or driving licence',
    sw: 'Kitambulisho cha taifa, pasipoti au leseni ya udereva',
  },
  idAction: { en: 'Choose photo', sw: 'Chagua picha' },
  selfieTitle: { en: 'Take a selfie with your ID', sw: 'Piga selfie ukiwa na kitambulisho' },
  selfieAdded: { en: 'Selfie added', sw: 'Selfie imewekwa' },
  selfieHint: {
    en: 'Hold your ID next to your face, in good light.',
    sw: 'Shikilia kitambulisho kando ya uso, kwenye mwanga mzuri.',
  },
  selfieAction: { en: 'Open camera', sw: 'Fungua kamera' },
  changePhoto: { en: 'Change photo', sw: 'Badilisha picha' },

  preparing: { en: 'Preparing photo...', sw: 'Inaandaa picha...' },
  chooseAgain: {
    en: 'You had chosen {name}. Photos of your ID are never kept on the phone, so please choose it again.',
    sw: 'Ulikuwa umechagua {name}. Picha za kitambulisho hazihifadhiwi kwenye simu, tafadhali ichague tena.',
  },
  stillMissing: { en: 'This photo is still missing.', sw: 'Picha hii bado inakosekana.' },
  notAPicture: {
    en: 'This file is not a picture. Choose a JPEG, PNG, WebP or HEIC photo.',
    sw: 'Faili hili si picha. Chagua picha ya JPEG, PNG, WebP au HEIC.',
  },
  tooLarge: {
    en: 'This photo is over 10 MB and could not be made smaller. Take it again with a lower resolution.',
    sw: 'Picha hii inazidi MB 10 na haikuweza kupunguzwa. Piga tena kwa ubora wa chini.',
  },
  sentOf: { en: '{sent} of {total} sent', sw: '{sent} kati ya {total} zimetumwa' },
  progress: { en: 'Sending your documents', sw: 'Inatuma hati zako' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  cancelled: {
    en: 'Nothing was submitted. Your photos are still here.',
    sw: 'Hakuna kilichowasilishwa. Picha zako bado zipo hapa.',
  },
  cut: {
    en: 'The connection was cut. Your photos are still here: you need not choose them again.',
    sw: 'Mtandao ulikatika. Picha zako bado zipo hapa: huhitaji kuzichagua tena.',
  },
  notTaken: {
    en: 'Something went wrong on our side. Your photos are still here: you need not choose them again.',
    sw: 'Kuna hitilafu upande wetu. Picha zako bado zipo hapa: huhitaji kuzichagua tena.',
  },
  offline: {
    en: 'You are offline. Your photos will be sent when the connection is back.',
    sw: 'Huna mtandao. Picha zako zitatumwa mtandao ukirudi.',
  },
  paused: {
    en: 'Mwanzo takes no documents for now. Your photos will be sent later by themselves, while this app is open.',
    sw: 'Mwanzo haipokei hati kwa sasa. Picha zako zitatumwa baadaye zenyewe, programu hii ikiwa wazi.',
  },
  tooOften: {
    en: 'You have sent documents many times today. Please try again tomorrow.',
    sw: 'Umetuma hati mara nyingi leo. Tafadhali jaribu tena kesho.',
  },
  refused: {
    en: 'One of the photos could not be read. Please choose other ones.',
    sw: 'Moja ya picha haikusomeka. Tafadhali chagua nyingine.',
  },

  onlyReviewers: {
    en: 'Only our reviewers see these, and a program on our server if you allow it below. They never appear on your profile.',
    sw: 'Wakaguzi wetu pekee huona hizi, na programu kwenye seva yetu ukiiruhusu hapa chini. Hazionekani kamwe kwenye wasifu wako.',
  },
  reviewTime: {
    en: 'Review takes 24 to 48 hours. We notify you.',
    sw: 'Ukaguzi huchukua saa 24 hadi 48. Tutakujulisha.',
  },
  submit: { en: 'Submit for review', sw: 'Wasilisha kwa ukaguzi' },
  submitting: { en: 'Submitting...', sw: 'Inawasilisha...' },

  missing: { en: 'Missing files', sw: 'Faili zinakosekana' },
  missingText: {
    en: 'Please upload both your ID and a recent selfie',
    sw: 'Tafadhali pakia kitambulisho na selfie ya hivi karibuni',
  },
  submitted: { en: 'Verification submitted', sw: 'Uthibitisho umewasilishwa' },
  submittedText: {
    en: "Your documents have been submitted for review. You'll be notified once verified.",
    sw: 'Hati zako zimewasilishwa kwa ukaguzi. Utajulishwa ukishathibitishwa.',
  },
  signInFirst: { en: 'Sign in first', sw: 'Ingia kwanza' },
  signInFirstText: {
    en: 'Your photos have not left this phone. Please choose them again once you are signed in.',
    sw: 'Picha zako hazijatoka kwenye simu hii. Tafadhali zichague tena ukishaingia.',
  },
  uploadFailed: { en: 'Upload failed', sw: 'Imeshindwa kupakia' },
  uploadFailedText: {
    en: 'Could not submit verification. Please try again.',
    sw: 'Uthibitisho haukuwasilishwa. Jaribu tena.',
  },

  pendingTitle: { en: 'We have your documents', sw: 'Tumepokea hati zako' },
  pendingTag: { en: 'In review', sw: 'Inakaguliwa' },
  weNotify: { en: 'We notify you.', sw: 'Tutakujulisha.' },
  sendAgain: { en: 'Send other photos', sw: 'Tuma picha nyingine' },
  rejectedTitle: { en: 'We could not verify you yet', sw: 'Bado hatujaweza kukuthibitisha' },
  rejectedText: { en: 'You can send new photos right away.', sw: 'Unaweza kutuma picha mpya sasa hivi.' },
  approvedTitle: { en: 'Your profile is verified', sw: 'Wasifu wako umethibitishwa' },
  approvedText: {
    en: 'Your badge is on your profile, and you can match.',
    sw: 'Beji iko kwenye wasifu wako, na unaweza kuchaguana na wengine.',
  },
  continue: { en: 'Continue to Discover', sw: 'Endelea Kugundua' },
});

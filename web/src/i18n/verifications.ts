import { defineMessages } from './define-messages.ts';

export const verifications = defineMessages({
  step: { en: 'Step {step} of 3', sw: 'Hatua ya {step} kati ya 3' },
  title: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  text: {
    en: 'One ID, one selfie. Our team checks both, then you get the badge and can match.',
    sw: 'Kitambulisho kimoja, selfie moja. Timu yetu hukagua zote, kisha unapata beji na unaweza kuchaguana.',
  },
  skip: { en: 'Skip for now', sw: 'Ruka kwa sasa' },

  idTitle: { en: 'Add a photo of your ID', sw: 'Weka picha ya kitambulisho chako' },
  idAdded: { en: 'ID photo added', sw: 'Picha ya kitambulisho imewekwa' },
  idHint: { en: 'National ID, passport or driving licence', sw: 'Kitambulisho cha taifa, pasipoti au leseni ya udereva' },
  idAction: { en: 'Choose photo', sw: 'Chagua picha' },
  selfieTitle: { en: 'Take a selfie with your ID', sw: 'Piga selfie ukiwa na kitambulisho' },
  selfieAdded: { en: 'Selfie added', sw: 'Selfie imewekwa' },
  selfieHint: { en: 'Hold your ID next to your face, in good light.', sw: 'Shikilia kitambulisho kando ya uso, kwenye mwanga mzuri.' },
  selfieAction: { en: 'Open camera', sw: 'Fungua kamera' },
  changePhoto: { en: 'Change photo', sw: 'Badilisha picha' },

  onlyReviewers: {
    en: 'Only our reviewers see these. They never appear on your profile.',
    sw: 'Wakaguzi wetu pekee huona hizi. Hazionekani kamwe kwenye wasifu wako.',
  },
  reviewTime: { en: 'Review takes 24 to 48 hours. We notify you.', sw: 'Ukaguzi huchukua saa 24 hadi 48. Tutakujulisha.' },
  submit: { en: 'Submit for review', sw: 'Wasilisha kwa ukaguzi' },
  submitting: { en: 'Submitting...', sw: 'Inawasilisha...' },

  missing: { en: 'Missing files', sw: 'Faili hazipo' },
  missingText: {
    en: 'Please upload both your ID and a recent selfie',
    sw: 'Tafadhali pakia kitambulisho na selfie ya hivi karibuni',
  },
  submitted: { en: 'Verification submitted', sw: 'Uthibitisho umewasilishwa' },
  submittedText: {
    en: "Your documents have been submitted for review. You'll be notified once verified.",
    sw: 'Hati zako zimewasilishwa kwa ukaguzi. Utajulishwa ukishathibitishwa.',
  },
  uploadFailed: { en: 'Upload failed', sw: 'Imeshindwa kupakia' },
  uploadFailedText: {
    en: 'Could not submit verification. Please try again.',
    sw: 'Uthibitisho haukuwasilishwa. Jaribu tena.',
  },

  pendingTitle: { en: 'We have your documents', sw: 'Tumepokea hati zako' },
  pendingTag: { en: 'In review', sw: 'Inakaguliwa' },
  pendingSince: { en: 'Sent {date}.', sw: 'Zimetumwa {date}.' },
  sendAgain: { en: 'Send other photos', sw: 'Tuma picha nyingine' },
  rejectedTitle: { en: 'We could not verify you yet', sw: 'Bado hatujaweza kukuthibitisha' },
  rejectedText: { en: 'You can send new photos right away.', sw: 'Unaweza kutuma picha mpya sasa hivi.' },
  approvedTitle: { en: 'Your profile is verified', sw: 'Wasifu wako umethibitishwa' },
  approvedText: { en: 'Your badge is on your profile, and you can match.', sw: 'Beji iko kwenye wasifu wako, na unaweza kuchaguana.' },
  continue: { en: 'Continue to Discover', sw: 'Endelea Kugundua' },
});

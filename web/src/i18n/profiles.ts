import { defineMessages, type Unreviewed } from './define-messages.ts';

export const profiles = defineMessages({
  step: { en: 'Step {step} of 3', sw: 'Hatua ya {step} kati ya 3' satisfies Unreviewed },
  createTitle: { en: 'Create your profile', sw: 'Tengeneza wasifu wako' satisfies Unreviewed },
  ownTitle: { en: 'Your profile', sw: 'Wasifu wako' satisfies Unreviewed },
  createText: {
    en: 'This is what people see first. You can change it any time.',
    sw: 'Huu ndio watu huona kwanza. Unaweza kuubadilisha wakati wowote.' satisfies Unreviewed,
  },
  loadFailed: { en: 'Failed to load profile', sw: 'Imeshindwa kupakia wasifu' satisfies Unreviewed },

  changePhoto: { en: 'Tap to change photo', sw: 'Gusa ili kubadilisha picha' satisfies Unreviewed },
  adjustPhoto: { en: 'Adjust', sw: 'Rekebisha' satisfies Unreviewed },
  removePhoto: { en: 'Remove', sw: 'Ondoa' satisfies Unreviewed },
  preparingPhoto: { en: 'Preparing photo...', sw: 'Inaandaa picha...' satisfies Unreviewed },
  yourPhoto: { en: 'Your photo', sw: 'Picha yako' satisfies Unreviewed },
  name: { en: 'Name', sw: 'Jina' satisfies Unreviewed },
  nameHint: {
    en: 'Others see this name. Your full name stays with us.',
    sw: 'Wengine huona jina hili. Jina lako kamili linabaki kwetu.' satisfies Unreviewed,
  },
  nameInReview: {
    en: 'In review. Enter the old name to take this one back.',
    sw: 'Linakaguliwa. Andika jina la zamani ili kulirudisha.' satisfies Unreviewed,
  },
  bio: { en: 'Bio', sw: 'Kukuhusu' satisfies Unreviewed },
  age: { en: 'Age', sw: 'Umri' satisfies Unreviewed },
  ageFixed: { en: 'From your verified birthday', sw: 'Kutoka tarehe yako iliyothibitishwa' satisfies Unreviewed },
  location: { en: 'Location', sw: 'Mahali' satisfies Unreviewed },
  locationPlaceholder: { en: 'City, State', sw: 'Mji, Kaunti' satisfies Unreviewed },
  townPlaceholder: { en: 'Town, County', sw: 'Mji, Kaunti' satisfies Unreviewed },
  townUnknown: {
    en: 'We do not know this town, so people near you may not find you.',
    sw: 'Hatuujui mji huu, kwa hiyo walio karibu huenda wasikuone.' satisfies Unreviewed,
  },
  townNearest: { en: 'Did you mean one of these?', sw: 'Ulimaanisha mmoja wa hii?' satisfies Unreviewed },
  interests: { en: 'Interests', sw: 'Mambo unayopenda' satisfies Unreviewed },
  addInterest: { en: 'Add an interest', sw: 'Ongeza unachopenda' satisfies Unreviewed },
  addInterestButton: { en: 'Add interest', sw: 'Ongeza unachopenda' satisfies Unreviewed },
  interestAdded: { en: '{name} is added.', sw: 'Umeongeza {name}.' satisfies Unreviewed },
  interestRemoved: { en: '{name} is removed.', sw: 'Umeondoa {name}.' satisfies Unreviewed },
  interestsFull: {
    en: 'You can have {max} interests. Remove one to add another.',
    sw: 'Mambo {max} ndiyo mwisho. Ondoa moja ili uongeze jingine.' satisfies Unreviewed,
  },
  suggested: { en: 'Suggested', sw: 'Mapendekezo' satisfies Unreviewed },

  saveProfile: { en: 'Save Profile', sw: 'Hifadhi Wasifu' satisfies Unreviewed },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' satisfies Unreviewed },
  updated: { en: 'Profile updated', sw: 'Wasifu umesasishwa' satisfies Unreviewed },
  saved: { en: 'Your profile has been saved successfully', sw: 'Wasifu wako umehifadhiwa' satisfies Unreviewed },
  updateFailed: { en: 'Update failed', sw: 'Imeshindwa kusasisha' satisfies Unreviewed },
  saveFailed: {
    en: 'Could not save profile. Please try again.',
    sw: 'Wasifu haukuhifadhiwa. Jaribu tena.' satisfies Unreviewed,
  },
  imageError: { en: 'Image error', sw: 'Kosa la picha' satisfies Unreviewed },
  processFailed: {
    en: 'Failed to process the image. Try a smaller image.',
    sw: 'Picha haikuchakatwa. Jaribu picha ndogo zaidi.' satisfies Unreviewed,
  },
  compressFailed: {
    en: 'Failed to compress the image. Try uploading a smaller one',
    sw: 'Picha haikupunguzwa. Jaribu kupakia ndogo zaidi' satisfies Unreviewed,
  },

  editTitle: { en: 'Edit Profile', sw: 'Hariri Wasifu' satisfies Unreviewed },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  saveChanges: { en: 'Save Changes', sw: 'Hifadhi Mabadiliko' satisfies Unreviewed },
  changesSaved: {
    en: 'Your profile has been successfully updated.',
    sw: 'Wasifu wako umesasishwa.' satisfies Unreviewed,
  },
  changesFailed: {
    en: 'Failed to update profile. Please try again.',
    sw: 'Wasifu haukusasishwa. Jaribu tena.' satisfies Unreviewed,
  },
});

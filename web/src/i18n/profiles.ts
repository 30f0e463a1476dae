import { defineMessages } from './define-messages.ts';

export const profiles = defineMessages({
  step: { en: 'Step {step} of 3', sw: 'Hatua ya {step} kati ya 3' },
  createTitle: { en: 'Create your profile', sw: 'Tengeneza wasifu wako' },
  ownTitle: { en: 'Your profile', sw: 'Wasifu wako' },
  createText: {
    en: 'This is what people see first. You can change it any time.',
    sw: 'Huu ndio watu huona kwanza. Unaweza kuubadilisha wakati wowote.',
  },
  loadFailed: { en: 'Failed to load profile', sw: 'Imeshindwa kupakia wasifu' },

  changePhoto: { en: 'Tap to change photo', sw: 'Gusa ili kubadilisha picha' },
  adjustPhoto: { en: 'Adjust', sw: 'Rekebisha' },
  removePhoto: { en: 'Remove', sw: 'Ondoa' },
  preparingPhoto: { en: 'Preparing photo...', sw: 'Inaandaa picha...' },
  yourPhoto: { en: 'Your photo', sw: 'Picha yako' },
  name: { en: 'Name', sw: 'Jina' },
  nameHint: {
    en: 'Others see this name. Your full name stays with us.',
    sw: 'Wengine huona jina hili. Jina lako kamili linabaki kwetu.',
  },
  nameInReview: {
    en: 'In review. Enter the old name to take this one back.',
    sw: 'Linakaguliwa. Andika jina la zamani ili kulirudisha.',
  },
  bio: { en: 'Bio', sw: 'Kukuhusu' },
  age: { en: 'Age', sw: 'Umri' },
  ageFixed: { en: 'From your verified birthday', sw: 'Kutoka tarehe yako iliyothibitishwa' },
  location: { en: 'Location', sw: 'Mahali' },
  locationPlaceholder: { en: 'City, State', sw: 'Mji, Kaunti' },
  townPlaceholder: { en: 'Town, County', sw: 'Mji, Kaunti' },
  townUnknown: {
    en: 'We do not know this town, so people near you may not find you.',
    sw: 'Hatuujui mji huu, kwa hiyo walio karibu huenda wasikuone.',
  },
  townNearest: { en: 'Did you mean one of these?', sw: 'Ulimaanisha mmoja wa hii?' },
  interests: { en: 'Interests', sw: 'Mambo unayopenda' },
  addInterest: { en: 'Add an interest', sw: 'Ongeza unachopenda' },
  addInterestButton: { en: 'Add interest', sw: 'Ongeza unachopenda' },
  interestAdded: { en: '{name} is added.', sw: 'Umeongeza {name}.' },
  interestRemoved: { en: '{name} is removed.', sw: 'Umeondoa {name}.' },
  interestsFull: {
    en: 'You can have {max} interests. Remove one to add another.',
    sw: 'Mambo {max} ndiyo mwisho. Ondoa moja ili uongeze jingine.',
  },
  suggested: { en: 'Suggested', sw: 'Mapendekezo' },

  saveProfile: { en: 'Save Profile', sw: 'Hifadhi Wasifu' },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' },
  updated: { en: 'Profile updated', sw: 'Wasifu umesasishwa' },
  saved: { en: 'Your profile has been saved successfully', sw: 'Wasifu wako umehifadhiwa' },
  updateFailed: { en: 'Update failed', sw: 'Imeshindwa kusasisha' },
  saveFailed: { en: 'Could not save profile. Please try again.', sw: 'Wasifu haukuhifadhiwa. Jaribu tena.' },
  imageError: { en: 'Image error', sw: 'Kosa la picha' },
  processFailed: {
    en: 'Failed to process the image. Try a smaller image.',
    sw: 'Picha haikuchakatwa. Jaribu picha ndogo zaidi.',
  },
  compressFailed: {
    en: 'Failed to compress the image. Try uploading a smaller one',
    sw: 'Picha haikupunguzwa. Jaribu kupakia ndogo zaidi',
  },

  editTitle: { en: 'Edit Profile', sw: 'Hariri Wasifu' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  saveChanges: { en: 'Save Changes', sw: 'Hifadhi Mabadiliko' },
  changesSaved: { en: 'Your profile has been successfully updated.', sw: 'Wasifu wako umesasishwa.' },
  changesFailed: { en: 'Failed to update profile. Please try again.', sw: 'Wasifu haukusasishwa. Jaribu tena.' },
});

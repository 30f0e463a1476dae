import { defineMessages } from './define-messages.ts';

export const profiles = defineMessages({
  step: { en: 'Step {step} of 3', sw: 'Hatua ya {step} kati ya 3' },
  createTitle: { en: 'Create your profile', sw: 'Tengeneza wasifu wako' },
  ownTitle: { en: 'Your profile', sw: 'Wasifu wako' },
  createText: {
    en: 'This is what people see first. You can change it any time.',
    sw: 'Hiki ndicho watu huona kwanza. Unaweza kukibadilisha wakati wowote.',
  },
  loadFailed: { en: 'Failed to load profile', sw: 'Wasifu haukupakiwa' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },

  changePhoto: { en: 'Tap to change photo', sw: 'Gusa ili kubadilisha picha' },
  preparingPhoto: { en: 'Preparing photo...', sw: 'Inaandaa picha...' },
  yourPhoto: { en: 'Your photo', sw: 'Picha yako' },
  name: { en: 'Name', sw: 'Jina' },
  bio: { en: 'Bio', sw: 'Kukuhusu' },
  age: { en: 'Age', sw: 'Umri' },
  ageFixed: { en: 'From your verified birthday', sw: 'Kutoka tarehe yako iliyothibitishwa' },
  location: { en: 'Location', sw: 'Mahali' },
  locationPlaceholder: { en: 'City, State', sw: 'Mji, Kaunti' },
  interests: { en: 'Interests', sw: 'Mambo unayopenda' },
  addInterest: { en: 'Add an interest', sw: 'Ongeza unachopenda' },
  addInterestButton: { en: 'Add interest', sw: 'Ongeza' },
  interestsFull: { en: '{max} interests is the most. Remove one to add another.', sw: 'Mambo {max} ndiyo mwisho. Ondoa moja ili uongeze jingine.' },
  suggested: { en: 'Suggested', sw: 'Mapendekezo' },

  saveProfile: { en: 'Save Profile', sw: 'Hifadhi Wasifu' },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' },
  updated: { en: 'Profile updated', sw: 'Wasifu umesasishwa' },
  saved: { en: 'Your profile has been saved successfully', sw: 'Wasifu wako umehifadhiwa kikamilifu' },
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
  photoInvalid: {
    en: 'This file is not a photo that can be used. Choose a JPEG, PNG, WebP or HEIC picture.',
    sw: 'Faili hili si picha inayoweza kutumika. Chagua picha ya JPEG, PNG, WebP au HEIC.',
  },
  checkField: { en: 'Please check this.', sw: 'Tafadhali angalia hapa.' },

  editTitle: { en: 'Edit Profile', sw: 'Hariri Wasifu' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  saveChanges: { en: 'Save Changes', sw: 'Hifadhi Mabadiliko' },
  changesSaved: { en: 'Your profile has been successfully updated.', sw: 'Wasifu wako umesasishwa kikamilifu.' },
  changesFailed: { en: 'Failed to update profile. Please try again.', sw: 'Wasifu haukusasishwa. Jaribu tena.' },
});

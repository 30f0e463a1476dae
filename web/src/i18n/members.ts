import { defineMessages } from './define-messages.ts';

export const members = defineMessages({
  openProfile: { en: 'Your profile, edit', sw: 'Wasifu wako, hariri' },
  yourProfile: { en: 'Your profile', sw: 'Wasifu wako' },
  yourPhoto: { en: 'Your photo', sw: 'Picha yako' },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  review: { en: 'Review verifications', sw: 'Kagua uthibitisho' },
  edit: { en: 'Edit', sw: 'Hariri' },
  about: { en: 'About', sw: 'Kuhusu' },
  noBio: { en: 'No bio available', sw: 'Hakuna maelezo' },
  interests: { en: 'Interests', sw: 'Mambo unayopenda' },
  theirInterests: { en: 'Interests', sw: 'Mambo anayopenda' },
  moreInfo: { en: 'More Info', sw: 'Maelezo Zaidi' },
  location: { en: 'Location', sw: 'Mahali' },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' },
  gender: { en: 'Gender', sw: 'Jinsia' },
  birthday: { en: 'Birthday', sw: 'Siku ya kuzaliwa' },
  language: { en: 'Language', sw: 'Lugha' },
  loadFailed: { en: 'Failed to load profile', sw: 'Imeshindwa kupakia wasifu' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
});

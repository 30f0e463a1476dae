import { defineMessages, type Unreviewed } from './define-messages.ts';

export const members = defineMessages({
  yourProfile: { en: 'Your profile', sw: 'Wasifu wako' satisfies Unreviewed },
  yourPhoto: { en: 'Your photo', sw: 'Picha yako' satisfies Unreviewed },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' satisfies Unreviewed },
  review: { en: 'Review verifications', sw: 'Kagua uthibitisho' satisfies Unreviewed },
  edit: { en: 'Edit', sw: 'Hariri' satisfies Unreviewed },
  about: { en: 'About', sw: 'Kuhusu' satisfies Unreviewed },
  noBio: { en: 'No bio available', sw: 'Hakuna maelezo' satisfies Unreviewed },
  interests: { en: 'Interests', sw: 'Mambo unayopenda' satisfies Unreviewed },
  theirInterests: { en: 'Interests', sw: 'Mambo anayopenda' satisfies Unreviewed },
  moreInfo: { en: 'More Info', sw: 'Maelezo Zaidi' satisfies Unreviewed },
  location: { en: 'Location', sw: 'Mahali' satisfies Unreviewed },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' satisfies Unreviewed },
  gender: { en: 'Gender', sw: 'Jinsia' satisfies Unreviewed },
  birthday: { en: 'Birthday', sw: 'Siku ya kuzaliwa' satisfies Unreviewed },
  seeAsOthers: { en: 'See yourself as others do', sw: 'Jione kama wengine' satisfies Unreviewed },
  preferences: { en: 'Preferences', sw: 'Mapendeleo' satisfies Unreviewed },
  settings: { en: 'Settings', sw: 'Mipangilio' satisfies Unreviewed },
  loadFailed: { en: 'Failed to load profile', sw: 'Imeshindwa kupakia wasifu' satisfies Unreviewed },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' satisfies Unreviewed },
});

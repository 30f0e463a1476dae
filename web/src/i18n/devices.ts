import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the devices on which a member is signed in. */
export const devices = defineMessages({
  title: { en: 'Devices', sw: 'Vifaa' satisfies Unreviewed },
  signedInOn: {
    en: { one: 'Signed in on this one', other: 'Signed in on {count}' },
    sw: { one: 'Umeingia kwenye hiki tu', other: 'Umeingia kwenye {count}' } satisfies Unreviewed,
  },
  browserOn: { en: '{browser} on {system}', sw: '{browser} kwenye {system}' satisfies Unreviewed },
  unknownBrowser: { en: 'Unknown browser', sw: 'Kivinjari kisichojulikana' satisfies Unreviewed },
  thisDevice: { en: 'This device', sw: 'Kifaa hiki' satisfies Unreviewed },
  lastUsed: { en: 'Last used: {when}', sw: 'Kilitumika mwisho: {when}' satisfies Unreviewed },
  since: { en: 'Signed in on {date}', sw: 'Kiliingia {date}' satisfies Unreviewed },
  signOut: { en: 'Sign out', sw: 'Ondoa' satisfies Unreviewed },
  signOutName: { en: 'Sign out {device}', sw: 'Ondoa {device}' satisfies Unreviewed },
  signingOut: { en: 'Signing out...', sw: 'Inaondoa...' satisfies Unreviewed },
  signedOut: { en: '{device} is signed out', sw: '{device} kimeondolewa' satisfies Unreviewed },
  failed: {
    en: 'It is still signed in. Please try again.',
    sw: 'Bado kimeingia. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
  note: {
    en: 'A device that you do not know? Sign it out, then change your password.',
    sw: 'Kuna kifaa usichokijua? Kiondoe, kisha badilisha nenosiri lako.' satisfies Unreviewed,
  },
  everywhereElse: { en: 'Sign out everywhere else', sw: 'Ondoa kwingine kote' satisfies Unreviewed },
  question: { en: 'Sign out everywhere else?', sw: 'Uondoe kwingine kote?' satisfies Unreviewed },
  questionText: {
    en: 'Every other device is signed out at once. You stay signed in here.',
    sw: 'Kila kifaa kingine kitaondolewa mara moja. Wewe utabaki umeingia hapa.' satisfies Unreviewed,
  },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  othersSignedOut: {
    en: 'You are signed in on this device only',
    sw: 'Umeingia kwenye kifaa hiki tu' satisfies Unreviewed,
  },
});

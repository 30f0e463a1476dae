import { defineMessages } from './define-messages.ts';

/** Texts about the devices on which a member is signed in. */
export const devices = defineMessages({
  title: { en: 'Devices', sw: 'Vifaa' },
  signedInOn: {
    en: { one: 'Signed in on this one', other: 'Signed in on {count}' },
    sw: { one: 'Umeingia kwenye hiki tu', other: 'Umeingia kwenye {count}' },
  },
  browserOn: { en: '{browser} on {system}', sw: '{browser} kwenye {system}' },
  unknownBrowser: { en: 'Unknown browser', sw: 'Kivinjari kisichojulikana' },
  thisDevice: { en: 'This device', sw: 'Kifaa hiki' },
  lastUsed: { en: 'Last used: {when}', sw: 'Kilitumika mwisho: {when}' },
  since: { en: 'Signed in on {date}', sw: 'Kiliingia {date}' },
  signOut: { en: 'Sign out', sw: 'Ondoa' },
  signOutName: { en: 'Sign out {device}', sw: 'Ondoa {device}' },
  signingOut: { en: 'Signing out...', sw: 'Inaondoa...' },
  signedOut: { en: '{device} is signed out', sw: '{device} kimeondolewa' },
  failed: { en: 'It is still signed in. Please try again.', sw: 'Bado kimeingia. Tafadhali jaribu tena.' },
  note: {
    en: 'A device that you do not know? Sign it out, then change your password.',
    sw: 'Kuna kifaa usichokijua? Kiondoe, kisha badilisha nenosiri lako.',
  },
  everywhereElse: { en: 'Sign out everywhere else', sw: 'Ondoa kwingine kote' },
  question: { en: 'Sign out everywhere else?', sw: 'Uondoe kwingine kote?' },
  questionText: {
    en: 'Every other device is signed out at once. You stay signed in here.',
    sw: 'Kila kifaa kingine kitaondolewa mara moja. Wewe utabaki umeingia hapa.',
  },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  othersSignedOut: { en: 'You are signed in on this device only', sw: 'Umeingia kwenye kifaa hiki tu' },
});

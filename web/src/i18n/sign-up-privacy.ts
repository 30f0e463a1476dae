import type { Visibility } from '@mwanzo/contract/people/options';
import { defineMessages, type Message } from './define-messages.ts';

type ByVisibility = Record<Visibility, Message>;

/** These sentences say it at once, if the choice is the same for both. */
export const bothSeen = defineMessages({
  everyone: {
    en: 'Everyone sees your orientation and birthday.',
    sw: 'Kila mtu anaona mwelekeo na tarehe yako ya kuzaliwa.',
  },
  matches: {
    en: 'Matches see your orientation and birthday.',
    sw: 'Mliochaguana huona mwelekeo na tarehe ya kuzaliwa.',
  },
  nobody: {
    en: 'Nobody sees your orientation and birthday.',
    sw: 'Hakuna anayeona mwelekeo na tarehe yako ya kuzaliwa.',
  },
}) satisfies ByVisibility;

export const orientationSeen = defineMessages({
  everyone: { en: 'Everyone sees your orientation.', sw: 'Kila mtu anaona mwelekeo wako.' },
  matches: { en: 'Matches see your orientation.', sw: 'Mliochaguana wanaona mwelekeo wako.' },
  nobody: { en: 'Nobody sees your orientation.', sw: 'Hakuna anayeona mwelekeo wako.' },
}) satisfies ByVisibility;

export const birthdaySeen = defineMessages({
  everyone: { en: 'Everyone sees your birthday.', sw: 'Kila mtu anaona tarehe yako ya kuzaliwa.' },
  matches: { en: 'Matches see your birthday.', sw: 'Mliochaguana wanaona tarehe yako ya kuzaliwa.' },
  nobody: { en: 'Nobody sees your birthday.', sw: 'Hakuna anayeona tarehe yako ya kuzaliwa.' },
}) satisfies ByVisibility;

export const privacyLine = defineMessages({
  change: { en: 'Change', sw: 'Badili' },
  done: { en: 'Done', sw: 'Tayari' },
});

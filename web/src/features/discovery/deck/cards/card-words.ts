import type { OwnProfile, VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useSession } from '../../../../api/session.ts';
import { intentText } from '../../../../i18n/intents.ts';
import { photos } from '../../../../i18n/photos.ts';
import { reasonsFor, type Reason } from '../../../../i18n/shared-things.ts';
import { t } from '../../../../i18n/translate.ts';
import { ui } from '../../../../i18n/ui.ts';

/** Returns the one reason that the card has room for: the rarest thing that both share, otherwise news. */
export function useReason(profile: VisibleProfile): Reason | undefined {
  return reasonsFor(useSession().profile, profile)[0];
}

interface Tags {
  intent?: string | undefined;
  reason?: Reason | undefined;
}

/**
 * Returns the tags of a card beside the town. There is room for one: if the card turns to an answer, what is shared
 * comes first, and what the person is looking for with the answer.
 */
export function tagsOf(face: 'only' | 'own' | 'answer', { intent, reason }: Tags): Tags {
  if (face === 'own' && reason !== undefined) return { reason };
  if (face === 'answer' && intent !== undefined) return { intent };
  return { intent, reason };
}

/** Returns the announcement for screen readers when the card appears. */
export function cardWords(profile: VisibleProfile, own: OwnProfile | null): string {
  const { photos: all, name, age, isVerified, location, intent } = profile;
  return [
    name,
    age,
    isVerified && t(ui.verified),
    location,
    intentText(intent),
    reasonsFor(own, profile)[0]?.text,
    all.length > 1 && t(photos.place, { place: 1, all: all.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

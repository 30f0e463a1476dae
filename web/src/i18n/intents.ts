import type { Intent } from '@mwanzo/contract/people/options';
import { defineMessages, type Message } from './define-messages.ts';
import { t } from './translate.ts';

/** Texts about what another member wants from the app, for their card. */
const intentTexts = defineMessages({
  relationship: { en: 'Looking for a relationship', sw: 'Anatafuta uhusiano' },
  friends: { en: 'Looking for friends', sw: 'Anatafuta marafiki' },
  casual: { en: 'Looking for something casual', sw: 'Anatafuta kitu chepesi' },
  'not-sure': { en: 'Not sure yet', sw: 'Bado hajaamua' },
}) satisfies Record<Intent, Message>;

/**
 * Returns the text of an intent. Null means hidden or not given; undefined is a profile that an earlier release has
 * stored.
 */
export const intentText = (intent: Intent | null | undefined) => (intent ? t(intentTexts[intent]) : undefined);

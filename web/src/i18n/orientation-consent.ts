import { defineMessages } from './define-messages.ts';

/**
 * The text beside the choice of an orientation: choosing means consent. If its meaning changes, `orientationConsent` in
 * the contract must change too.
 */
export const orientationConsentTexts = defineMessages({
  agree: {
    en: 'If you choose one, you agree that we keep it and use it to decide in whose deck you appear. You can take that back in Settings, Consents.',
    sw: 'Ukichagua, unakubali tuihifadhi na tuitumie kuamua unaonekana kwa nani. Unaweza kuondoa kibali hicho kwenye Mipangilio, Vibali.',
  },
});

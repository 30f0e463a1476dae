import { defineMessages, type Unreviewed } from './define-messages.ts';

/**
 * The words beside the choice of an orientation, to which a member agrees by choosing. Another meaning needs another
 * `orientationConsent` in the contract.
 */
export const orientationConsentTexts = defineMessages({
  agree: {
    en: 'If you choose one, you agree that we keep it and use it to decide in whose deck you appear. You can take that back in Settings, Consents.',
    sw: 'Ukichagua, unakubali tuihifadhi na tuitumie kuamua unaonekana kwa nani. Unaweza kuondoa kibali hicho kwenye Mipangilio, Vibali.' satisfies Unreviewed,
  },
});

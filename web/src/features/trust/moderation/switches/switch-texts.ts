import { switches } from '../../../../i18n/switches.ts';
import type { ModeratedSwitch } from './switches-query.ts';

/** The name of each switch, and what becomes of it when it is off. */
export const switchTexts = {
  'sign-ups': { name: switches.signUps, text: switches.signUpsText },
  payments: { name: switches.payments, text: switches.paymentsText },
  calls: { name: switches.calls, text: switches.callsText },
  uploads: { name: switches.uploads, text: switches.uploadsText },
  screening: { name: switches.screening, text: switches.screeningText },
  'read-only': { name: switches.readOnly, text: switches.readOnlyText },
} satisfies Record<ModeratedSwitch['switch'], object>;

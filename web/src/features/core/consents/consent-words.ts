import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { consents as texts } from '../../../i18n/consents.ts';
import { t } from '../../../i18n/translate.ts';

/**
 * Returns the texts about a consent in the member's language. `follows` says before a withdrawal what will be deleted
 * or change, and `gone` says it afterwards.
 */
export function consentWords(purpose: ConsentPurpose) {
  if (purpose === 'orientation')
    return {
      title: t(texts.orientation),
      why: t(texts.orientationWhy),
      howLong: t(texts.orientationHowLong),
      who: t(texts.orientationWho),
      follows: t(texts.orientationFollows),
      gone: t(texts.orientationGone),
    };
  return {
    title: t(texts.verification),
    why: t(texts.verificationWhy),
    howLong: t(texts.verificationHowLong, { after: keptAfterDecisionHours, undecided: undecidedHoursMax }),
    who: t(texts.verificationWho),
    follows: t(texts.verificationFollows),
    gone: t(texts.verificationGone),
  };
}

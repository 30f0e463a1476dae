import { keptAfterDecisionHours, undecidedHoursMax } from '@mwanzo/contract/limits';
import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { consents as texts } from '../../../i18n/consents.ts';
import { t } from '../../../i18n/translate.ts';

interface ConsentWords {
  readonly title: string;
  readonly why: string;
  readonly howLong: string;
  readonly who: string;
  /** Says before a withdrawal what will be deleted or change. */
  readonly follows: string;
  /** Says after a withdrawal what was deleted or has changed. */
  readonly gone: string;
}

/** Returns the texts about a consent in the member's language. */
export function consentWords(purpose: ConsentPurpose): ConsentWords {
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

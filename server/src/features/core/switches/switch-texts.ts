import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import type { Language } from '@mwanzo/contract/language';

type Text = Readonly<Record<Language, string>>;

interface SwitchTexts {
  /** Stands over the pages that it concerns. */
  readonly notice: Text;
  /** The reason of a refusal, for what does not wait on the device. By default it is the notice. */
  readonly refusal?: Text;
}

/** Members read these texts while something is switched off. */
export const switchTexts: Readonly<Record<SwitchName, SwitchTexts>> = {
  'sign-ups': {
    notice: {
      en: 'New accounts are paused for now. Members can sign in as always. Please come back later.',
      sw: 'Kujisajili kumesimama kwa sasa. Wanachama wanaweza kuingia kama kawaida. Tafadhali rudi baadaye.',
    },
  },
  payments: {
    notice: {
      en: 'Payments are paused for now. What you have begun is completed.',
      sw: 'Malipo yamesimama kwa sasa. Uliyoanza yatakamilishwa.',
    },
  },
  calls: {
    notice: {
      en: 'Calls are paused for now. You can still write.',
      sw: 'Simu zimesimama kwa sasa. Bado unaweza kuandika.',
    },
  },
  uploads: {
    notice: {
      en: 'Photos and voice notes wait here and leave later.',
      sw: 'Picha na sauti zinasubiri hapa na kuondoka baadaye.',
    },
    refusal: {
      en: 'Photos and other files cannot be sent for now. Please try again later.',
      sw: 'Picha na faili nyingine haziwezi kutumwa kwa sasa. Tafadhali jaribu tena baadaye.',
    },
  },
  screening: {
    notice: {
      en: 'New photos wait for a person. This takes longer than usual.',
      sw: 'Picha mpya zinasubiri mtu azitazame. Inachukua muda zaidi.',
    },
  },
  'read-only': {
    notice: {
      en: 'Mwanzo is resting. Messages and likes leave later.',
      sw: 'Mwanzo inapumzika. Jumbe na chaguo zitaondoka baadaye.',
    },
    refusal: {
      en: 'Mwanzo is resting for a moment, and nothing can be changed. Please try again later.',
      sw: 'Mwanzo inapumzika kidogo, na hakuna kinachoweza kubadilishwa. Tafadhali jaribu tena baadaye.',
    },
  },
};

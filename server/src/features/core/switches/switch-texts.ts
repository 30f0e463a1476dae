import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import type { Language } from '@mwanzo/contract/language';

/** Members read these texts while something is switched off. */
export const switchTexts: Readonly<Record<SwitchName, Readonly<Record<Language, string>>>> = {
  'sign-ups': {
    en: 'New accounts are paused for now. Members can sign in as always. Please come back later.',
    sw: 'Kujisajili kumesimama kwa sasa. Wanachama wanaweza kuingia kama kawaida. Tafadhali rudi baadaye.',
  },
  payments: {
    en: 'Payments are paused for now. A payment that you have begun is still completed.',
    sw: 'Malipo yamesimama kwa sasa. Malipo uliyoanza bado yatakamilishwa.',
  },
  calls: {
    en: 'Calls are paused for now. You can still write to each other.',
    sw: 'Simu zimesimama kwa sasa. Bado mnaweza kuandikiana.',
  },
  uploads: {
    en: 'Photos and voice notes are paused for now. What you send waits here and leaves by itself later.',
    sw: 'Picha na sauti zimesimama kwa sasa. Unachotuma kinasubiri hapa na kitaondoka chenyewe baadaye.',
  },
  screening: {
    en: 'New photos wait for a person to look at them. This takes longer than usual.',
    sw: 'Picha mpya zinasubiri mtu azitazame. Hii inachukua muda mrefu kuliko kawaida.',
  },
  'read-only': {
    en: 'Mwanzo is resting for a moment. You can read everything. What you write waits here and leaves by itself.',
    sw: 'Mwanzo inapumzika kidogo. Unaweza kusoma kila kitu. Unachoandika kinasubiri hapa na kitaondoka chenyewe.',
  },
};

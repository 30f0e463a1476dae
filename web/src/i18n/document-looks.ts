import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the identity documents that a reviewer may open in an hour. */
export const documentLooks = defineMessages({
  tooMany: {
    en: 'You have opened {count} identity documents within an hour. The next one opens later.',
    sw: 'Umefungua vitambulisho {count} ndani ya saa moja. Kinachofuata kitafunguka baadaye.' satisfies Unreviewed,
  },
  ask: {
    en: 'Ask a second reviewer for {count} more',
    sw: 'Omba vingine {count} kwa mkaguzi wa pili' satisfies Unreviewed,
  },
  asking: { en: 'Asking...', sw: 'Inaomba...' satisfies Unreviewed },
  waits: {
    en: 'Asked. The picture opens when another reviewer says yes.',
    sw: 'Umeomba. Picha itafunguka mkaguzi mwingine akikubali.' satisfies Unreviewed,
  },
  declined: {
    en: 'A second reviewer has said no. You can ask again at {time}.',
    sw: 'Mkaguzi wa pili amekataa. Unaweza kuomba tena saa {time}.' satisfies Unreviewed,
  },
  asks: {
    en: '{name} asks for {count} more identity documents',
    sw: '{name} anaomba vitambulisho vingine {count}' satisfies Unreviewed,
  },
  opened: {
    en: 'They had opened {count} within an hour.',
    sw: 'Alikuwa amefungua {count} ndani ya saa moja.' satisfies Unreviewed,
  },
  holds: {
    en: 'A yes holds for an hour from now. Your answer is logged.',
    sw: 'Ukikubali, inadumu kwa saa moja kuanzia sasa. Jibu lako huwekwa kwenye kumbukumbu.' satisfies Unreviewed,
  },
  yes: { en: 'Allow {count} more', sw: 'Ruhusu vingine {count}' satisfies Unreviewed },
  no: { en: 'Say no', sw: 'Kataa' satisfies Unreviewed },
  allowed: { en: '{name} may open more', sw: '{name} anaweza kufungua zaidi' satisfies Unreviewed },
  refused: { en: '{name} is told of your no', sw: '{name} amejulishwa kuwa umekataa' satisfies Unreviewed },
  gone: { en: 'Nothing to answer any more', sw: 'Hakuna cha kujibu tena' satisfies Unreviewed },
  goneText: {
    en: 'A colleague has answered, or the hour is over.',
    sw: 'Mkaguzi mwenzako amejibu, au saa imekwisha.' satisfies Unreviewed,
  },
  notSent: { en: 'Not sent', sw: 'Haikutumwa' satisfies Unreviewed },
  notSentText: {
    en: 'It did not get through. Please try again.',
    sw: 'Haikufika. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
});

import { defineMessages } from './define-messages.ts';

/** Texts about the identity documents that a reviewer may open in an hour. */
export const documentLooks = defineMessages({
  tooMany: {
    en: 'You have opened {count} identity documents within an hour. The next one opens later.',
    sw: 'Umefungua vitambulisho {count} ndani ya saa moja. Kinachofuata kitafunguka baadaye.',
  },
  ask: { en: 'Ask a second reviewer for {count} more', sw: 'Omba vingine {count} kwa mkaguzi wa pili' },
  asking: { en: 'Asking...', sw: 'Inaomba...' },
  waits: {
    en: 'Asked. The picture opens when another reviewer says yes.',
    sw: 'Umeomba. Picha itafunguka mkaguzi mwingine akikubali.',
  },
  declined: {
    en: 'A second reviewer has said no. You can ask again at {time}.',
    sw: 'Mkaguzi wa pili amekataa. Unaweza kuomba tena saa {time}.',
  },
  asks: { en: '{name} asks for {count} more identity documents', sw: '{name} anaomba vitambulisho vingine {count}' },
  opened: { en: 'They had opened {count} within an hour.', sw: 'Alikuwa amefungua {count} ndani ya saa moja.' },
  holds: {
    en: 'A yes holds for an hour from now. Your answer is logged.',
    sw: 'Ukikubali, inadumu kwa saa moja kuanzia sasa. Jibu lako huwekwa kwenye kumbukumbu.',
  },
  yes: { en: 'Allow {count} more', sw: 'Ruhusu vingine {count}' },
  no: { en: 'Say no', sw: 'Kataa' },
  allowed: { en: '{name} may open more', sw: '{name} anaweza kufungua zaidi' },
  refused: { en: '{name} is told of your no', sw: '{name} amejulishwa kuwa umekataa' },
  gone: { en: 'Nothing to answer any more', sw: 'Hakuna cha kujibu tena' },
  goneText: { en: 'A colleague has answered, or the hour is over.', sw: 'Mkaguzi mwenzako amejibu, au saa imekwisha.' },
  notSent: { en: 'Not sent', sw: 'Haikutumwa' },
  notSentText: { en: 'It did not get through. Please try again.', sw: 'Haikufika. Tafadhali jaribu tena.' },
});

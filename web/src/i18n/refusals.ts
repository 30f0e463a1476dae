import type { Refusal, RefusalCode } from '@mwanzo/contract/refusals';
import { defineMessages, type Message } from './define-messages.ts';
import { t } from './translate.ts';

export const refusals: Record<RefusalCode, Message> = defineMessages({
  not_same_person: {
    en: 'The face in your selfie and the face on the ID do not look like the same person. Please use your own ID.',
    sw: 'Uso kwenye selfie yako na ulio kwenye kitambulisho hauonekani kuwa wa mtu mmoja. Tafadhali tumia kitambulisho chako mwenyewe.',
  },
  name_differs: {
    en: 'The name on the ID is not the name on your profile. Please change your profile name, then send your photos again.',
    sw: 'Jina lililo kwenye kitambulisho si lile la wasifu wako. Tafadhali badilisha jina la wasifu, kisha utume picha tena.',
  },
  birthday_differs: {
    en: 'The date of birth on the ID is not the one on your profile.',
    sw: 'Tarehe ya kuzaliwa iliyo kwenye kitambulisho si ile ya wasifu wako.',
  },
  not_accepted: {
    en: 'We can only accept a national ID, a passport or a driving licence that is not edited.',
    sw: 'Tunakubali tu kitambulisho cha taifa, pasipoti au leseni ya udereva ambayo haijahaririwa.',
  },
  document_used: {
    en: 'This document belongs to another account. Please use that account: one document is one account.',
    sw: 'Kitambulisho hiki ni cha akaunti nyingine. Tafadhali tumia akaunti hiyo: kitambulisho kimoja ni akaunti moja.',
  },
  id_unreadable: {
    en: 'The photo of your ID is blurred or too dark to read. Please take it in good light.',
    sw: 'Picha ya kitambulisho chako ina ukungu au giza, haisomeki. Tafadhali ipige kwenye mwanga mzuri.',
  },
  id_cut_off: {
    en: 'Part of your ID is cut off or covered. Please show all four corners.',
    sw: 'Sehemu ya kitambulisho chako imekatwa au imefunikwa. Tafadhali onyesha pembe zote nne.',
  },
  face_unclear: {
    en: 'Your face is hard to see in the selfie. Please take it in good light, without sunglasses.',
    sw: 'Uso wako hauonekani vizuri kwenye selfie. Tafadhali ipige kwenye mwanga mzuri, bila miwani ya jua.',
  },
  id_not_in_selfie: {
    en: 'Your selfie does not show the ID. Please hold it next to your face.',
    sw: 'Selfie yako haionyeshi kitambulisho. Tafadhali kishike kando ya uso wako.',
  },
  photo_differs: {
    en: 'The first photo of your profile does not look like the person on the ID. Please use a photo of yourself.',
    sw: 'Picha ya kwanza ya wasifu wako haifanani na mtu aliye kwenye kitambulisho. Tafadhali tumia picha yako mwenyewe.',
  },
  photo_of_another: {
    en: 'The new photo does not look like you. Please use a photo that shows your face.',
    sw: 'Picha mpya haifanani nawe. Tafadhali tumia picha inayoonyesha uso wako.',
  },
  photo_not_allowed: {
    en: 'This photo shows nudity or something else that we do not show. Please use another one.',
    sw: 'Picha hii inaonyesha utupu au kitu kingine ambacho hatuonyeshi. Tafadhali tumia nyingine.',
  },
  name_of_another: {
    en: 'The new name does not look like your own. Please use the name that people know you by.',
    sw: 'Jina jipya halionekani kuwa lako. Tafadhali tumia jina ambalo watu wanakujua nalo.',
  },
  not_reviewed: {
    en: 'Nobody looked at your photos in time, so we deleted them. Please send them again.',
    sw: 'Hakuna aliyezitazama picha zako kwa wakati, kwa hiyo tumezifuta. Tafadhali zitume tena.',
  },
});

/** Returns the reason in the reader's language, followed by the reviewer's note as it was typed. */
export function refusalText({ code, note }: Refusal): string {
  return [code && t(refusals[code]), note].filter(Boolean).join(' ');
}

import { dateFormat } from '@mwanzo/contract/formats';
import type { Language } from '@mwanzo/contract/language';
import type { DeviceName } from '../accounts/index.ts';
import type { MailKind } from './recovery.repository.ts';

export interface AccountMailText {
  readonly subject: string;
  readonly what: string;
  /** The text on the button of the link. */
  readonly open?: string;
  /** The text below the button. */
  readonly note: string;
}

export const greetings: Record<Language, string> = { en: 'Hello,', sw: 'Habari,' };

const unknownBrowsers: Record<Language, string> = { en: 'an unknown browser', sw: 'kivinjari kisichojulikana' };
const onSystem: Record<Language, string> = { en: 'on', sw: 'kwenye' };
const moments: Record<Language, string> = {
  en: 'It was {device}, {when} (Nairobi time).',
  sw: 'Ni {device}, {when} (saa za Nairobi).',
};

/** A sentence such as "It was Chrome on Android, 22 November 2026 at 14:05 (Nairobi time)." */
export function whereAndWhen({ browser, system }: DeviceName, at: Date, language: Language): string {
  const known = browser ?? unknownBrowsers[language];
  const device = system === null ? known : `${known} ${onSystem[language]} ${system}`;
  const format = dateFormat(language === 'en' ? 'en-GB' : 'sw-KE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Nairobi',
    hourCycle: 'h23',
  });
  return moments[language].replace('{device}', device).replace('{when}', format.format(at));
}

// No native speaker has reviewed the Swahili yet.
export const accountMailTexts: Record<Language, Record<MailKind, AccountMailText>> = {
  en: {
    reset: {
      subject: 'Choose a new password for Mwanzo',
      what: 'Somebody asked for a new password for your Mwanzo account. If it was you, choose one here. The link works once, for 10 minutes.',
      open: 'Choose a new password',
      note: 'If it was not you, there is nothing to do. Your password stays as it is.',
    },
    confirm: {
      subject: 'Confirm your e-mail address for Mwanzo',
      what: 'Confirm that this address is yours, so that you can get back into your account if you forget your password. The link works for 24 hours.',
      open: 'Confirm the address',
      note: 'If you did not sign up to Mwanzo, ignore this mail.',
    },
    change: {
      subject: 'Confirm your new e-mail address for Mwanzo',
      what: 'Somebody wants to use this address for their Mwanzo account. If it was you, confirm it here. The link works once, for 10 minutes.',
      open: 'Use this address',
      note: 'If it was not you, ignore this mail. Nothing changes.',
    },
    taken: {
      subject: 'Somebody tried to use your e-mail address',
      what: 'Somebody tried to use this address for another Mwanzo account. It belongs to yours, so nothing was changed.',
      note: 'If it was you, sign in with this address instead. If it was not you, there is nothing to do.',
    },
    undo: {
      subject: 'Your Mwanzo account has a new e-mail address',
      what: 'Your Mwanzo account now has another e-mail address. If it was you, there is nothing to do. If it was not you, take your account back: this link puts this address back, asks for a new password and signs out every device. It works for 7 days.',
      open: 'This was not me',
      note: 'Until then nobody else can sign up with this address.',
    },
    moved: {
      subject: 'This address was removed from a Mwanzo account',
      what: 'A Mwanzo account had this e-mail address, which nobody had confirmed. It now has another one.',
      note: 'We will not write to this address about that account any more.',
    },
    password: {
      subject: 'Your Mwanzo password has changed',
      what: 'The password of your Mwanzo account has changed, and other devices were signed out.',
      open: 'This was not me',
      note: 'If it was not you, choose a new password now.',
    },
    device: {
      subject: 'New sign-in to your Mwanzo account',
      what: 'Somebody signed in to your Mwanzo account in a browser that has not been used for it before. If it was you, there is nothing to do.',
      open: 'This was not me',
      note: 'If it was not you, sign that device out there and change your password.',
    },
  },
  sw: {
    reset: {
      subject: 'Chagua nenosiri jipya la Mwanzo',
      what: 'Mtu ameomba nenosiri jipya la akaunti yako ya Mwanzo. Kama ni wewe, lichague hapa. Kiungo kinafanya kazi mara moja, kwa dakika 10.',
      open: 'Chagua nenosiri jipya',
      note: 'Kama si wewe, huhitaji kufanya chochote. Nenosiri lako halijabadilika.',
    },
    confirm: {
      subject: 'Thibitisha barua pepe yako ya Mwanzo',
      what: 'Thibitisha kwamba anwani hii ni yako, ili uweze kurudi kwenye akaunti yako ukisahau nenosiri. Kiungo kinafanya kazi kwa saa 24.',
      open: 'Thibitisha anwani',
      note: 'Kama hukujisajili kwenye Mwanzo, puuza barua pepe hii.',
    },
    change: {
      subject: 'Thibitisha barua pepe yako mpya ya Mwanzo',
      what: 'Mtu anataka kutumia anwani hii kwa akaunti yake ya Mwanzo. Kama ni wewe, ithibitishe hapa. Kiungo kinafanya kazi mara moja, kwa dakika 10.',
      open: 'Tumia anwani hii',
      note: 'Kama si wewe, puuza barua pepe hii. Hakuna kitakachobadilika.',
    },
    taken: {
      subject: 'Mtu amejaribu kutumia barua pepe yako',
      what: 'Mtu amejaribu kutumia anwani hii kwa akaunti nyingine ya Mwanzo. Ni ya akaunti yako, kwa hiyo hakuna kilichobadilika.',
      note: 'Kama ni wewe, ingia kwa anwani hii. Kama si wewe, huhitaji kufanya chochote.',
    },
    undo: {
      subject: 'Akaunti yako ya Mwanzo ina barua pepe mpya',
      what: 'Akaunti yako ya Mwanzo sasa ina barua pepe nyingine. Kama ni wewe, huhitaji kufanya chochote. Kama si wewe, rudisha akaunti yako: kiungo hiki kinarudisha anwani hii, kinaomba nenosiri jipya na kuondoa kila kifaa. Kinafanya kazi kwa siku 7.',
      open: 'Si mimi',
      note: 'Hadi wakati huo hakuna mtu mwingine anayeweza kujisajili kwa anwani hii.',
    },
    moved: {
      subject: 'Anwani hii imeondolewa kwenye akaunti ya Mwanzo',
      what: 'Akaunti ya Mwanzo ilikuwa na barua pepe hii, ambayo hakuna aliyeithibitisha. Sasa ina nyingine.',
      note: 'Hatutaandika tena kwa anwani hii kuhusu akaunti hiyo.',
    },
    password: {
      subject: 'Nenosiri lako la Mwanzo limebadilika',
      what: 'Nenosiri la akaunti yako ya Mwanzo limebadilika, na vifaa vingine vimeondolewa.',
      open: 'Si mimi',
      note: 'Kama si wewe, chagua nenosiri jipya sasa.',
    },
    device: {
      subject: 'Kuna aliyeingia kwenye akaunti yako ya Mwanzo',
      what: 'Mtu ameingia kwenye akaunti yako ya Mwanzo kwa kivinjari ambacho hakijatumika nayo hapo awali. Kama ni wewe, huhitaji kufanya chochote.',
      open: 'Si mimi',
      note: 'Kama si wewe, ondoa kifaa hicho hapo na ubadilishe nenosiri lako.',
    },
  },
};

import type { Language } from '@mwanzo/contract/language';

interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly gone: string;
  readonly stays: string;
  readonly ifNotYou: string;
  readonly questions: string;
}

// No native speaker has reviewed the Swahili yet.
export const deletionMailTexts: Record<Language, MailText> = {
  en: {
    subject: 'Your Mwanzo account is deleted',
    greeting: 'Hello,',
    gone:
      'The Mwanzo account with this address was deleted with its password. Its profile, photos, likes, ' +
      'matches and messages are gone for good, and so is Premium time that was left.',
    stays:
      'What stays, without your name: the reasons of reports that you made, what was decided about you, ' +
      'your payments, for the books, and after a Premium trial a keyed code of your ID’s number, for two years.',
    ifNotYou:
      'If it was not you, somebody else knows your password. The account cannot be brought back. If you use' +
      ' that password elsewhere, change it there.',
    questions: 'Questions:',
  },
  sw: {
    subject: 'Akaunti yako ya Mwanzo imefutwa',
    greeting: 'Habari,',
    gone:
      'Akaunti ya Mwanzo yenye anwani hii imefutwa kwa nenosiri lake. Wasifu, picha, likes, mechi na ujumbe' +
      ' vimefutwa milele, pamoja na muda wa Premium uliobaki.',
    stays:
      'Kinachobaki, bila jina lako: sababu za ripoti ulizotoa, yaliyoamuliwa kukuhusu, malipo yako, kwa ajili ya ' +
      'hesabu, na baada ya jaribio la Premium, msimbo wa namba ya kitambulisho chako, kwa miaka miwili.',
    ifNotYou:
      'Kama si wewe, mtu mwingine anajua nenosiri lako. Akaunti haiwezi kurudishwa. Kama unatumia nenosiri ' +
      'hilo kwingine, libadilishe huko.',
    questions: 'Maswali:',
  },
};

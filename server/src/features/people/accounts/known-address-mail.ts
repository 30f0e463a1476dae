import type { Language } from '@mwanzo/contract/language';
import { brandHtml, mailStyles } from '../../../gateways/mail/brand-html.ts';
import type { Mail } from '../../../gateways/mail/mailer.ts';

interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly whatHappened: string;
  readonly signIn: string;
  /** The text of the button. */
  readonly open: string;
  readonly ifNotYou: string;
}

// No native speaker has reviewed the Swahili yet.
const texts: Record<Language, MailText> = {
  en: {
    subject: 'You already have a Mwanzo account',
    greeting: 'Hello,',
    whatHappened: 'Somebody tried to sign up to Mwanzo with this e-mail address. You have an account already.',
    signIn: 'If it was you, sign in instead:',
    open: 'Sign In',
    ifNotYou: 'If it was not you, there is nothing to do. Nobody has got into your account.',
  },
  sw: {
    subject: 'Tayari una akaunti ya Mwanzo',
    greeting: 'Habari,',
    whatHappened: 'Mtu amejaribu kujisajili kwenye Mwanzo kwa barua pepe hii. Tayari una akaunti.',
    signIn: 'Kama ni wewe, ingia hapa:',
    open: 'Ingia',
    ifNotYou: 'Kama si wewe, huhitaji kufanya chochote. Hakuna aliyeingia kwenye akaunti yako.',
  },
};

/**
 * Tells the owner of an address that somebody has tried to sign up with it. `siteUrl` is the address of the web app.
 */
export function knownAddressMail(to: string, language: Language, siteUrl: string): Mail {
  const { subject, greeting, whatHappened, signIn, open, ifNotYou } = texts[language];
  const link = new URL('/login', siteUrl).href;
  const lines = [greeting, whatHappened, `${signIn}\n${link}`, ifNotYou, 'Mwanzo'];
  const card = [
    `<p style="margin:0 0 12px">${greeting}</p><p style="margin:0 0 12px">${whatHappened}</p>`,
    `<p style="margin:0 0 12px">${signIn}</p>`,
    `<p style="margin:0 0 24px"><a class="button" href="${link}" style="${mailStyles.button}">${open}</a></p>`,
    `<p style="margin:0">${ifNotYou}</p>`,
  ];
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: brandHtml({ language, card: card.join('\n') }),
  };
}

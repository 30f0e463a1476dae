import type { Language } from '@mwanzo/contract/language';
import { brandHtml, mailStyles } from '../../../gateways/mail/brand-html.ts';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import type { DeviceName } from '../accounts/index.ts';
import { accountMailTexts, greetings, whereAndWhen } from './account-mail-texts.ts';
import type { MailKind } from './recovery.repository.ts';

interface AccountMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  /** Null if the mail has no link. */
  readonly token: string | null;
  /** The time of the event that the mail reports. */
  readonly at: Date;
  readonly device: DeviceName;
  /** The address of the web app. */
  readonly siteUrl: string;
}

/** Opening one of these pages changes nothing, because a mail program may open it before the owner does. */
const pages: Readonly<Partial<Record<MailKind, string>>> = {
  reset: '/reset#token=',
  confirm: '/confirm#token=',
  change: '/confirm#token=',
  undo: '/reset#undo=',
};
/** These pages need no token. */
const plainPages: Readonly<Partial<Record<MailKind, string>>> = { device: '/settings/devices' };

/** A mail about an account. It names nobody. The token is behind the #, which browsers send nowhere. */
export function composeAccountMail({ id, kind, to, language, token, siteUrl, at, device }: AccountMail): Mail {
  const { subject, what: told, open, note } = accountMailTexts[language][kind];
  const what = kind === 'device' ? `${told} ${whereAndWhen(device, at, language)}` : told;
  const page = pages[kind];
  const link = new URL(
    page === undefined || token === null ? (plainPages[kind] ?? '/forgot') : `${page}${token}`,
    siteUrl,
  ).href;
  const greeting = greetings[language];
  const button = `<a class="button" href="${link}" style="${mailStyles.button}">${open}</a>`;
  return {
    to,
    subject,
    text: `${[greeting, what, ...(open === undefined ? [] : [`${open}:\n${link}`]), note, 'Mwanzo'].join('\n\n')}\n`,
    html: brandHtml({
      language,
      card: [
        `<p style="margin:0 0 12px">${greeting}</p><p style="margin:0 0 24px">${what}</p>`,
        ...(open === undefined ? [] : [`<p style="margin:0 0 24px">${button}</p>`]),
        `<p style="margin:0">${note}</p>`,
      ].join('\n'),
    }),
    // A repeated attempt has the same id, so that mailboxes can drop it.
    messageId: `<account-${id}@${new URL(siteUrl).hostname}>`,
  };
}

import { dateFormat } from '@mwanzo/contract/formats';
import type { Language } from '@mwanzo/contract/language';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { brandHtml, mailStyles } from '../../../gateways/mail/brand-html.ts';
import { MailError, type Mail, type Mailer } from '../../../gateways/mail/mailer.ts';
import { findUnmailed, listUnmailed, noteMailed, type MailedOrder } from './orders.repository.ts';

interface ReceiptMailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** The address of the web app. */
  readonly siteUrl: string;
}

// No native speaker has reviewed the Swahili yet. The subject does not say what was bought, because others may see it.
const texts: Record<Language, Record<'subject' | 'hello' | 'what' | 'receipt' | 'open' | 'note', string>> = {
  en: {
    subject: 'Your receipt {code}',
    hello: 'Hello,',
    what: 'Your payment of KES {amount} has arrived. Premium lasts until {until} (Nairobi time). It does not renew.',
    receipt: 'Order {code}, M-Pesa receipt {receipt}.',
    open: 'See the receipt',
    note: 'Keep this mail as your receipt.',
  },
  sw: {
    subject: 'Risiti yako {code}',
    hello: 'Habari,',
    what: 'Malipo yako ya KES {amount} yamefika. Premium inadumu hadi {until} (saa za Nairobi). Haijirudii yenyewe.',
    receipt: 'Oda {code}, risiti ya M-Pesa {receipt}.',
    open: 'Ona risiti',
    note: 'Hifadhi barua pepe hii kama risiti yako.',
  },
};

/** @returns the ids of paid orders whose receipt was not mailed yet */
export async function collectReceiptMails({ database }: Pick<ReceiptMailDependencies, 'database'>): Promise<number[]> {
  return (await getRows(database, listUnmailed, {})).map(({ id }) => id);
}

/**
 * Mails the receipt of an order. It is recorded after the mail server has accepted it. If the process dies before that,
 * the mail is sent again, with the same message id.
 */
export async function sendReceiptMail(dependencies: ReceiptMailDependencies, id: number): Promise<void> {
  const { database, clock, mailer, siteUrl } = dependencies;
  const order = await getRow(database, findUnmailed, { id });
  if (!order) return;
  try {
    await mailer.send(composeReceiptMail(order, siteUrl));
  } catch (error) {
    if (!(error instanceof MailError) || !error.isFinal) throw error;
  }
  await getRows(database, noteMailed, { id, now: clock.now() });
}

function composeReceiptMail({ code, amount, endsAt, receipt, email, language }: MailedOrder, siteUrl: string): Mail {
  const words = texts[language];
  const format = dateFormat(language === 'en' ? 'en-GB' : 'sw-KE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Nairobi',
    hourCycle: 'h23',
  });
  const values: Readonly<Record<string, string>> = {
    code,
    amount: String(amount),
    until: format.format(endsAt),
    receipt: receipt ?? '-',
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const link = new URL(`/premium/orders/${code}`, siteUrl).href;
  const lines = [words.hello, fill(words.what), fill(words.receipt)];
  return {
    to: email,
    subject: fill(words.subject),
    text: `${[...lines, `${words.open}:\n${link}`, words.note, 'Mwanzo'].join('\n\n')}\n`,
    html: brandHtml({
      language,
      card: [
        ...lines.map((line) => `<p style="margin:0 0 16px">${line}</p>`),
        `<p style="margin:0 0 24px"><a class="button" href="${link}" ` +
          `style="${mailStyles.button}">${words.open}</a></p>`,
        `<p style="margin:0">${words.note}</p>`,
      ].join('\n'),
    }),
    messageId: `<receipt-${code}@${new URL(siteUrl).hostname}>`,
  };
}

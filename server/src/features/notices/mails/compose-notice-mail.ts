import type { Language } from '@mwanzo/contract/language';
import { brandHtml, mailStyles } from '../../../gateways/mail/brand-html.ts';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import type { GatheredNotice } from './mail-rules.ts';
import { counted, noticeMailTexts } from './notice-mail-texts.ts';

interface NoticeMail {
  readonly mailId: number;
  readonly email: string;
  readonly language: Language;
  readonly notices: readonly GatheredNotice[];
  /** The address of the web app. */
  readonly siteUrl: string;
  /** The address of the unsubscribe link. */
  readonly token: string;
}

/**
 * The news, one line for each kind. It contains neither names nor texts of messages: a mail may be seen on a locked
 * screen.
 */
function linesOf(notices: readonly GatheredNotice[], language: Language): string[] {
  const texts = noticeMailTexts[language];
  const count = (kind: GatheredNotice['kind']) => notices.filter((notice) => notice.kind === kind).length;
  const lines = (['match', 'message', 'like'] as const)
    .map((kind) => ({ kind, number: count(kind) }))
    .filter(({ number }) => number > 0)
    .map(({ kind, number }) => counted(texts[kind], number));
  const isAskedAgain = notices.some(({ details }) => details.reason_code === 'not_reviewed');
  if (isAskedAgain) lines.push(texts.sendAgain);
  const decisions = notices.filter(({ details }) => details.decision && details.reason_code !== 'not_reviewed');
  const isVerified = decisions.some(({ kind, details }) => kind === 'verification' && details.decision === 'approved');
  if (decisions.length > 0) lines.push(isVerified ? texts.approved : texts.decided);
  if (notices.some(({ kind }) => kind === 'premium')) lines.push(texts.account);
  return lines;
}

export function composeNoticeMail({ mailId, email, language, notices, siteUrl, token }: NoticeMail): Mail {
  const texts = noticeMailTexts[language];
  const lines = linesOf(notices, language);
  const open = new URL('/matches', siteUrl).href;
  const unsubscribe = new URL(`/api/unsubscribe/?token=${token}`, siteUrl).href;
  return {
    to: email,
    subject: counted(texts.subject, notices.length),
    text: [
      texts.greeting,
      `${texts.waiting}\n${lines.map((each) => `- ${each}`).join('\n')}`,
      `${texts.open}:\n${open}`,
      `${texts.why}\n${texts.unsubscribe}:\n${unsubscribe}`,
      'Mwanzo\n',
    ].join('\n\n'),
    html: htmlOf({ language, lines, open, unsubscribe }),
    // A repeated attempt has the same id, so that mailboxes can drop it.
    messageId: `<notices-${mailId}@${new URL(siteUrl).hostname}>`,
    unsubscribe,
  };
}

interface Content {
  readonly language: Language;
  readonly lines: readonly string[];
  readonly open: string;
  readonly unsubscribe: string;
}

function htmlOf({ language, lines, open, unsubscribe }: Content): string {
  const texts = noticeMailTexts[language];
  const items = lines.map((each) => `<li style="margin:0 0 8px">${each}</li>`).join('');
  return brandHtml({
    language,
    card: `<p style="margin:0 0 12px">${texts.greeting}</p>
<p style="margin:0 0 8px;font-weight:600">${texts.waiting}</p>
<ul style="margin:0 0 24px;padding:0 0 0 20px">${items}</ul>
<p style="margin:0"><a class="button" href="${open}" style="${mailStyles.button}">${texts.open}</a></p>`,
    foot: `${texts.why}<br><a href="${unsubscribe}" style="${mailStyles.footLink}">${texts.unsubscribe}</a>`,
  });
}

import type { Language } from '@mwanzo/contract/language';
import type { Mail } from '../../gateways/mail/mailer.ts';
import type { GatheredNotice } from './mails.repository.ts';
import { counted, noticeMailTexts } from './notice-mail-texts.ts';

interface NoticeMail {
  readonly mailId: number;
  readonly email: string;
  readonly language: Language;
  readonly notices: readonly GatheredNotice[];
  /** The address of the web app. */
  readonly siteUrl: string;
  /** Of the unsubscribe link. */
  readonly token: string;
}

/** What waits, a line for each kind. Neither a name nor a message's text: a mail may be seen on a locked screen. */
function linesOf(notices: readonly GatheredNotice[], language: Language): string[] {
  const texts = noticeMailTexts[language];
  const count = (kind: GatheredNotice['kind']) => notices.filter((notice) => notice.kind === kind).length;
  const lines = (['match', 'message', 'like'] as const)
    .map((kind) => ({ kind, number: count(kind) }))
    .filter(({ number }) => number > 0)
    .map(({ kind, number }) => counted(texts[kind], number));
  const decisions = notices.filter(({ decision }) => decision !== null);
  const isVerified = decisions.some(({ kind, decision }) => kind === 'verification' && decision === 'approved');
  if (decisions.length > 0) lines.push(isVerified ? texts.approved : texts.decided);
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

/** In the brand's colours, without pictures or fonts to fetch. Styles stand at the elements, as mail programs want it. */
function htmlOf({ language, lines, open, unsubscribe }: Content): string {
  const texts = noticeMailTexts[language];
  const font = "font-family:'Figtree','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const items = lines.map((each) => `<li style="margin:0 0 8px">${each}</li>`).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mwanzo</title></head>
<body style="margin:0;padding:24px 16px;background:#fffaf5;color:#2b0a18;${font};font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 16px;font-size:22px;font-weight:700;color:#c2184b">Mwanzo</p>
<div style="padding:24px;background:#ffffff;border-radius:18px">
<p style="margin:0 0 12px">${texts.greeting}</p>
<p style="margin:0 0 8px;font-weight:600">${texts.waiting}</p>
<ul style="margin:0 0 24px;padding:0 0 0 20px">${items}</ul>
<p style="margin:0"><a href="${open}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#c2184b;color:#ffffff;font-weight:600;text-decoration:none">${texts.open}</a></p>
</div>
<p style="margin:16px 0 0;font-size:14px;color:#6b4450">${texts.why}<br><a href="${unsubscribe}" style="color:#6b4450">${texts.unsubscribe}</a></p>
</div>
</body></html>`;
}

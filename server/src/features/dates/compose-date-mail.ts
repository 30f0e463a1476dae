import type { Language } from '@mwanzo/contract/language';
import type { Mail } from '../../gateways/mail/mailer.ts';
import type { MailedPlanRow } from './dates.repository.ts';
import { fill, nairobiTime } from './shared-plan-texts.ts';

interface MailTexts {
  readonly subject: string;
  readonly lines: readonly string[];
}

// No native speaker has reviewed the Swahili yet. The mails contain neither the place nor the match's name, because
// others may read them.
const texts: Record<Language, Record<'reminder' | 'alert', MailTexts>> = {
  en: {
    reminder: {
      subject: 'Say that you are fine by {time}',
      lines: ['Hello {owner},', 'You wanted to say "I am fine" by {time}. One press is enough, or say a later time:'],
    },
    alert: {
      subject: 'No word yet from {owner}',
      lines: [
        'Hello,',
        '{owner} shared a plan with you on Mwanzo and wanted to say "I am fine" by {time}. There is no word yet.',
        'Call {owner} first: phones die, buses are late. If there is no answer, or it feels wrong, call 999 or ' +
          '112. The helpline on violence is 1195, free.',
        'The plan:',
      ],
    },
  },
  sw: {
    reminder: {
      subject: 'Sema uko salama kufikia {time}',
      lines: [
        'Habari {owner},',
        'Ulitaka kusema "Niko salama" kufikia {time}. Gusa mara moja tu, au taja saa ya baadaye:',
      ],
    },
    alert: {
      subject: '{owner} bado hajasema',
      lines: [
        'Habari,',
        '{owner} alikushirikisha mpango kwenye Mwanzo na alitaka kusema "Niko salama" kufikia {time}. Bado hajasema.',
        'Mpigie {owner} kwanza: simu huzima, basi huchelewa. Asipojibu, au ukiwa na wasiwasi, piga 999 au 112. ' +
          'Msaada wa ukatili ni 1195, bure.',
        'Mpango:',
      ],
    },
  },
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

interface DateMail {
  readonly plan: MailedPlanRow;
  readonly kind: 'reminder' | 'alert';
  readonly to: string;
  /** The address to which its link leads. */
  readonly link: string;
  readonly siteUrl: string;
}

export function composeDateMail({ plan, kind, to, link, siteUrl }: DateMail): Mail {
  const { subject, lines } = texts[plan.language][kind];
  const values = { owner: plan.ownerName, time: nairobiTime(plan.checkInAt, plan.language, 'time') };
  const written = lines.map((each) => fill(each, values));
  const paragraphs = written.map((each) => `<p>${escape(each)}</p>`).join('');
  return {
    to,
    subject: fill(subject, values),
    text: `${[...written, link, 'Mwanzo'].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${plan.language}"><body>${paragraphs}<p><a href="${link}">${link}</a></p>
<p>Mwanzo</p></body></html>`,
    // A repeated attempt has the same id, so that mailboxes can drop it. A plan with a changed time gets a new mail.
    messageId: `<date-plan-${plan.id}-${kind}-${plan.checkInAt.getTime()}@${new URL(siteUrl).hostname}>`,
  };
}

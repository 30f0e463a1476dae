import type { Language } from '@mwanzo/contract/language';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import { type DateMailKind, isLate } from './date-rules.ts';
import type { MailedPlanRow } from './dates.repository.ts';
import { fill, nairobiTime } from './shared-plan-texts.ts';

interface MailTexts {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** An alert says something else if "I am fine" was said and taken back. */
type MailForm = 'reminder' | 'alert' | 'takenBack' | 'takenBackLate';

// No native speaker has reviewed the Swahili yet. The mails contain neither the place nor the match's name, because
// others may read them.
const texts: Record<Language, Record<MailForm, MailTexts>> = {
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
    takenBack: {
      subject: '{owner} took back "I am fine"',
      lines: [
        'Hello,',
        '{owner} said "I am fine" and took it back at {takenBack}. It may have been a slip. The plan goes on: ' +
          '{owner} wants to say it by {time}, and you get a mail if that passes without a word.',
        'The plan:',
      ],
    },
    takenBackLate: {
      subject: '{owner} took back "I am fine"',
      lines: [
        'Hello,',
        '{owner} said "I am fine", took it back at {takenBack}, and wanted to say it by {time}. ' +
          'There is no word since.',
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
    takenBack: {
      subject: '{owner} ametengua "Niko salama"',
      lines: [
        'Habari,',
        '{owner} alisema "Niko salama" kisha akaitengua {takenBack}. Huenda aligusa kwa bahati mbaya. Mpango ' +
          'unaendelea: {owner} anataka kusema kufikia {time}, na tutakuandikia asiposema.',
        'Mpango:',
      ],
    },
    takenBackLate: {
      subject: '{owner} ametengua "Niko salama"',
      lines: [
        'Habari,',
        '{owner} alisema "Niko salama", akaitengua {takenBack}, na alitaka kusema kufikia {time}. Hajasema tangu hapo.',
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
  readonly kind: DateMailKind;
  readonly to: string;
  /** The address to which its link leads. */
  readonly link: string;
  readonly siteUrl: string;
  readonly now: Date;
}

function formOf({ plan, kind, now }: DateMail): MailForm {
  if (kind === 'reminder' || plan.takenBackAt === null) return kind;
  return isLate(plan, now) ? 'takenBackLate' : 'takenBack';
}

export function composeDateMail(mail: DateMail): Mail {
  const { plan, kind, to, link, siteUrl } = mail;
  const { subject, lines } = texts[plan.language][formOf(mail)];
  const timeOf = (moment: Date) => nairobiTime(moment, plan.language, 'time');
  const about = (kind === 'takenBack' ? plan.takenBackAt : null) ?? plan.checkInAt;
  const takenBack = plan.takenBackAt ? timeOf(plan.takenBackAt) : '';
  const values = { owner: plan.ownerName, time: timeOf(plan.checkInAt), takenBack };
  const written = lines.map((each) => fill(each, values));
  const paragraphs = written.map((each) => `<p>${escape(each)}</p>`).join('');
  return {
    to,
    subject: fill(subject, values),
    text: `${[...written, link, 'Mwanzo'].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${plan.language}"><body>${paragraphs}<p><a href="${link}">${link}</a></p>
<p>Mwanzo</p></body></html>`,
    // A repeated attempt has the same id, so that mailboxes can drop it. A plan whose time was changed, or whose
    // "I am fine" was taken back once more, gets a new mail.
    messageId: `<date-plan-${plan.id}-${kind}-${about.getTime()}@${new URL(siteUrl).hostname}>`,
  };
}

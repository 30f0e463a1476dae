import { dateFormat } from '@mwanzo/contract/formats';
import type { Language } from '@mwanzo/contract/language';

interface SharedPlanTexts {
  readonly linkTitle: string;
  readonly linkText: string;
  readonly show: string;
  readonly meeting: string;
  readonly keep: string;
  readonly fineBy: string;
  readonly theyMeet: string;
  readonly now: string;
  readonly fine: string;
  readonly fineText: string;
  readonly late: string;
  readonly takenBack: string;
  readonly takenBackText: string;
  readonly takenBackLate: string;
  readonly lateText: string;
  readonly checked: string;
  readonly map: string;
  readonly ifLate: string;
  readonly steps: readonly [string, string];
  readonly lateTitle: string;
  readonly lateSteps: readonly (readonly [title: string, text: string])[];
  readonly police: string;
  readonly emergency: string;
  readonly violence: string;
  readonly noAccount: string;
  readonly renews: string;
  readonly noon: string;
  readonly today: string;
  readonly onDay: string;
  readonly closedTitle: string;
  readonly closed: string;
}

// No native speaker has reviewed the Swahili yet. {They} and {them} are pronouns, or the name if the gender has none.
export const sharedPlanTexts: Record<Language, SharedPlanTexts> = {
  en: {
    linkTitle: 'Somebody shared a plan with you',
    linkText: 'It says whom they meet, where and when. Keep it to yourself.',
    show: 'Show the plan',
    meeting: '{owner} is meeting {partner}',
    keep: '{They} shared this plan with you. Keep it to yourself.',
    fineBy: '{They} says “I am fine” by',
    theyMeet: '{time}, they meet',
    now: 'Now {time}',
    fine: '{They} is fine, {time}',
    fineText: 'There is nothing that you have to do.',
    late: 'No word yet',
    takenBack: '“I am fine” is taken back',
    takenBackText: '{They} took it back at {time}. It may have been a slip. Wait for the time below.',
    takenBackLate: '{They} took “I am fine” back at {takenBack}, and meant to say it by {time}. It is {now}.',
    lateText: '{They} meant to say “I am fine” by {time}. It is {now}. It may be a flat battery.',
    checked: 'Checked by a person',
    map: 'Map',
    ifLate: 'If {time} passes without a word',
    steps: ['Call {them} yourself. Phones die, buses are late.', 'No answer, or it feels wrong: call for help.'],
    lateTitle: 'What to do now',
    lateSteps: [
      ['Call {them} yourself', 'Twice. Then write.'],
      ['Ask somebody near {them}', 'Somebody at home, or {place}'],
      ['It feels wrong? Call for help', 'Say where {they} is and whom {they} meets'],
    ],
    police: 'Police',
    emergency: 'Emergency',
    violence: 'Violence help, free',
    noAccount: 'You need no account. This page closes on {time}, and nobody can find it in a search.',
    renews: 'This page renews itself. It closes on {time}.',
    noon: '{day} at noon',
    today: '{time} today',
    onDay: '{time} on {day}',
    closedTitle: 'This plan has closed',
    closed: 'There is nothing to see here any more. If you are worried about somebody, call them, or call for help.',
  },
  sw: {
    linkTitle: 'Umeshirikishwa mpango',
    linkText: 'Unasema wanaokutana, mahali na wakati. Usimwonyeshe mtu.',
    show: 'Onyesha mpango',
    meeting: '{owner} anakutana na {partner}',
    keep: 'Amekushirikisha mpango huu. Usimwonyeshe mtu.',
    fineBy: 'Atasema “Niko salama” kufikia',
    theyMeet: '{time}, wanakutana',
    now: 'Sasa {time}',
    fine: 'Yuko salama, {time}',
    fineText: 'Huhitaji kufanya chochote.',
    late: 'Bado hajasema',
    takenBack: '“Niko salama” imetenguliwa',
    takenBackText: 'Ameitengua {time}. Huenda aligusa kwa bahati mbaya. Subiri wakati ulio hapa chini.',
    takenBackLate: 'Alitengua “Niko salama” {takenBack}, na alitaka kusema kufikia {time}. Sasa ni {now}.',
    lateText: 'Alitaka kusema “Niko salama” kufikia {time}. Sasa ni {now}. Huenda simu imezima.',
    checked: 'Amekaguliwa na mtu',
    map: 'Ramani',
    ifLate: 'Ikipita {time} bila neno',
    steps: ['Mpigie wewe mwenyewe. Simu huzima, basi huchelewa.', 'Hajibu, au una wasiwasi: piga simu ya msaada.'],
    lateTitle: 'Fanya hivi sasa',
    lateSteps: [
      ['Mpigie wewe mwenyewe', 'Mara mbili. Kisha mwandikie.'],
      ['Uliza aliye karibu naye', 'Mtu wa nyumbani, au {place}'],
      ['Una wasiwasi? Piga simu ya msaada', 'Sema yuko wapi na anakutana na nani'],
    ],
    police: 'Polisi',
    emergency: 'Dharura',
    violence: 'Msaada wa ukatili, bure',
    noAccount: 'Huhitaji akaunti. Ukurasa huu unafungwa {time}, na haupatikani kwenye utafutaji.',
    renews: 'Ukurasa huu hujisasisha. Unafungwa {time}.',
    noon: '{day} saa sita mchana',
    today: '{time} leo',
    onDay: '{time} {day}',
    closedTitle: 'Mpango huu umefungwa',
    closed: 'Hakuna cha kuona hapa tena. Ukiwa na wasiwasi kuhusu mtu, mpigie, au piga simu ya msaada.',
  },
};

const pronouns: Readonly<Record<string, readonly [they: string, them: string]>> = {
  female: ['she', 'her'],
  male: ['he', 'him'],
};

/** The words for the member in a text: "she" or "he", or the name if the gender is unknown. */
export function wordsFor(gender: string | null, name: string): { They: string; they: string; them: string } {
  const [they, them] = pronouns[gender ?? ''] ?? [name, name];
  return { They: they.charAt(0).toUpperCase() + they.slice(1), they, them };
}

const timeForms = {
  time: [{ hour: '2-digit', minute: '2-digit', hour12: false }],
  weekday: [{ weekday: 'long' }],
  day: [{ weekday: 'long' }, { day: 'numeric', month: 'long' }, { hour: '2-digit', minute: '2-digit', hour12: false }],
} as const satisfies Record<string, readonly Intl.DateTimeFormatOptions[]>;

/** A time in Nairobi: the time of day, the weekday, or the date with the time. */
export function nairobiTime(moment: Date, language: Language, form: keyof typeof timeForms): string {
  const locale = language === 'sw' ? 'sw-KE' : 'en-GB';
  const parts = timeForms[form].map((options) =>
    dateFormat(locale, { ...options, timeZone: 'Africa/Nairobi' }).format(moment),
  );
  return parts.join(', ');
}

/** A text with its names filled in. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}

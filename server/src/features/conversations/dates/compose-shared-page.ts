import type { Language } from '@mwanzo/contract/language';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { graceMs, isLate, partOfWay } from './date-rules.ts';
import type { SharedPlanRow } from './dates.repository.ts';
import { emergencyNumbers, frameSharedPage, icon } from './shared-page-frame.ts';
import { fill, nairobiTime, sharedPlanTexts, wordsFor } from './shared-plan-texts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

/** The page behind an ended or invented link. Both get the same bytes. */
export function composeClosedPage(language: Language): Uint8Array {
  const { closedTitle, closed } = sharedPlanTexts[language];
  const arches = '<div class="arches"><span></span><span></span></div>';
  const content =
    `<h1>${closedTitle}</h1><p class="quiet keep">${closed}</p>` +
    `<div class="card">${arches}</div>${emergencyNumbers(language)}`;
  return frameSharedPage({ language, content });
}

type LinkPage = Pick<SharedPage, 'language' | 'now'> & {
  readonly plan: Pick<SharedPlanRow, 'checkInAt' | 'fineAt' | 'takenBackAt'>;
};

/** The page behind the link of an open plan. It says whether all is well, and neither who nor where. */
export function composeLinkPage({ plan, language, now }: LinkPage): Uint8Array {
  const texts = sharedPlanTexts[language];
  const isTakenBack = plan.fineAt === null && plan.takenBackAt !== null;
  const warns = isTakenBack || isLate(plan, now);
  const late = warns ? warning(`<h2>${isTakenBack ? texts.takenBack : texts.late}</h2>`) : '';
  const content =
    `<h1>${texts.linkTitle}</h1><p class="quiet keep">${texts.linkText}</p>${late}` +
    `<form method="post"><button>${texts.show}</button></form>${emergencyNumbers(language)}`;
  return frameSharedPage({ language, content });
}

const warning = (content: string) =>
  `<section class="state late"><span class="tile">${icon('shield')}</span><div>${content}</div></section>`;

interface SharedPage {
  readonly plan: SharedPlanRow;
  readonly language: Language;
  readonly now: Date;
  /** Small pictures as data: URIs, so that the page is one request. */
  readonly pictures: readonly string[];
  /** The page's own address, from which it reloads itself. */
  readonly renewedAt: string;
}

/** The plan as the friend sees it. The page reloads itself each minute. */
export function composeSharedPage(page: SharedPage): Uint8Array {
  const { plan, language, now, renewedAt } = page;
  const texts = sharedPlanTexts[language];
  const write = writerFor(page);
  const closing = fill(texts.noon, { day: nairobiTime(plan.closesAt, language, 'weekday') });
  const title = `<h1>${write(texts.meeting)}</h1>`;
  const late = isLate(plan, now);
  // Once the member is overdue, the advice comes directly below.
  const content = late
    ? `${title}${stateOf(page)}${whatToDo(page)}${detailsOf(page)}`
    : `${title}<p class="quiet keep">${write(texts.keep)}</p>${stateOf(page)}${detailsOf(page)}${ifLate(page)}`;
  const foot = `<p class="quiet foot">${fill(late ? texts.renews : texts.noAccount, { time: closing })}</p>`;
  return frameSharedPage({ language, content: content + foot, renewedAt: escape(renewedAt) });
}

/** Fills names, which people have typed, and times into a text of the page. A time of another day says its day. */
function writerFor({ plan, language, now }: SharedPage): (text: string, moment?: Date) => string {
  const owner = escape(plan.ownerName);
  const timeOf = (moment: Date | null | undefined): string => {
    if (!moment) return '';
    const time = nairobiTime(moment, language, 'time');
    if (nairobiDay(moment) === nairobiDay(now)) return time;
    return fill(sharedPlanTexts[language].onDay, { time, day: nairobiTime(moment, language, 'weekday') });
  };
  const values = {
    ...wordsFor(plan.ownerGender, owner),
    owner,
    partner: escape(plan.partnerName),
    place: escape(plan.place),
    now: timeOf(now),
    takenBack: timeOf(plan.takenBackAt),
  };
  return (text, moment) => fill(text, { ...values, time: timeOf(moment) });
}

function stateOf(page: SharedPage): string {
  const { plan, language, now } = page;
  const texts = sharedPlanTexts[language];
  const write = writerFor(page);
  if (plan.fineAt)
    return (
      `<section class="state fine"><span class="tile">${icon('tick')}</span>` +
      `<div><b>${write(texts.fine, plan.fineAt)}</b>${texts.fineText}</div></section>`
    );
  const { takenBackAt } = plan;
  if (isLate(plan, now)) {
    const [title, text] = takenBackAt ? [texts.takenBack, texts.takenBackLate] : [texts.late, texts.lateText];
    return warning(`<h2>${title}</h2><p>${write(text, plan.checkInAt)}</p>`);
  }
  // The friend may have read "fine" before.
  const taken = takenBackAt
    ? warning(`<h2>${texts.takenBack}</h2><p>${write(texts.takenBackText, takenBackAt)}</p>`)
    : '';
  const isToday = nairobiDay(plan.checkInAt) === nairobiDay(now);
  const by = isToday ? write(texts.today, plan.checkInAt) : nairobiTime(plan.checkInAt, language, 'day');
  const percent = Math.round(partOfWay(plan, now) * 100);
  return `${taken}<section class="state"><p>${write(texts.fineBy)}</p><b>${by}</b>
<div class="bar" aria-hidden="true"><i style="width:${percent}%"></i><u style="left:${percent}%"></u></div>
<div class="ends"><span>${write(texts.theyMeet, plan.meetsAt)}</span><span>${write(texts.now, now)}</span></div>
</section>`;
}

function detailsOf({ plan, language, pictures }: SharedPage): string {
  const texts = sharedPlanTexts[language];
  const images = pictures.map((source) => `<img src="${source}" alt="">`).join('');
  const checked = plan.isPartnerVerified ? `<div class="trust">${icon('badge')}${texts.checked}</div>` : '';
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: plan.place })}`;
  const arches = images && `<div class="arches">${images}</div>`;
  const name = `<div><b>${escape(plan.partnerName)}</b>${checked}</div>`;
  const mapLink = `<a href="${escape(map)}" rel="noreferrer">${texts.map}</a>`;
  return `<div class="card"><div class="who">${arches}${name}</div><hr>
<p class="row">${icon('pin')}<span>${escape(plan.place)}</span>${mapLink}</p>
<p class="row">${icon('day')}<span>${nairobiTime(plan.meetsAt, language, 'day')}</span></p></div>`;
}

function ifLate(page: SharedPage): string {
  const { plan, language } = page;
  const texts = sharedPlanTexts[language];
  const write = writerFor(page);
  const steps = texts.steps.map((step) => `<li>${write(step)}</li>`).join('');
  const title = write(texts.ifLate, new Date(plan.checkInAt.getTime() + graceMs));
  const advice = plan.fineAt ? '' : `<h2>${title}</h2><ol class="plain">${steps}</ol>`;
  return advice + emergencyNumbers(language);
}

function whatToDo(page: SharedPage): string {
  const texts = sharedPlanTexts[page.language];
  const write = writerFor(page);
  const steps = texts.lateSteps
    .map(([title, text]) => `<li><b>${write(title)}</b><span class="quiet small">${write(text)}</span></li>`)
    .join('');
  return `<h2>${texts.lateTitle}</h2><ol class="steps">${steps}</ol>${emergencyNumbers(page.language, true)}`;
}

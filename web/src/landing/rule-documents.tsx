import {
  ageLimits,
  keptAfterDecisionHours,
  reportLimits,
  reviewHours,
  undecidedHoursMax,
} from '@mwanzo/contract/limits';
import { pageContact, type PublicPage } from '@mwanzo/contract/page-origin';
import type { ReactNode } from 'react';
import { communityPage as community } from '../i18n/community-page.ts';
import { landing } from '../i18n/landing.ts';
import { privacyPage as privacy } from '../i18n/privacy-page.ts';
import { publicPages as texts } from '../i18n/public-pages.ts';
import { safety } from '../i18n/safety.ts';
import { supportPage as support } from '../i18n/support-page.ts';
import { termsPage as terms } from '../i18n/terms-page.ts';
import { calendarDate } from '../i18n/times.ts';
import { t } from '../i18n/translate.ts';
import { EmergencyNumbers } from '../ui/frames/emergency-numbers.tsx';
import { TextLink } from '../ui/words/text-link.tsx';
import { PublicDocument, Topics, type BuiltFiles } from './public-document.tsx';

/** The date when the texts of these pages last changed. */
const changedOn = '2026-11-27';
const age = ageLimits.min;
/** The hours in section 43 of the Data Protection Act, 2019. */
const breachHours = 72;

const titles: Record<PublicPage, () => string> = {
  safety: () => t(safety.title),
  privacy: () => t(landing.privacy),
  terms: () => t(landing.terms),
  support: () => t(landing.support),
  community: () => t(texts.community),
};

type RulePage = Exclude<PublicPage, 'safety'>;

interface RuleDocumentProps extends BuiltFiles {
  page: RulePage;
  lead: string;
  children: ReactNode;
}

/** A page about the rules, with links to the other ones. */
function RuleDocument({ page, lead, children, ...files }: RuleDocumentProps) {
  const others = (Object.keys(titles) as PublicPage[]).filter((other) => other !== page);
  return (
    <PublicDocument page={page} title={titles[page]()} lead={lead} {...files}>
      {children}
      <nav aria-label={t(texts.more)} className="mt-9 flex flex-wrap gap-x-5.5 gap-y-1 print:hidden">
        {others.map((other) => (
          <TextLink key={other} href={`/${other}`} tone="ink">
            {titles[other]()}
          </TextLink>
        ))}
      </nav>
      <p className="mt-3 text-small text-ink-2">{t(texts.version, { date: calendarDate(changedOn) })}</p>
    </PublicDocument>
  );
}

/** Says who operates the server. The server keeps only the paragraph that applies to it (`fillPage`). */
function Contact() {
  return (
    <>
      <p data-contact="set" className="mt-3.5 leading-[1.45] wrap-anywhere">
        {t(texts.operator, { name: pageContact.name })}{' '}
        <TextLink href={`mailto:${pageContact.email}`}>{pageContact.email}</TextLink>
      </p>
      <p data-contact="unset" className="mt-3.5 leading-[1.45]">
        {t(texts.noOperator)}
      </p>
    </>
  );
}

export function PrivacyDocument(files: BuiltFiles) {
  const documents = t(privacy.documents2, { decided: keptAfterDecisionHours, undecided: undecidedHoursMax });
  const topics = [
    { title: t(privacy.who), lines: [t(privacy.who1, { age })], more: <Contact /> },
    {
      title: t(privacy.kept),
      lines: [
        t(privacy.kept1),
        t(privacy.kept2),
        t(privacy.kept3),
        t(privacy.kept4),
        t(privacy.kept5),
        t(privacy.kept6),
      ],
    },
    {
      title: t(privacy.documents),
      lines: [t(privacy.documents1), documents, t(privacy.documents3), t(privacy.documents4)],
    },
    {
      title: t(privacy.seen),
      lines: [
        t(privacy.seen1),
        t(privacy.seen2, { around: reportLimits.messagesAround }),
        t(privacy.seen3),
        t(privacy.seen4),
      ],
    },
    { title: t(privacy.long), lines: [t(privacy.long1), t(privacy.long2), t(privacy.long3)] },
    {
      title: t(privacy.rights),
      lines: [
        t(privacy.rights1),
        t(privacy.rights2),
        t(privacy.rights3),
        t(privacy.rights4),
        t(privacy.rights5),
        t(privacy.rights6),
      ],
    },
    { title: t(privacy.browser), lines: [t(privacy.browser1), t(privacy.browser2)] },
    { title: t(privacy.wrong), lines: [t(privacy.wrong1, { hours: breachHours })] },
  ];
  return (
    <RuleDocument page="privacy" lead={t(privacy.lead)} {...files}>
      <Topics topics={topics} />
    </RuleDocument>
  );
}

export function TermsDocument(files: BuiltFiles) {
  const topics = [
    { title: t(terms.you), lines: [t(terms.you1, { age }), t(terms.you2)] },
    { title: t(terms.get), lines: [t(terms.get1), t(terms.get2), t(terms.get3)] },
    { title: t(terms.yours), lines: [t(terms.yours1), t(terms.yours2)] },
    { title: t(terms.rules), lines: [t(terms.rules1), t(terms.rules2, { age }), t(terms.rules3)] },
    { title: t(terms.end), lines: [t(terms.end1), t(terms.end2), t(terms.end3)], more: <Contact /> },
  ];
  return (
    <RuleDocument page="terms" lead={t(terms.lead)} {...files}>
      <Topics topics={topics} />
    </RuleDocument>
  );
}

export function SupportDocument(files: BuiltFiles) {
  const topics = [
    { title: t(support.write), lines: [t(support.write1)], more: <Contact /> },
    { title: t(support.signIn), lines: [t(support.signIn1), t(support.signIn2)] },
    {
      id: 'cannot-see',
      title: t(support.cannotSee),
      lines: [
        t(support.cannotSee1),
        t(support.cannotSee2),
        t(support.cannotSee3),
        t(support.cannotSee4),
        t(support.cannotSee5),
        t(support.cannotSee6),
      ],
    },
    { title: t(support.people), lines: [t(support.people1), t(support.people2), t(support.people3)] },
    { title: t(support.verify), lines: [t(support.verify1, reviewHours), t(support.verify2)] },
    { title: t(support.data), lines: [t(support.data1), t(support.data2)] },
  ];
  return (
    <RuleDocument page="support" lead={t(support.lead)} {...files}>
      <section
        className={'mt-6 grid gap-3 rounded-xl bg-blush p-5 md:grid-cols-[1fr_26rem] md:items-center md:gap-8 md:p-7'}
      >
        <h2 className="text-h2">{t(safety.call)}</h2>
        <EmergencyNumbers />
      </section>
      <Topics topics={topics} />
    </RuleDocument>
  );
}

export function CommunityDocument(files: BuiltFiles) {
  const topics = [
    { title: t(community.real), lines: [t(community.real1), t(community.real2)] },
    { title: t(community.kind), lines: [t(community.kind1), t(community.kind2), t(community.kind3)] },
    { title: t(community.safe), lines: [t(community.safe1, { age }), t(community.safe2), t(community.safe3)] },
    { title: t(community.money), lines: [t(community.money1), t(community.money2)] },
    { title: t(community.after), lines: [t(community.after1), t(community.after2), t(community.after3)] },
  ];
  return (
    <RuleDocument page="community" lead={t(community.lead)} {...files}>
      <Topics topics={topics} />
    </RuleDocument>
  );
}

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
import type { Message } from '../i18n/define-messages.ts';
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
import { PublicDocument, Topics, type BuiltFiles, type Topic } from './public-document.tsx';

/** The date when the texts of these pages last changed. */
const changedOn = '2026-11-27';
const age = ageLimits.min;
/** The hours in section 43 of the Data Protection Act, 2019. */
const breachHours = 72;

const titles: Record<PublicPage, Message> = {
  safety: safety.title,
  privacy: landing.privacy,
  terms: landing.terms,
  support: landing.support,
  community: texts.community,
};

type RulePage = Exclude<PublicPage, 'safety'>;

interface RuleDocumentProps extends BuiltFiles {
  page: RulePage;
  lead: Message;
  /** Content above the topics. */
  children?: ReactNode;
  topics: readonly Topic[];
}

/** A page about the rules, with links to the other ones. */
function RuleDocument({ page, lead, children, topics, ...files }: RuleDocumentProps) {
  const others = (Object.keys(titles) as PublicPage[]).filter((other) => other !== page);
  return (
    <PublicDocument page={page} title={t(titles[page])} lead={t(lead)} {...files}>
      {children}
      <Topics topics={topics} />
      <nav aria-label={t(texts.more)} className="mt-9 flex flex-wrap gap-x-5.5 gap-y-1 print:hidden">
        {others.map((other) => (
          <TextLink key={other} href={`/${other}`} tone="ink">
            {t(titles[other])}
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
    { title: privacy.who, lines: [t(privacy.who1, { age })], more: <Contact /> },
    {
      title: privacy.kept,
      lines: [privacy.kept1, privacy.kept2, privacy.kept3, privacy.kept4, privacy.kept5, privacy.kept6],
    },
    {
      title: privacy.documents,
      lines: [privacy.documents1, documents, privacy.documents3, privacy.documents4],
    },
    {
      title: privacy.seen,
      lines: [privacy.seen1, t(privacy.seen2, { around: reportLimits.messagesAround }), privacy.seen3, privacy.seen4],
    },
    { title: privacy.long, lines: [privacy.long1, privacy.long2, privacy.long3] },
    {
      title: privacy.rights,
      lines: [privacy.rights1, privacy.rights2, privacy.rights3, privacy.rights4, privacy.rights5, privacy.rights6],
    },
    { title: privacy.browser, lines: [privacy.browser1, privacy.browser2] },
    { title: privacy.wrong, lines: [t(privacy.wrong1, { hours: breachHours })] },
  ];
  return <RuleDocument page="privacy" lead={privacy.lead} topics={topics} {...files} />;
}

export function TermsDocument(files: BuiltFiles) {
  const topics = [
    { title: terms.you, lines: [t(terms.you1, { age }), terms.you2] },
    { title: terms.get, lines: [terms.get1, terms.get2, terms.get3] },
    { title: terms.yours, lines: [terms.yours1, terms.yours2] },
    { title: terms.rules, lines: [terms.rules1, t(terms.rules2, { age }), terms.rules3] },
    { title: terms.end, lines: [terms.end1, terms.end2, terms.end3], more: <Contact /> },
  ];
  return <RuleDocument page="terms" lead={terms.lead} topics={topics} {...files} />;
}

export function SupportDocument(files: BuiltFiles) {
  const topics = [
    { title: support.write, lines: [support.write1], more: <Contact /> },
    { title: support.signIn, lines: [support.signIn1, support.signIn2] },
    {
      id: 'cannot-see',
      title: support.cannotSee,
      lines: [
        support.cannotSee1,
        support.cannotSee2,
        support.cannotSee3,
        support.cannotSee4,
        support.cannotSee5,
        support.cannotSee6,
      ],
    },
    { title: support.people, lines: [support.people1, support.people2, support.people3] },
    { title: support.verify, lines: [t(support.verify1, reviewHours), support.verify2] },
    { title: support.data, lines: [support.data1, support.data2] },
  ];
  return (
    <RuleDocument page="support" lead={support.lead} topics={topics} {...files}>
      <section
        className={'mt-6 grid gap-3 rounded-xl bg-blush p-5 md:grid-cols-[1fr_26rem] md:items-center md:gap-8 md:p-7'}
      >
        <h2 className="text-h2">{t(safety.call)}</h2>
        <EmergencyNumbers />
      </section>
    </RuleDocument>
  );
}

export function CommunityDocument(files: BuiltFiles) {
  const topics = [
    { title: community.real, lines: [community.real1, community.real2] },
    { title: community.kind, lines: [community.kind1, community.kind2, community.kind3] },
    { title: community.safe, lines: [t(community.safe1, { age }), community.safe2, community.safe3] },
    { title: community.money, lines: [community.money1, community.money2] },
    { title: community.after, lines: [community.after1, community.after2, community.after3] },
  ];
  return <RuleDocument page="community" lead={community.lead} topics={topics} {...files} />;
}

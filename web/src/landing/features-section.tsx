import type { ReactNode } from 'react';
import { landing } from '../i18n/landing.ts';
import { t } from '../i18n/translate.ts';
import { ConversationArt, IdentityArt, MatchingArt } from './feature-art.tsx';
import { SectionTitle, sectionFrame } from './section-title.tsx';

export function FeaturesSection() {
  return (
    <section id="features" className={sectionFrame}>
      <SectionTitle>{t(landing.featuresTitle)}</SectionTitle>
      <div className="grid gap-4 md:grid-cols-12 md:gap-5">
        <Feature
          title={t(landing.matchingTitle)}
          text={t(landing.matchingText)}
          art={<MatchingArt />}
          className="flex-col md:col-span-7"
          artClassName="min-h-58 bg-[#f8b133] p-5 md:min-h-[300px]"
        />
        <Feature
          title={t(landing.safeTitle)}
          text={t(landing.safeText)}
          art={<IdentityArt />}
          className="flex-col md:col-span-5"
          artClassName="min-h-58 bg-[#0b6b63] p-5 md:min-h-[300px]"
        />
        <Feature
          title={t(landing.talkTitle)}
          text={t(landing.talkText)}
          art={<ConversationArt />}
          className="flex-col md:col-span-12 md:flex-row-reverse"
          artClassName="min-h-58 gap-2 bg-[#ffd3c4] px-5.5 py-4.5 md:min-h-0 md:flex-[1.5] md:px-14 md:py-9"
          textClassName="md:flex-1 md:self-center md:px-10 md:py-11"
        />
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  art: ReactNode;
  className: string;
  artClassName: string;
  textClassName?: string;
}

function Feature({
  title,
  text,
  art,
  className,
  artClassName,
  textClassName = 'md:px-7.5 md:pt-6 md:pb-7.5',
}: FeatureProps) {
  return (
    <article className={`flex overflow-hidden rounded-xl bg-surface shadow-1 ${className}`}>
      <div aria-hidden className={`relative flex flex-col justify-center overflow-hidden ${artClassName}`}>
        {art}
      </div>
      <div className={`px-5.5 pt-5 pb-6.5 ${textClassName}`}>
        <h3 className="mb-1.5 text-[1.5625rem] md:text-[1.875rem]">{title}</h3>
        <p className="text-ink-2 md:text-[1.0625rem]">{text}</p>
      </div>
    </article>
  );
}

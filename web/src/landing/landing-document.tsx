import { pageNotice } from '@mwanzo/contract/page-origin';
import { landing } from '../i18n/landing.ts';
import { currentLocale } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';
import { SkipLink } from '../ui/focus/skip-link.tsx';
import { ClosingSection } from './closing-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LinkPreview } from './link-preview.tsx';
import { PlansSection } from './plans-section.tsx';
import { ProductSection } from './product-section.tsx';
import { HeadTags, type BuiltFiles } from './public-document.tsx';
import { SafetySection } from './safety-section.tsx';
import { SignedInBar } from './signed-in-bar.tsx';
import { StepsSection } from './steps-section.tsx';

/**
 * The whole landing page without its small scripts (scripts.ts). It has no inline styles, because the content security
 * policy would refuse them.
 */
export function LandingDocument(files: BuiltFiles) {
  return (
    <html lang={currentLocale()}>
      <head>
        <HeadTags path="/" title={t(landing.title)} lead={t(landing.lead)} {...files}>
          <LinkPreview />
        </HeadTags>
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <SkipLink />
        <SignedInBar />
        <LandingHeader />
        <p data-notice="" className="bg-warn-soft px-4 py-2 text-center text-small font-semibold text-balance">
          {pageNotice}
        </p>
        <main id="content" tabIndex={-1} className="outline-none">
          <Hero />
          <FeaturesSection />
          <ProductSection />
          <SafetySection />
          <StepsSection />
          <PlansSection />
          <ClosingSection />
        </main>
        <LandingFooter />
      </body>
    </html>
  );
}

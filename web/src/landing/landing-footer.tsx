import { landing } from '../i18n/landing.ts';
import { plans } from '../i18n/plans.ts';
import { safety } from '../i18n/safety.ts';
import { t } from '../i18n/translate.ts';
import { Logo } from '../ui/drawings/logo.tsx';
import { TextLink } from '../ui/words/text-link.tsx';
import { LanguageLinks } from './language-links.tsx';

const links = [
  ['/privacy', landing.privacy],
  ['/terms', landing.terms],
  ['/support', landing.support],
] as const;

export function LandingFooter({ path }: { path?: string }) {
  return (
    <footer>
      <div className="pindo-crimson" />
      <div
        className={
          'landing-frame grid gap-3.5 px-5 pt-6.5 pb-8.5 md:grid-cols-[1fr_auto] md:items-center md:px-6 ' +
          'md:pt-7.5 md:pb-10'
        }
      >
        <div>
          <a href="/" className="inline-flex no-underline">
            <Logo size={28} className="text-[1.5rem]" />
          </a>
          <p className="text-ink-2">{t(landing.tagline)}</p>
        </div>
        <nav aria-label={t(landing.footer)} className="flex flex-wrap gap-x-5.5 gap-y-1">
          <TextLink href="/safety" tone="ink">
            {t(safety.title)}
          </TextLink>
          {links.map(([href, label]) => (
            <TextLink key={href} href={href} tone="ink">
              {t(label)}
            </TextLink>
          ))}
          <LanguageLinks path={path} />
        </nav>
        <p className="text-tiny text-ink-2 md:col-span-full">{t(plans.voiceFootnote)}</p>
      </div>
    </footer>
  );
}

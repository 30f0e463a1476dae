import { pageOrigin } from '@mwanzo/contract/page-origin';
import { landing } from '../i18n/landing.ts';
import { currentLocale } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';

/** Returns the data for search engines about the site and its operator. The closing script tag cannot appear in it. */
export function structuredData(): string {
  const organization = { '@type': 'Organization', '@id': `${pageOrigin}/#mwanzo` };
  const graph = [
    { ...organization, name: 'Mwanzo', url: `${pageOrigin}/`, logo: `${pageOrigin}/icons/app-512.png` },
    {
      '@type': 'WebSite',
      name: 'Mwanzo',
      url: `${pageOrigin}/`,
      inLanguage: currentLocale(),
      description: t(landing.lead),
      publisher: { '@id': organization['@id'] },
    },
    {
      '@type': 'WebApplication',
      name: 'Mwanzo',
      url: `${pageOrigin}/`,
      applicationCategory: 'SocialNetworkingApplication',
      operatingSystem: 'Any',
      areaServed: { '@type': 'Country', name: 'Kenya' },
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'KES' },
    },
  ];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return `<script type="application/ld+json">${text}</script>`;
}

/**
 * Animates the phones once when they come into view. Its source text is sent to the browser, so it must not refer to
 * anything outside the function. Without it, or with reduced motion, the phones do not move.
 */
function riseOnce(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        target.animate({ translate: ['0 24px', '0 0'] }, { duration: 700, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
      }
    },
    { threshold: 0.2 },
  );
  for (const phones of document.querySelectorAll('[data-rises]')) watch.observe(phones);
}

/** The content security policy allows this script by its hash. */
export const riseScript = `<script>(${riseOnce})()</script>`;

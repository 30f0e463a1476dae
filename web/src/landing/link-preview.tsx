import { languages } from '@mwanzo/contract/language';
import { pageOrigin } from '@mwanzo/contract/page-origin';
import { landing } from '../i18n/landing.ts';
import { currentLanguage, currentLocale } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';

/** Returns the address of the page in a language. A visitor without a preference gets English. */
export function addressIn(language: (typeof languages)[number]): string {
  return language === 'en' ? `${pageOrigin}/` : `${pageOrigin}/?lang=${language}`;
}

/** The metadata of the page that WhatsApp, other messengers and search engines show with a link. */
export function LinkPreview() {
  const language = currentLanguage();
  const picture = `${pageOrigin}/share/mwanzo-${language}.jpg`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Mwanzo',
    'og:locale': currentLocale().replace('-', '_'),
    'og:url': addressIn(language),
    'og:title': t(landing.title),
    'og:description': t(landing.lead),
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': t(landing.shareAlt),
  };
  const cards = {
    'twitter:card': 'summary_large_image',
    'twitter:title': t(landing.title),
    'twitter:description': t(landing.lead),
    'twitter:image': picture,
    'twitter:image:alt': t(landing.shareAlt),
  };
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(cards).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

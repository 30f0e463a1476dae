import { pageOrigin } from '@mwanzo/contract/page-origin';
import { landing } from '../i18n/landing.ts';
import { currentLanguage, currentLocale } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';
import { addressIn } from './public-document.tsx';

/** The metadata of the page that WhatsApp, other messengers and search engines show with a link. */
export function LinkPreview() {
  const language = currentLanguage();
  const picture = `${pageOrigin}/share/mwanzo-${language}.jpg`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Mwanzo',
    'og:locale': currentLocale().replace('-', '_'),
    'og:url': addressIn('/', language),
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
      <link rel="alternate" hrefLang="x-default" href={addressIn('/', 'en')} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(cards).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

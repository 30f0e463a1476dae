import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mwanzo/contract/language';
import { landing } from '../src/i18n/landing.ts';
import { renderInLanguage } from '../src/i18n/language.ts';
import { t } from '../src/i18n/translate.ts';

const source = join(import.meta.dirname, '../src');
const embed = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(join(source, file)).toString('base64')}`;
const font = (name: string) => embed(`styles/fonts/mwanzo-${name}.woff2`, 'font/woff2');
const portrait = (name: string) => embed(`landing/portraits/${name}-720.webp`, 'image/webp');

const style = () => `
@font-face { font-family: display; src: url(${font('display')}); font-weight: 700 }
@font-face { font-family: text; src: url(${font('text')}); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fffaf5;
  background: #4a0e2a url(${embed('styles/cloth/mji.svg', 'image/svg+xml')}); font: 400 32px/1.35 text }
.edge { position: absolute; inset: 0 0 auto; height: 36px;
  background: url(${embed('styles/cloth/pindo-wine.svg', 'image/svg+xml')}) 50% 0 / 56px 36px repeat-x }
.words { position: absolute; left: 64px; top: 92px; width: 600px }
.brand { display: flex; align-items: center; gap: 14px; font: 700 44px/1 display; letter-spacing: -0.04em }
h1 { margin: 62px 0 24px; font: 700 82px/0.98 display; letter-spacing: -0.035em; text-wrap: balance }
h1 em { display: block; font-style: normal; color: #f8b133 }
p { max-width: 560px; color: #ffd9cc }
.sun { position: absolute; right: 150px; bottom: 40px; width: 440px; height: 440px; border-radius: 50%;
  background: #f0643c }
.arch { position: absolute; bottom: 0; width: 250px; border-radius: 999px 999px 0 0; overflow: hidden;
  background: #ffe2d6 }
.arch img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 0 }
`;

const heart =
  'M16 28.8C9 23.8 2.6 18.7 2.6 11.7 2.6 7.4 5.9 4 10.1 4c2.4 0 4.5 1.1 5.9 3 1.4-1.9 3.5-3 5.9-3 ' +
  '4.2 0 7.5 3.4 7.5 7.7 0 7-6.4 12.1-13.4 17.1z';
const symbol = [
  `<svg viewBox="0 0 32 32" width="56" height="56"><clipPath id="c"><path d="${heart}"/></clipPath>`,
  '<g clip-path="url(#c)"><rect width="32" height="15.5" fill="#f2487a"/>',
  '<rect y="17.3" width="32" height="3.9" fill="#f0643c"/>',
  '<rect y="23" width="32" height="6" fill="#f8b133"/></g></svg>',
].join('');

/** The picture that messengers show of a link to the landing page, as a page of 1200 x 630 px. */
export function sharePicture(language: Language): string {
  return renderInLanguage(
    language,
    () => `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style()}</style><body>
<div class="edge"></div><div class="sun"></div>
<div class="arch" style="right:316px;height:400px"><img src="${portrait('wanjiku')}" alt=""></div>
<div class="arch" style="right:48px;height:480px"><img src="${portrait('otieno')}" alt=""></div>
<div class="words"><div class="brand">${symbol}mwanzo</div>
<h1>${t(landing.heroMountains)} <em>${t(landing.heroPeople)}</em></h1><p>${t(landing.tagline)}</p></div>
</body></html>`,
  );
}

import type { Language } from '@mwanzo/contract/language';

interface MailContent {
  readonly language: Language;
  /** The content of the card, in HTML. */
  readonly card: string;
  /** The text below the card, in HTML. */
  readonly foot?: string;
}

/** The colours and fonts of this product's mails, for the style of an element. The dark colours are in `darkStyle`. */
export const mailStyles = {
  button:
    'display:inline-block;padding:14px 24px;border-radius:999px;background:#c2184b;color:#ffffff;' +
    'font-weight:600;text-decoration:none',
  footLink: 'color:#6b4450',
} as const;

const font = "font-family:'Figtree','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const pageStyle =
  `padding:24px 16px;background:#fffaf5;color:#2b0a18;${font};` +
  'font-size:16px;line-height:1.5;overflow-wrap:anywhere';

/** Mail programs that know dark mode read it here. Others show the light colours of the elements. */
const darkStyle = `@media(prefers-color-scheme:dark){
.page{background:#1b0a12!important;color:#ffefe7!important}.card{background:#28121c!important}
.name{color:#ff6b93!important}.first{background:#f2487a!important}.button{background:#d42a5b!important}
.foot,.foot a{color:#e0bdb5!important}}`;

/** The symbol's three bands of water. */
const bands = [
  ['first', '#c2184b', 56],
  ['', '#f0643c', 40],
  ['', '#f8b133', 24],
]
  .map(
    ([name, colour, width]) =>
      `<div class="${name}" style="width:${width}px;height:4px;margin:0 0 3px;border-radius:2px;` +
      `background:${colour}"></div>`,
  )
  .join('');

/** A mail in the brand, which loads no pictures or fonts. Styles are inline, because mail programs need that. */
export function brandHtml({ language, card, foot = '' }: MailContent): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Mwanzo</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:0;background:#fffaf5">
<div class="page" style="${pageStyle}">
<div style="max-width:480px;margin:0 auto">
<p class="name" style="margin:0 0 4px;font-size:22px;line-height:1.2;font-weight:700;color:#c2184b">mwanzo</p>
${bands}
<div class="card" style="margin:16px 0 0;padding:24px;background:#ffffff;border-radius:18px">${card}</div>
${foot && `<p class="foot" style="margin:16px 0 0;font-size:14px;color:#6b4450">${foot}</p>`}
</div></div>
</body></html>`;
}

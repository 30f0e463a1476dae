import type { Language } from '@mwanzo/contract/language';
import { sharedPlanTexts } from './shared-plan-texts.ts';

const style = `*{box-sizing:border-box}:root{color-scheme:light dark;--bg:#fffaf5;--card:#fff;--blush:#ffe2d6;
--warn:#fff0cf;--ink:#2b0a18;--ink2:#6b4450;--line:#f0dcd2;--edge:#997078;--trust:#085a53;--link:#b5133f;
--mark:#c2184b;--sunk:#fceee6}
@media(prefers-color-scheme:dark){:root{--bg:#1b0a12;--card:#28121c;--blush:#3d1d26;--warn:#42300a;--ink:#ffefe7;
--ink2:#ddb9b7;--line:#442431;--edge:#a77a86;--trust:#7fd1c4;--link:#ff8fae;--mark:#f2487a;--sunk:#140710}}
body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.45 Figtree,system-ui,Roboto,Arial,sans-serif;
overflow-wrap:anywhere}
main{max-width:560px;min-height:100vh;margin:0 auto;padding:0 16px 20px;display:flex;flex-direction:column}
h1,h2,p,ol{margin:0}h1{font-size:30px;line-height:1.1;letter-spacing:-.025em}h2{font-size:20px;line-height:1.2;
margin:20px 0 8px;letter-spacing:-.015em}
.brand{display:flex;align-items:center;justify-content:center;gap:7px;height:56px;font-size:22px;font-weight:700;
letter-spacing:-.04em}
.quiet{color:var(--ink2)}.small{font-size:15px}.keep{margin-top:6px}.state{border-radius:22px;
background:var(--blush);padding:16px 18px 18px;margin-top:16px}.state b,.late h2{display:block;font-size:27px;
line-height:1.15;letter-spacing:-.025em}
.bar{position:relative;height:8px;border-radius:4px;background:var(--card);margin:16px 0 9px}
.bar i,.bar u{position:absolute;border-radius:10px;background:var(--ink)}.bar i{inset:0 auto 0 0}.bar u{top:-6px;
width:20px;height:20px;margin-left:-10px;background:#f8b133;border:3px solid var(--ink)}
.ends{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-size:14px}
.fine{display:grid;grid-template-columns:36px 1fr;gap:12px;align-items:center}.late{background:var(--warn);
display:grid;grid-template-columns:36px 1fr;gap:12px;padding:16px}.late h2{margin:0 0 4px;font-size:23px}
.tile{display:grid;place-items:center;width:36px;height:36px;border-radius:12px;background:var(--card)}
.card{border-radius:22px;background:var(--card);padding:16px;margin-top:12px;box-shadow:0 1px 3px rgb(74 14 42/.1)}
.who{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}.who>div:last-child{flex:1 1 120px}
.who b{font-weight:650}.arches{display:flex;gap:6px}
.arches img,.arches span{width:56px;height:68px;object-fit:cover;border-radius:28px 28px 12px 12px;
background:var(--blush)}.trust{display:flex;gap:5px;align-items:center;margin-top:3px;color:var(--trust);
font-size:15px;font-weight:600}
hr{border:0;border-top:1px solid var(--line);margin:14px 0}.row{display:flex;gap:10px;align-items:flex-start}
.row+.row{margin-top:8px}.row span{flex:1}.row a{display:flex;align-items:center;min-height:44px;margin:-10px 0;
padding:0 4px;color:var(--link);font-weight:600}svg{flex:none}
.plain{padding-left:22px;display:grid;gap:4px}.steps{list-style:none;padding:0;counter-reset:step}
.steps li{position:relative;padding:4px 0 14px 44px;counter-increment:step}.steps b{display:block;font-weight:650}
.steps li::before{content:counter(step);position:absolute;z-index:1;left:0;top:0;width:29px;height:29px;
line-height:29px;text-align:center;border-radius:50%;background:var(--sunk);border:1.5px solid var(--edge);
font-size:15px;font-weight:650}.steps li:first-child::before{background:#f8b133;border-color:#f8b133;color:#2b0a18}
.steps li:not(:last-child)::after{content:"";position:absolute;left:15px;top:32px;bottom:0;width:2px;
background:var(--line)}
.numbers{display:grid;grid-template-columns:1fr 1fr 1.4fr;gap:8px;margin-top:14px}.numbers a{display:grid;
align-content:center;text-align:center;min-height:64px;padding:4px;border:1.5px solid var(--edge);
border-radius:16px;background:var(--card);color:var(--ink2);font-size:13px;line-height:1.2;text-decoration:none}
.numbers b{font-size:22px;color:var(--ink)}
form{margin-top:20px}button{width:100%;min-height:60px;padding:0 22px;border:0;border-radius:16px;
background:#c2184b;color:#fff;font:inherit;font-weight:650;cursor:pointer}
.held{position:sticky;bottom:0;padding:8px 0;background:var(--bg)}.foot{margin-top:auto;padding-top:18px;
text-align:center;font-size:15px}a:focus-visible,button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
@media(max-width:359px),(max-height:660px){h1{font-size:26px}}
@media(max-width:330px){.numbers{grid-template-columns:1fr}}`;

const heart =
  'M16 28.8C9 23.8 2.6 18.7 2.6 11.7 2.6 7.4 5.9 4 10.1 4c2.4 0 4.5 1.1 5.9 3 1.4-1.9 3.5-3 5.9-3 4.2 0 7.5 3.4 ' +
  '7.5 7.7 0 7-6.4 12.1-13.4 17.1z';
const brand =
  '<div class="brand"><svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">' +
  `<clipPath id="h"><path d="${heart}"/></clipPath><g clip-path="url(#h)">` +
  '<rect width="32" height="15.5" fill="var(--mark)"/><rect y="17.3" width="32" height="3.9" fill="#f0643c"/>' +
  '<rect y="23" width="32" height="6" fill="#f8b133"/></g></svg>mwanzo</div>';

/** Paths of Lucide, ISC licence. */
const icons = {
  pin:
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 ' +
    '0 1 0 6 0a3 3 0 1 0-6 0',
  day: 'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 ' +
    '1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01',
  badge:
    'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 ' +
    '0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Zm12.15.38-5.5 5.5L8 12',
  tick: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M16 9l-5.5 5.5L8 12',
} as const;

export function icon(name: keyof typeof icons): string {
  return (
    '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" ' +
    `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${icons[name]}"/></svg>`
  );
}

const number = (digits: string, label: string) => `<a href="tel:${digits}"><b>${digits}</b>${label}</a>`;

/** @param isHeld if true, the numbers stay at the bottom while the page scrolls */
export function emergencyNumbers(language: Language, isHeld = false): string {
  const texts = sharedPlanTexts[language];
  const numbers = [number('999', texts.police), number('112', texts.emergency), number('1195', texts.violence)].join(
    '',
  );
  return `<div class="numbers${isHeld ? ' held' : ''}">${numbers}</div>`;
}

interface PageFrame {
  readonly language: Language;
  readonly content: string;
  /** The address from which the page reloads itself each minute. Without one, it does not. */
  readonly renewedAt?: string;
}

/** A whole page without scripts. Its title names nobody, because chat apps and lists of tabs show it. */
export function frameSharedPage({ language, content, renewedAt }: PageFrame): Uint8Array {
  const renews = renewedAt === undefined ? '' : `<meta http-equiv="refresh" content="60;url=${renewedAt}">`;
  return Buffer.from(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow,noarchive"><link rel="icon" href="data:,">
${renews}<title>Mwanzo</title><style>${style}</style></head>
<body><main>${brand}${content}</main></body></html>`);
}

import type { Language } from '@mwanzo/contract/language';
import { dateFormat } from '@mwanzo/contract/formats';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { ZipEntry } from '../../gateways/zip/zip-archive.ts';
import { exportTexts } from './export-texts.ts';

/** The archive's page for people to read, written step by step. */
export interface ExportPage {
  startDocument(document: string): void;
  addRow(row: Readonly<Record<string, unknown>>): void;
  endDocument(): void;
  end(): void;
}

const style =
  ':root{color-scheme:light dark}body{max-width:44rem;margin:0 auto;padding:1rem;' +
  'font:1.05rem/1.5 Figtree,system-ui,Roboto,Arial,sans-serif;overflow-wrap:anywhere}' +
  'h1,h2{line-height:1.2}h2{margin-top:2.5rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;' +
  'gap:.2rem 1rem;margin:0;padding:.7rem 0;border-top:1px solid #8886}dt{opacity:.75}' +
  'dd{margin:0;white-space:pre-wrap}';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** The time in Nairobi, to the second: "24 November 2026 at 14:09:24". The JSON files have it exactly. */
function nairobiTime(moment: Date, language: Language): string {
  const format = dateFormat(language === 'en' ? 'en-GB' : 'sw-KE', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Africa/Nairobi',
    hourCycle: 'h23',
  });
  return format.format(moment);
}

function present(value: unknown, language: Language): string {
  if (value instanceof Date) return nairobiTime(value, language);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export function createExportPage(file: ZipEntry, language: Language, now: Date): ExportPage {
  const texts = exportTexts[language];
  const { title, introduction, times, files, photos, notHere } = texts;
  const paragraphs = [introduction.replace('{day}', nairobiDay(now)), times, files, photos, notHere];
  const empty: string[] = [];
  let id = '';
  let heading = '';
  let rows = 0;
  file.write(
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width">' +
      `<title>${title}</title><style>${style}</style><h1>${title}</h1>` +
      paragraphs.map((text) => `<p>${escape(text)}</p>`).join(''),
  );
  return {
    startDocument(document) {
      rows = 0;
      heading = texts.documents[document] ?? document;
      id = document;
    },
    addRow(row) {
      if (rows === 0) file.write(`<h2 id="${id}">${heading}</h2>`);
      rows += 1;
      const lines = Object.entries(row)
        .filter(([, value]) => isThere(value))
        .map(([name, value]) => `<dt>${name.replaceAll('_', ' ')}</dt><dd>${escape(present(value, language))}</dd>`);
      file.write(`<dl>${lines.join('')}</dl>`);
    },
    endDocument() {
      if (rows === 0) empty.push(heading);
    },
    end() {
      if (empty.length > 0)
        file.write(`<h2>${texts.nothing}</h2><ul>${empty.map((name) => `<li>${name}`).join('')}</ul>`);
      file.write('</html>');
      file.end();
    },
  };
}

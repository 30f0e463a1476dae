import { pageContact, pageNotice, pageOrigin } from '@mwanzo/contract/page-origin';

/** The facts about this server that the built pages mention. */
export interface Visited {
  /** The public address of this server. Link previews and search engines need it. */
  readonly origin: string;
  /** The operator's name and address. Null when the operator is not named. */
  readonly contact: { readonly name: string; readonly email: string } | null;
}

/** Two kinds of paragraphs: those that name the operator, and those that say that the operator is not named. */
const ifContact = /<p data-contact="(set|unset)"[^>]*>.*?<\/p>/gs;

/** A built page with the placeholders of the contract's page-origin.ts replaced. */
export function fillPage(html: string, { origin, contact }: Visited): string {
  const wanted = contact ? 'set' : 'unset';
  return html
    .replaceAll(ifContact, (paragraph, when) => (when === wanted ? paragraph : ''))
    .replaceAll(pageOrigin, () => origin)
    .replaceAll(pageContact.email, () => escape(contact?.email ?? ''))
    .replaceAll(pageContact.name, () => escape(contact?.name ?? ''));
}

const noticeParagraph = /<p data-notice\b[^>]*>.*?<\/p>/s;

/** A filled page with this notice, or without its paragraph for one. */
export const fillNotice = (html: string, notice: string | null): string =>
  notice === null
    ? html.replace(noticeParagraph, '')
    : html.replace(noticeParagraph, (paragraph) => paragraph.replace(pageNotice, () => escape(notice)));

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

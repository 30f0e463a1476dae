import { pageContact, pageOrigin } from '@mwanzo/contract/page-origin';

/** What the built pages say about this server. */
export interface Visited {
  /** The address under which visitors know it; link previews and search engines need it. */
  readonly origin: string;
  /** Who operates it. Null when nobody is named. */
  readonly contact: { readonly name: string; readonly email: string } | null;
}

/** The paragraphs that name the operator, and those that say that nobody is named. */
const ifContact = /<p data-contact="(set|unset)"[^>]*>.*?<\/p>/gs;

/** A built page with the placeholders of the contract's page-origin.ts filled. */
export function fillPage(html: string, { origin, contact }: Visited): string {
  const wanted = contact ? 'set' : 'unset';
  return html
    .replaceAll(ifContact, (paragraph, when) => (when === wanted ? paragraph : ''))
    .replaceAll(pageOrigin, () => origin)
    .replaceAll(pageContact.email, () => escape(contact?.email ?? ''))
    .replaceAll(pageContact.name, () => escape(contact?.name ?? ''));
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

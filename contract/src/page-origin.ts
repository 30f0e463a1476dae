/**
 * The placeholder in the built landing page for the server's address, which only the running server knows. Link
 * previews and search engines need whole addresses.
 */
export const pageOrigin = 'https://origin.invalid';

/** The placeholders in the public pages for the operator's name and address. */
export const pageContact = { name: 'operator.invalid', email: 'contact@operator.invalid' } as const;

/** The placeholder in the landing page for what is switched off. Without that its paragraph is left out. */
export const pageNotice = 'notice.invalid';

/** The public pages besides the landing page, by their paths: static documents in each language, without a script. */
export const publicPages = ['safety', 'privacy', 'terms', 'support', 'community'] as const;
export type PublicPage = (typeof publicPages)[number];

/**
 * Stands in the built landing page for the address of this server, which only the running server knows. Link previews and
 * search engines need whole addresses.
 */
export const pageOrigin = 'https://origin.invalid';

/** In the same way, who operates this server and their address, in the public pages. */
export const pageContact = { name: 'operator.invalid', email: 'contact@operator.invalid' } as const;

/** The public pages besides the landing page, by their paths: static documents in each language, without a script. */
export const publicPages = ['safety', 'privacy', 'terms', 'support', 'community'] as const;
export type PublicPage = (typeof publicPages)[number];

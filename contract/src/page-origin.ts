/**
 * Stands in the built landing page for the address of this server, which only the running server knows. Link previews and
 * search engines need whole addresses.
 */
export const pageOrigin = 'https://origin.invalid';

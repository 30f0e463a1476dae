import { publicPages } from '@mwanzo/contract/page-origin';

/**
 * Paths that hold data of members, or that only members see. Search engines treat each as the beginning of longer
 * paths.
 */
const closed = [
  '/api/',
  '/media/',
  '/discover',
  '/matches',
  '/chat/',
  '/likes',
  '/dates',
  '/topup',
  '/premium',
  '/profile',
  '/settings',
  '/preferences',
  '/verify',
  '/home',
  '/moderation',
];

const open = [
  ...['/', ...publicPages.map((page) => `/${page}`)].flatMap((path) => [path, `${path}?lang=sw`]),
  '/login',
  '/signup',
];

/** The content of robots.txt. */
export function robots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** The content of sitemap.xml. */
export function sitemap(origin: string): string {
  const urls = open.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

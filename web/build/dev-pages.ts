import { publicPages } from '@mwanzo/contract/page-origin';
import type { Plugin, ViteDevServer } from 'vite';
import type { renderLanding, renderPublicPage } from '../src/landing/render-landing.tsx';

interface LandingModule {
  renderLanding: typeof renderLanding;
  renderPublicPage: typeof renderPublicPage;
}

async function renderLive(server: ViteDevServer, path: string): Promise<string> {
  const landing = (await server.ssrLoadModule('/src/landing/render-landing.tsx')) as LandingModule;
  const files = { stylesheet: '/src/landing/landing.css', preloadedFonts: [] };
  const page = publicPages.find((each) => path === `/${each}`);
  return page ? landing.renderPublicPage(page, 'en', files) : landing.renderLanding('en', files);
}

/**
 * Serves pages in development as the server does: the landing page at `/`, the other public pages, and the app at every
 * other address.
 */
export function devPages(): Plugin {
  return {
    name: 'mwanzo-dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (!wantsPage || /^\/(api|media)\//.test(path)) return next();
        if (path !== '/' && !publicPages.some((page) => path === `/${page}`)) {
          request.url = '/app.html';
          return next();
        }
        renderLive(server, path).then(
          (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
          next,
        );
      });
    },
  };
}

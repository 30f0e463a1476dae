import type { Plugin, ViteDevServer } from 'vite';
import type { renderLanding } from '../src/features/landing/render-landing.tsx';

interface LandingModule {
  renderLanding: typeof renderLanding;
}

async function renderLandingLive(server: ViteDevServer): Promise<string> {
  const landing = (await server.ssrLoadModule('/src/features/landing/render-landing.tsx')) as LandingModule;
  return landing.renderLanding('en', '/src/features/landing/landing.css', []);
}

/** Serves pages in development as the server does: the landing page at `/`, the app at every other address. */
export function devPages(): Plugin {
  return {
    name: 'mwanzo-dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (!wantsPage || /^\/(api|media)\//.test(path)) return next();
        if (path !== '/') {
          request.url = '/app.html';
          return next();
        }
        renderLandingLive(server).then(
          (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
          next,
        );
      });
    },
  };
}

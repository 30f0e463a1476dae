import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Leaves `import()` to the browser. Vite's helper around it (1.1 KB on every page) waits for the stylesheets of
 * the imported chunk; all of ours are in one that the page links, and a chunk with one of its own fails the build.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: { filter: { id: new RegExp(helper) }, handler: () => 'export const __vitePreload = (load) => load();' },
    // Nor does it need their names.
    renderChunk: (code) => code.replaceAll(/,\s*__VITE_PRELOAD__/g, ''),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const styled = chunks.find(
        ({ isDynamicEntry, viteMetadata }) => isDynamicEntry && (viteMetadata?.importedCss.size ?? 0) > 0,
      );
      if (styled)
        this.error(
          `${styled.fileName} has a stylesheet of its own, for which no import() would wait: import it in styles/app.css`,
        );
    },
  };
}

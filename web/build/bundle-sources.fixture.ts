import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Builds an entry in memory, for the tests of this folder's plugins.
 * @param sources by file name, each importing others as `./name`; the first is the entry
 */
export async function bundleSources(
  sources: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
): Promise<Rolldown.OutputChunk[]> {
  const root = path.resolve(import.meta.dirname, '..');
  const virtual: Plugin = {
    name: 'virtual-sources',
    enforce: 'pre',
    resolveId: (id) => (path.basename(id) in sources ? path.join(root, path.basename(id)) : null),
    load: (id) => sources[path.basename(id)],
  };
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [virtual, ...plugins],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: Object.keys(sources)[0] ?? '', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === 'chunk');
}

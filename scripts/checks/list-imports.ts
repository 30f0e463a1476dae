import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

/**
 * Lists every TypeScript file below a folder, except declarations, builds and packages. Empty if the folder does not
 * exist.
 */
export function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' || name === 'dist' ? [] : listSources(file);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [file] : [];
  });
}

const importOrExport = new RegExp(
  [
    String.raw`^(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]`,
    String.raw`^import\s+['"]([^'"]+)['"]`,
    String.raw`\bimport\(\s*['"]([^'"$]+)['"]\s*\)`,
  ].join('|'),
  'gm',
);

/** Lists the static and dynamic imports and the re-exports in a file's text. */
export function listImports(text: string): Import[] {
  return [...text.matchAll(importOrExport)].map((match) => ({
    typeOnly: match[1] !== undefined,
    from: match[2] ?? match[3] ?? match[4] ?? '',
  }));
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

/** Every TypeScript file below a folder, except declarations, builds and packages. Empty if there is no such folder. */
export function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' || name === 'dist' ? [] : listSources(file);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [file] : [];
  });
}

/** Static and dynamic imports, and re-exports. */
export function listImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"$]+)['"]\s*\)/gm,
  );
  return [...statements].map((match) => ({
    typeOnly: match[1] !== undefined,
    from: match[2] ?? match[3] ?? match[4] ?? '',
  }));
}

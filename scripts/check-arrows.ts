// Fails on an import that scripts/arrows.ts does not allow, and on SQL that names another feature's table.
// The features are read from the folders, so a new one may import nothing by default.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contractForBrowsers, featureArrows, packagesOf, roomOf, roomsAllowedFrom } from './arrows.ts';
import { checkTableOwners, checkTables } from './check-tables.ts';

const root = path.resolve(import.meta.dirname, '..');

function listSources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return name === 'node_modules' || name === 'dist' ? [] : listSources(file);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [file] : [];
  });
}

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

function listImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  );
  return [...statements].map((match) => ({
    typeOnly: match[1] !== undefined,
    from: match[2] ?? match[3] ?? match[4] ?? '',
  }));
}

/** Arrows between features as found: of imports, and of SQL that names a foreign table. */
const found = new Map<string, Set<string>>();

function addArrow(from: string, to: string): void {
  found.set(from, (found.get(from) ?? new Set()).add(to));
}

function checkFile(file: string): string[] {
  const place = path.relative(root, file);
  const room = roomOf(place);
  if (room === null) return [`${place}: belongs to no room that scripts/arrows.ts knows`];
  const feature = /^server\/src\/features\/([^/]+)\//.exec(place)?.[1];
  const ofTables = checkTables(place, readFileSync(file, 'utf8'));
  if (feature) for (const { owner } of ofTables) addArrow(feature, owner);
  const ofImports = listImports(file).flatMap((statement) => checkImport(place, room, statement) ?? []);
  return [...ofImports, ...ofTables.map(({ problem }) => problem)].map((problem) => `${place}: ${problem}`);
}

function checkImport(place: string, room: string, { from, typeOnly }: Import): string | null {
  if (!from.startsWith('.') && !from.startsWith('@mwanzo/')) return checkPackage(room, from, typeOnly);
  const target = from.startsWith('.')
    ? path.join(path.dirname(place), from)
    : from.replace('@mwanzo/contract/', 'contract/src/');
  const targetRoom = roomOf(target.split('?')[0] ?? target);
  if (targetRoom === null) return `imports ${from}, which belongs to no room`;
  if (targetRoom === room) return null;
  if (!roomsAllowedFrom(room).some((allowed) => matches(targetRoom, allowed)))
    return `a ${room} may not import a ${targetRoom} (${from})`;
  if (room.startsWith('web') && targetRoom === 'contract') return checkBrowserImport(target, typeOnly);
  return checkFeatureArrow(place, target);
}

function checkBrowserImport(target: string, typeOnly: boolean): string | null {
  if (typeOnly || contractForBrowsers.includes(path.basename(target, '.ts'))) return null;
  return `a browser would get ${target}: import types only, or list it in scripts/arrows.ts if it holds plain constants`;
}

function matches(room: string, allowed: string): boolean {
  return room === allowed || (allowed.endsWith('*') && room.startsWith(allowed.slice(0, -1)));
}

/** Between features only through `index.ts`, and only along an arrow that is listed. */
function checkFeatureArrow(place: string, target: string): string | null {
  const [, side, noun] = /^(server|web)\/src\/features\/([^/]+)\//.exec(place) ?? [];
  const [, targetSide, targetNoun] = /^(server|web)\/src\/features\/([^/]+)\//.exec(target) ?? [];
  if (!noun || !targetNoun || side !== targetSide || noun === targetNoun) return null;
  if (place.includes('.test.')) return null;
  if (side === 'web') return `features of the web do not import each other (${targetNoun})`;
  addArrow(noun, targetNoun);
  if (!target.endsWith('/index.ts')) return `imports ${targetNoun} past its index.ts`;
  return featureArrows[noun]?.includes(targetNoun)
    ? null
    : `the arrow ${noun} -> ${targetNoun} is not listed in scripts/arrows.ts`;
}

function checkPackage(room: string, from: string, typeOnly: boolean): string | null {
  if (from.startsWith('node:') && room.startsWith('web')) return `the web may not import ${from}`;
  const allowed = packagesOf(room);
  if (allowed === 'any' || typeOnly) return null;
  const name = from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? from);
  return name.startsWith('node:') || allowed.includes(name) ? null : `a ${room} may not import the package ${name}`;
}

/** Circles of features, counted with SQL, and listed arrows that nothing uses. */
function checkPicture(): string[] {
  const problems: string[] = [];
  const visit = (noun: string, trail: readonly string[]): void => {
    const start = trail.indexOf(noun);
    const circle = trail.slice(start);
    // Each circle is found from all of its features, and named from the first by alphabet.
    if (start !== -1 && circle.toSorted()[0] === noun)
      problems.push(`features in a circle: ${[...circle, noun].join(' -> ')}`);
    if (start === -1) for (const next of found.get(noun) ?? []) visit(next, [...trail, noun]);
  };
  for (const noun of found.keys()) visit(noun, []);
  for (const [noun, targets] of Object.entries(featureArrows)) {
    const unused = targets.filter((target) => !found.get(noun)?.has(target));
    problems.push(...unused.map((target) => `nothing uses the arrow ${noun} -> ${target} of scripts/arrows.ts`));
  }
  return [...new Set(problems)];
}

function listMigrations(): string[] {
  const folder = path.join(root, 'server/src/database/migrations');
  return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const files = ['contract/src', 'server/src', 'demo/src', 'web/src'].flatMap((folder) =>
  listSources(path.join(root, folder)),
);
const problems = [...files.flatMap(checkFile), ...checkPicture(), ...checkTableOwners(listMigrations())];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const arrowCount = [...found.values()].reduce((sum, targets) => sum + targets.size, 0);
console.log(
  `${files.length} files, every arrow allowed; ${arrowCount} arrows between features, SQL included, no circle.`,
);

// Fails on an import that scripts/checks/arrows.ts does not allow, and on a circle between features or root folders.
// Features are read from the directory listing: a new one may import no other until an arrow is listed.
import path from 'node:path';
import { contractForBrowsers, featureArrows, packagesOf, rootFolders, roomOf, roomsAllowedFrom } from './arrows.ts';
import { findCircles } from './find-circles.ts';
import { listImports, listSources, type Import } from './list-imports.ts';

/** The file an import names, relative to the repository's root; null for a package. */
function targetOf(place: string, from: string): string | null {
  if (from.startsWith('.')) return path.join(path.dirname(place), from).split('?')[0] ?? null;
  return from.startsWith('@mwanzo/') ? from.replace('@mwanzo/contract/', 'contract/src/') : null;
}

/**
 * What is wrong with an import, or null.
 * @param place the importing file, relative to the repository's root
 */
export function checkImport(place: string, { from, typeOnly }: Import): string | null {
  const room = roomOf(place) ?? '';
  const target = targetOf(place, from);
  if (target === null) return checkPackage(room, from, typeOnly);
  const targetRoom = roomOf(target);
  if (targetRoom === null) return `imports ${from}, which belongs to no room`;
  if (targetRoom === room) return checkFeatureArrow(place, target);
  if (!roomsAllowedFrom(room).some((allowed) => matches(targetRoom, allowed)))
    return `"${room}" may not import "${targetRoom}" (${from})`;
  if (room.startsWith('web/') && targetRoom === 'contract') return checkBrowserImport(target, typeOnly);
  return checkFeatureArrow(place, target);
}

function checkBrowserImport(target: string, typeOnly: boolean): string | null {
  if (typeOnly || contractForBrowsers.includes(path.basename(target, '.ts'))) return null;
  return `would send ${target} to browsers: import types only, or list it in scripts/checks/arrows.ts if it holds plain constants`;
}

function matches(room: string, allowed: string): boolean {
  return room === allowed || (allowed.endsWith('*') && room.startsWith(allowed.slice(0, -1)));
}

/** Features import each other only through `index.ts`, and only along a listed arrow. */
function checkFeatureArrow(place: string, target: string): string | null {
  const [, side, noun] = /^(server|web)\/src\/features\/([^/]+)\//.exec(place) ?? [];
  const [, targetSide, targetNoun] = /^(server|web)\/src\/features\/([^/]+)\//.exec(target) ?? [];
  if (!noun || !targetNoun || side !== targetSide || noun === targetNoun) return null;
  if (place.includes('.test.')) return null;
  if (side === 'web') return `imports ${targetNoun}: features of the web may not import each other`;
  if (!target.endsWith('/index.ts')) return `imports ${targetNoun} past its index.ts`;
  return featureArrows[noun]?.includes(targetNoun)
    ? null
    : `the arrow ${noun} -> ${targetNoun} is not listed in scripts/checks/arrows.ts`;
}

function checkPackage(room: string, from: string, typeOnly: boolean): string | null {
  if (from.startsWith('node:') && room.startsWith('web/')) return `the web may not import ${from}`;
  const allowed = packagesOf(room);
  if (allowed === 'any' || typeOnly) return null;
  const name = from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? from);
  return name.startsWith('node:') || allowed.includes(name) ? null : `"${room}" may not import the package ${name}`;
}

/** Which root folders import which others. */
function arrowsOfRootFolders(files: readonly { readonly place: string; readonly imports: readonly Import[] }[]) {
  const arrows: Record<string, string[]> = {};
  for (const { place, imports } of files) {
    const folder = rootFolderOf(place);
    const targets = imports.map(({ from }) => rootFolderOf(targetOf(place, from) ?? place));
    arrows[folder] = [...new Set([...(arrows[folder] ?? []), ...targets])].filter((target) => target !== folder);
  }
  return arrows;
}

function rootFolderOf(place: string): string {
  return place.split('/')[0] ?? place;
}

function checkFile(place: string, imports: readonly Import[]): string[] {
  if (roomOf(place) === null) return [`${place}: belongs to no room that scripts/checks/arrows.ts knows`];
  return imports.flatMap((statement) => {
    const problem = checkImport(place, statement);
    return problem === null ? [] : [`${place}: ${problem}`];
  });
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = rootFolders
    .flatMap((folder) => listSources(path.join(root, folder)))
    .map((file) => ({ place: path.relative(root, file), imports: listImports(file) }));
  const problems = [
    ...files.flatMap(({ place, imports }) => checkFile(place, imports)),
    ...findCircles(featureArrows).map((circle) => `features in a circle: ${circle}`),
    ...findCircles(arrowsOfRootFolders(files)).map((circle) => `root folders in a circle: ${circle}`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${files.length} files, every arrow allowed.`);
}

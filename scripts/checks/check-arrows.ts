// Fails on an import that scripts/checks/arrows.ts does not allow, on SQL that names another feature's table, and on a
// circle between files, folders of a feature, features or root folders, also of types alone. Features are read from the
// directory listing, so a new one may import no other of its district until an arrow is listed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractForBrowsers } from './contract-for-browsers.ts';
import {
  districts,
  featureArrows,
  featureOf,
  packagesOf,
  rootFolders,
  roomOf,
  roomsAllowedFrom,
  type FeatureFolder,
} from './arrows.ts';
import { checkTableOwners, checkTables, schema } from './check-tables.ts';
import { findCircles } from './find-circles.ts';
import { listImports, listSources, type Import } from './list-imports.ts';

/** Returns the file that an import names, relative to the repository's root; null for a package. */
function targetOf(place: string, from: string): string | null {
  if (from.startsWith('.')) return path.join(path.dirname(place), from).split('?')[0] ?? null;
  return from.startsWith('@mwanzo/') ? from.replace('@mwanzo/contract/', 'contract/src/') : null;
}

/**
 * Returns the error of an import, or null.
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
  const remedy = 'import types only, or list it in scripts/checks/arrows.ts if it holds plain constants';
  return `would send ${target} to browsers: ${remedy}`;
}

function matches(room: string, allowed: string): boolean {
  return room === allowed || (allowed.endsWith('*') && room.startsWith(allowed.slice(0, -1)));
}

/** Checks that features import each other only through `index.ts`, and only down or along a listed arrow. */
function checkFeatureArrow(place: string, target: string): string | null {
  const pair = featuresOf(place, target);
  if (!pair) return climbs(place, target) ? `imports ${target}: a folder of a feature may not use the one above` : null;
  const [from, to] = pair;
  if (from.side === 'web') return `imports ${to.noun}: features of the web may not import each other`;
  if (!target.endsWith('/index.ts')) return `imports ${to.noun} past its index.ts`;
  if (districts.indexOf(from.district) < districts.indexOf(to.district)) return null;
  return featureArrows[from.noun]?.includes(to.noun)
    ? null
    : `the arrow ${from.noun} -> ${to.noun} is not listed in scripts/checks/arrows.ts`;
}

function isOfTest(place: string): boolean {
  return /\.test\.|\.fixture\./.test(place);
}

/** Says whether a file in a folder of a feature imports from a folder above, which only tests may. */
function climbs(place: string, target: string): boolean {
  if (!featureOf(place) || !featureOf(target) || isOfTest(place)) return false;
  return path.dirname(place).startsWith(`${path.dirname(target)}/`);
}

/** The two features of one side that an import connects. Null if they are the same. Imports of tests do not count. */
function featuresOf(place: string, target: string): readonly [FeatureFolder, FeatureFolder] | null {
  const [from, to] = [featureOf(place), featureOf(target)];
  return !from || !to || from.side !== to.side || from.noun === to.noun || place.includes('.test.') ? null : [from, to];
}

function checkPackage(room: string, from: string, typeOnly: boolean): string | null {
  if (from.startsWith('node:') && room.startsWith('web/')) return `the web may not import ${from}`;
  const allowed = packagesOf(room);
  if (allowed === 'any' || typeOnly) return null;
  const name = from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? from);
  return name.startsWith('node:') || allowed.includes(name) ? null : `"${room}" may not import the package ${name}`;
}

interface Source {
  readonly place: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

type Arrow = readonly [from: string, to: string];

/**
 * Returns the arrows between features of the server: those of imports, and those of SQL that names another feature's
 * table.
 */
function featureArrowsOf({ place, text, imports }: Source): Arrow[] {
  const feature = featureOf(place);
  if (feature?.side !== 'server') return [];
  const imported = imports.flatMap(({ from }) => featuresOf(place, targetOf(place, from) ?? '')?.[1].noun ?? []);
  const named = checkTables(place, text).map(({ owner }) => owner);
  return [...imported, ...named].map((target) => [feature.noun, target]);
}

/** Returns the arrows between files, those of types too. */
function fileArrowsOf({ place, imports }: Source): Arrow[] {
  return imports.flatMap(({ from }): Arrow[] => {
    const target = targetOf(place, from);
    return target === null ? [] : [[place, path.extname(target) === '' ? `${target}.ts` : target]];
  });
}

/**
 * Returns the arrows between folders of one feature, as their paths. An arrow between `a/b` and `c/d` counts as one
 * between `a` and `c`, so that these have an order too.
 */
export function inFeatureArrowsOf(fileArrows: readonly Arrow[]): Arrow[] {
  return fileArrows.flatMap(([place, target]): Arrow[] => {
    const [from, to] = [featureOf(place), featureOf(target)];
    if (!from || !to || from.side !== to.side || from.noun !== to.noun || isOfTest(place)) return [];
    const [one, other] = [path.dirname(place).split('/'), path.dirname(target).split('/')];
    const shared = one.findIndex((folder, depth) => folder !== other[depth]);
    // A file may use those beside it and in the folders of its own.
    if (shared === -1) return [];
    return [[one.slice(0, shared + 1).join('/'), other.slice(0, shared + 1).join('/')]];
  });
}

function rootFolderOf(place: string): string {
  return place.split('/')[0] ?? place;
}

function folderArrowsOf({ place, imports }: Source): Arrow[] {
  const folder = rootFolderOf(place);
  const targets = imports.map(({ from }) => rootFolderOf(targetOf(place, from) ?? place));
  return targets.filter((target) => target !== folder).map((target) => [folder, target]);
}

function groupArrows(arrows: readonly Arrow[]): Record<string, string[]> {
  const grouped = Object.groupBy(arrows, ([from]) => from);
  return Object.fromEntries(
    Object.entries(grouped).map(([from, each]) => [from, [...new Set(each?.map(([, to]) => to))]]),
  );
}

function findUnused(found: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(featureArrows).flatMap(([noun, targets]) =>
    targets
      .filter((target) => !found[noun]?.includes(target))
      .map((target) => `nothing uses the arrow ${noun} -> ${target} of scripts/checks/arrows.ts`),
  );
}

function checkFile({ place, text, imports }: Source): string[] {
  if (roomOf(place) === null) return [`${place}: belongs to no room that scripts/checks/arrows.ts knows`];
  const ofImports = imports.flatMap((statement) => checkImport(place, statement) ?? []);
  const ofTables = checkTables(place, text).map(({ problem }) => problem);
  return [...ofImports, ...ofTables].map((problem) => `${place}: ${problem}`);
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const sources = rootFolders
    .flatMap((folder) => listSources(path.join(root, folder)))
    .map((file): Source => {
      const text = readFileSync(file, 'utf8');
      return { place: path.relative(root, file), text, imports: listImports(text) };
    });
  const foundArrows = groupArrows(sources.flatMap(featureArrowsOf));
  const fileArrows = sources.flatMap(fileArrowsOf);
  const problems = [
    ...sources.flatMap(checkFile),
    ...checkTableOwners(schema.keys()),
    ...findUnused(foundArrows),
    ...findCircles(groupArrows(fileArrows)).map((circle) => `files in a circle: ${circle}`),
    ...findCircles(groupArrows(inFeatureArrowsOf(fileArrows))).map((circle) => `folders in a circle: ${circle}`),
    ...findCircles(foundArrows).map((circle) => `features in a circle: ${circle}`),
    ...findCircles(groupArrows(sources.flatMap(folderArrowsOf))).map((circle) => `root folders in a circle: ${circle}`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  const arrowCount = Object.values(foundArrows).flat().length;
  console.log(`${sources.length} files, every arrow allowed. ${arrowCount} arrows between features, in no circle.`);
}

import { satisfies } from 'semver';

type Ranges = Readonly<Record<string, string>>;
type Manifests = Readonly<Record<string, Manifest>>;

/** The part of a package.json that is read here. */
export interface Manifest {
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
}

/** A package runs on these, in npm's words. Without one it runs everywhere; `!win32` excludes. */
interface Restriction {
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
}

interface Entry extends Manifest, Restriction {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly peerDependencies?: Ranges;
  /** A link to the workspace that `resolved` names. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/** The `packages` of a package-lock.json by their place, such as `node_modules/zod`. The root's place is empty. */
export type Lock = Readonly<Record<string, Entry>>;

/** The app is built and run on these. The binaries for other platforms come and go with the registry. */
const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64', libc: undefined },
] as const;

/** No package has this place. */
const missing = '-';

const isPackage = (place: string) => place.includes('node_modules/');

/** Finds the package of this name for a package at `from` as Node does: upwards from folder to folder. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock[place]) return place;
  return from === ''
    ? undefined
    : locate(lock, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}

function versionAt(lock: Lock, place: string): string {
  const { link, resolved, version } = lock[place] ?? {};
  return (link ? lock[resolved ?? '']?.version : version) ?? 'none';
}

function allows(listed: string | readonly string[] | undefined, value: string | undefined): boolean {
  if (listed === undefined || value === undefined) return true;
  const list = [listed].flat();
  const included = list.filter((word) => !word.startsWith('!'));
  return !list.includes(`!${value}`) && (included.length === 0 || included.includes(value));
}

const isRestricted = ({ os, cpu, libc }: Restriction) => (os ?? cpu ?? libc) !== undefined;

/** Reads for which of our platforms a package is: from its entry or, if the lock has never had one, from its name. */
function platformsOf(name: string, entry: Restriction | undefined): string[] {
  const spelled = /(?:^|[-/])(linux|darwin)-(x64|arm64)(?:-gnu)?$/.exec(name);
  return platforms
    .filter(({ os, cpu, libc }) =>
      entry
        ? isRestricted(entry) && allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc)
        : spelled?.[1] === os && spelled[2] === cpu,
    )
    .map(({ os, cpu }) => `${os}-${cpu}`);
}

/** Some that are compiled to WebAssembly, for systems without a binary of their own, say it only in their names. */
function isBinary(place: string, entry: Entry = {}): boolean {
  return entry.optional === true && (isRestricted(entry) || place.includes('-wasm32'));
}

/** Finds the packages that every platform needs: those that a workspace reaches without a platform's binary. */
function neededEverywhere(lock: Lock): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = Object.keys(lock).filter((place) => !isPackage(place));
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock[from] ?? {};
    const names = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(names)) {
      const place = locate(lock, from, name);
      if (place === undefined || needed.has(place) || isBinary(place, lock[place])) continue;
      needed.add(place);
      waiting.push(place);
    }
  }
  return needed;
}

/** Lists the binaries for single platforms, and the packages that only such binaries need. */
export function listPlatformPackages(lock: Lock): string[] {
  const needed = neededEverywhere(lock);
  return Object.keys(lock).filter((place) => isPackage(place) && lock[place]?.optional === true && !needed.has(place));
}

function findMisfits(manifests: Manifests, lock: Lock): string[] {
  return Object.entries(manifests).flatMap(([folder, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(([name, range]) => {
      const place = locate(lock, folder, name);
      const file = folder === '' ? 'package.json' : `${folder}/package.json`;
      if (place === undefined)
        return optionalDependencies?.[name] === undefined ? [`${file} asks for ${name}, which is not in the lock`] : [];
      const version = versionAt(lock, place);
      return satisfies(version, range) ? [] : [`${file} asks for ${name} ${range}, and the lock has ${version}`];
    }),
  );
}

function findMoves(lock: Lock, committed: Lock): string[] {
  const mayBeGone = new Set(listPlatformPackages(committed));
  const mayBeNew = new Set(listPlatformPackages(lock));
  const places = new Set([...Object.keys(committed), ...Object.keys(lock)].filter(isPackage));
  return [...places].flatMap((place) => {
    const [before, now] = [committed[place], lock[place]];
    if (!before) return mayBeNew.has(place) ? [] : [`${place} is new`];
    if (!now) return mayBeGone.has(place) ? [] : [`${place} is gone`];
    if (before.version !== now.version) return [`${place} moved from ${before.version} to ${now.version}`];
    return before.integrity === now.integrity ? [] : [`${place} has another content at the same version`];
  });
}

function findMissingBinaries(manifests: Manifests, lock: Lock, committed: Lock): string[] {
  return Object.entries({ ...lock, ...manifests }).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const place = locate(lock, from, name);
      const known = lock[place ?? missing] ?? committed[locate(committed, from, name) ?? missing];
      const wanted = platformsOf(name, known);
      if (wanted.length === 0 || (place !== undefined && satisfies(versionAt(lock, place), range))) return [];
      return [`${from || 'package.json'} needs ${name} ${range} on ${wanted.join(' and ')}, and the lock lacks it`];
    }),
  );
}

/**
 * Compares a lock with the manifests, by their folder, and with the committed lock. A version that moved or does not fit is a
 * fault, and so is a binary that is missing for one of our platforms. Those for others may come and go.
 */
export function findLockFaults(manifests: Manifests, lock: Lock, committed: Lock): string[] {
  return [
    ...findMisfits(manifests, lock),
    ...findMoves(lock, committed),
    ...findMissingBinaries(manifests, lock, committed),
  ];
}

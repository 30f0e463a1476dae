import { satisfies } from 'semver';

type Ranges = Readonly<Record<string, string>>;
type Manifests = Readonly<Record<string, Manifest>>;

/** The fields of a package.json that are read here. */
export interface Manifest {
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
}

/**
 * The platforms on which a package runs, by npm's names. Without a restriction it runs everywhere; `!win32` excludes
 * one.
 */
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
  /** True for a link to the workspace that `resolved` names. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/** The `packages` of a package-lock.json by their path, such as `node_modules/zod`. The root's path is empty. */
export type Lock = Readonly<Record<string, Entry>>;

/** The platforms on which the app is built and run. The binaries for other platforms vary with the registry. */
const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64', libc: undefined },
] as const;

/** No package has this path. */
const missing = '-';

const isPackage = (place: string) => place.includes('node_modules/');

/** Finds the package of this name for a package at `from`, upwards from folder to folder as Node does. */
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

/** Returns which of our platforms a package is for: by its entry or, if the lock has never had one, by its name. */
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

/**
 * Says whether a package is a binary. Some are compiled to WebAssembly, for systems that have no native binary; only
 * their names show that.
 */
function isBinary(place: string, entry: Entry = {}): boolean {
  return entry.optional === true && (isRestricted(entry) || place.includes('-wasm32'));
}

/**
 * Finds the packages that every platform needs: those that a workspace depends on without passing through a platform's
 * binary.
 */
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
 * Compares a lock with the manifests, by their folder, and with the committed lock. A changed or unsuitable version is
 * a fault, and so is a missing binary for one of our platforms. Binaries for other platforms may appear and disappear.
 */
export function findLockFaults(manifests: Manifests, lock: Lock, committed: Lock): string[] {
  return [
    ...findMisfits(manifests, lock),
    ...findMoves(lock, committed),
    ...findMissingBinaries(manifests, lock, committed),
  ];
}

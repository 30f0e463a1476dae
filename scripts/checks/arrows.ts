// The rooms of the repository and the arrows (allowed imports) between them, as data. ARCHITECTURE.md explains them.

/** Each file of these folders must be in a room. Circles between these folders are refused. */
export const rootFolders: readonly string[] = ['contract', 'server', 'demo', 'web', 'scripts', 'e2e', 'bench'];

/**
 * The districts of features, from top to bottom. A feature of the server may import the features of the districts below
 * its own, each through the other feature's index.ts.
 */
export const districts: readonly string[] = [
  'personal-data',
  'discovery',
  'trust',
  'conversations',
  'billing',
  'notices',
  'people',
  'core',
];

/** The arrows between features of one district. Circles and unused arrows are refused. */
export const featureArrows: Record<string, readonly string[]> = {
  swipes: ['deck', 'likes'],
  deck: ['likes', 'matching'],
  moderation: ['document-looks', 'reports', 'verifications'],
  verifications: ['reports'],
  blocks: ['calls', 'chat-media', 'matches', 'messages', 'past-conversations'],
  calls: ['messages'],
  matches: ['messages'],
  messages: ['chat-media', 'shield'],
  'past-conversations': ['messages'],
  mails: ['notifications'],
  'premium-reminders': ['notifications'],
  push: ['notifications'],
  accounts: ['profiles', 'settings'],
  keeps: ['profiles'],
  presence: ['settings'],
  profiles: ['photos', 'settings'],
  recovery: ['accounts', 'settings'],
  'second-factors': ['accounts', 'audit'],
  allowances: ['premium'],
  claims: ['members'],
  pairs: ['members'],
  premium: ['bans', 'members'],
};

/** A feature's folder. A district with one noun is its feature's folder. */
export interface FeatureFolder {
  readonly side: string;
  readonly district: string;
  readonly noun: string;
}

/** The feature that a file belongs to, on the server or on the web; null if it belongs to none. */
export function featureOf(place: string): FeatureFolder | null {
  const [, side, district, folder] = /^(server|web)\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(place) ?? [];
  if (side === undefined || district === undefined) return null;
  const noun = district === 'personal-data' ? district : folder;
  return noun === undefined ? null : { side, district, noun };
}

/** The rooms by pattern. The first pattern that matches a file's path decides its room. */
const rooms: readonly (readonly [pattern: RegExp, room: string])[] = [
  // This comes before the tests, so that the tests of these folders must obey their arrows too.
  [/^scripts\//, 'scripts'],
  [/^e2e\//, 'e2e'],
  [/^bench\//, 'bench'],
  [/\.test\.tsx?$|\.fixture\.ts$/, 'test'],
  [/^contract\/src\//, 'contract'],
  [/^server\/src\/testing\//, 'test'],
  [/^server\/src\/errors\//, 'server/errors'],
  [/^server\/src\/config\//, 'server/config'],
  [/^server\/src\/database\//, 'server/database'],
  [/^server\/src\/embedded-postgres\//, 'server/embedded-postgres'],
  [/^server\/src\/gateways\//, 'server/gateways'],
  [/^server\/src\/http\//, 'server/http'],
  [/^server\/src\/jobs\//, 'server/jobs'],
  // Pure mathematics: what is measured in bench/ is what members get.
  [/^server\/src\/features\/discovery\/matching\/model\//, 'feature model'],
  [/^server\/src\/features\/.+\.routes\.ts$/, 'feature routes'],
  [/^server\/src\/features\/.+\.repository\.ts$/, 'feature repository'],
  [/^server\/src\/features\/.+-rules\.ts$/, 'feature rules'],
  [/^server\/src\/features\/.+-sql\.ts$/, 'feature SQL'],
  [/^server\/src\/features\/([^/]+\/)?[^/]+\/index\.ts$/, 'feature face'],
  [/^server\/src\/features\//, 'feature use case'],
  [/^server\/src\/(start\/|main\.ts$)/, 'server/start'],
  [/^server\/src\/operator\//, 'server/operator'],
  [/^server\/src\/app(\/|\.ts$)/, 'server/app'],
  [/^web\/(build\/|[^/]+\.ts$)/, 'web build'],
  [/^web\/service-worker\//, 'service worker'],
  [/^demo\/src\//, 'demo'],
  [/^web\/src\/testing\//, 'test'],
  [/^web\/src\/state\//, 'web/state'],
  [/^web\/src\/sending\//, 'web/sending'],
  [/^web\/src\/device\//, 'web/device'],
  [/^web\/src\/loading\//, 'web/loading'],
  [/^web\/src\/ui\//, 'web/ui'],
  [/^web\/src\/i18n\//, 'web/i18n'],
  [/^web\/src\/api\//, 'web/api'],
  [/^web\/src\/photos\//, 'web/photos'],
  [/^web\/src\/queries\//, 'web/queries'],
  [/^web\/src\/shared\//, 'web/shared'],
  [/^web\/src\/features\//, 'web/feature'],
  [/^web\/src\/landing\//, 'web/landing'],
  [/^web\/src\/styles\//, 'web/styles'],
  [/^web\/src\/(app\/|main\.tsx)/, 'web/app'],
];

const partsForFeatures: readonly string[] = [
  'contract',
  'web/api',
  'web/device',
  'web/i18n',
  'web/loading',
  'web/photos',
  'web/queries',
  'web/sending',
  'web/shared',
  'web/state',
  'web/styles',
  'web/ui',
];

const arrows: Record<string, readonly string[]> = {
  scripts: ['contract', 'server/*', 'demo', 'test', 'web build'],
  e2e: [
    'contract',
    'server/http',
    'server/gateways',
    'server/app',
    'server/start',
    'demo',
    'test',
    'web build',
    'scripts',
  ],
  bench: [
    'contract',
    'server/*',
    'feature use case',
    'feature repository',
    'feature model',
    'test',
    'web build',
    'scripts',
    'e2e',
  ],
  contract: [],
  test: ['*'],
  'server/errors': ['contract'],
  'server/config': [],
  'server/database': [],
  'server/embedded-postgres': [],
  'server/gateways': ['server/config', 'server/errors', 'contract'],
  'server/http': ['contract', 'server/errors', 'server/config', 'server/gateways', 'server/database'],
  'server/jobs': ['server/config', 'server/database', 'server/gateways', 'feature face'],
  'feature model': [],
  'feature routes': [
    'contract',
    'server/errors',
    'server/config',
    'server/http',
    'server/gateways',
    'server/database',
    'feature*',
  ],
  'feature use case': ['contract', 'server/errors', 'server/config', 'server/gateways', 'server/database', 'feature*'],
  'feature repository': ['contract', 'server/database', 'feature*'],
  'feature rules': ['contract', 'server/errors', 'feature rules', 'feature face'],
  'feature SQL': ['contract', 'server/database', 'feature SQL', 'feature rules', 'feature face'],
  'feature face': ['feature*'],
  'server/app': [
    'contract',
    'server/config',
    'server/database',
    'server/errors',
    'server/gateways',
    'server/http',
    'feature*',
  ],
  'server/start': ['contract', 'server/*', 'feature*'],
  'server/operator': ['contract', 'server/*', 'feature face'],
  demo: [
    'contract',
    'server/config',
    'server/database',
    'server/gateways',
    'feature face',
    'server/app',
    'server/start',
  ],
  'web build': ['contract', 'web/*', 'service worker'],
  'service worker': ['contract'],
  'web/state': [],
  'web/device': ['web/state'],
  'web/loading': ['web/device', 'web/state'],
  'web/ui': ['web/device', 'web/i18n', 'web/loading', 'web/state', 'web/styles'],
  'web/i18n': ['contract'],
  'web/api': ['contract', 'web/device', 'web/state'],
  'web/photos': ['contract', 'web/api', 'web/device'],
  'web/queries': ['contract', 'web/api', 'web/device'],
  'web/shared': ['contract', 'web/api', 'web/device', 'web/queries', 'web/state'],
  'web/sending': ['web/api', 'web/device', 'web/state'],
  'web/feature': partsForFeatures,
  'web/landing': partsForFeatures,
  'web/styles': [],
  'web/app': ['contract', 'web/*'],
};

const packages: Record<string, readonly string[] | 'any'> = {
  contract: ['zod'],
  'server/config': ['zod'],
  'server/database': ['pg', 'pg-copy-streams'],
  'server/embedded-postgres': ['pg'],
  'server/jobs': [],
  'feature model': [],
  'feature use case': [],
  'feature repository': [],
  'feature rules': [],
  'feature SQL': [],
  'feature face': [],
  'web/state': ['react'],
  'web/device': ['react'],
  'web/loading': ['react'],
  'web/ui': ['lucide', 'react', 'react-dom', 'thumbhash', 'wouter'],
  'web/i18n': ['react'],
  'web/queries': [],
};

export function roomOf(place: string): string | null {
  return rooms.find(([pattern]) => pattern.test(place))?.[1] ?? null;
}

export function roomsAllowedFrom(room: string): readonly string[] {
  return arrows[room] ?? [];
}

export function packagesOf(room: string): readonly string[] | 'any' {
  return packages[room] ?? 'any';
}

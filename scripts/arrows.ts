// The rooms of the house and the arrows between them, as data (ARCHITECTURE.md draws them).

/** Arrows between features of the server, each through the other's index.ts; without circles. */
export const featureArrows: Record<string, readonly string[]> = {
  accounts: ['profiles'],
  deck: ['photos', 'profiles'],
  matches: ['photos', 'profiles'],
  messages: [],
  moderation: ['photos', 'profiles', 'verifications'],
  photos: [],
  profiles: ['photos'],
  swipes: ['deck', 'matches', 'photos', 'profiles'],
  verifications: ['photos'],
};

const rooms: readonly (readonly [pattern: RegExp, room: string])[] = [
  [/\.test\.tsx?$|\.fixture\.ts$/, 'test'],
  [/^contract\/src\//, 'contract'],
  [/^server\/src\/testing\//, 'test'],
  [/^server\/src\/config\//, 'server/config'],
  [/^server\/src\/database\//, 'server/database'],
  [/^server\/src\/gateways\//, 'server/gateways'],
  [/^server\/src\/http\//, 'server/http'],
  [/^server\/src\/demo\//, 'server/demo'],
  [/^server\/src\/jobs\//, 'server/jobs'],
  [/^server\/src\/features\/[^/]+\/[^/]+\.routes\.ts$/, 'feature routes'],
  [/^server\/src\/features\/[^/]+\/[^/]+\.repository\.ts$/, 'feature repository'],
  [/^server\/src\/features\/[^/]+\/[^/]+-rules\.ts$/, 'feature rules'],
  [/^server\/src\/features\/[^/]+\/index\.ts$/, 'feature face'],
  [/^server\/src\/features\/[^/]+\//, 'feature use case'],
  [/^server\/src\/[^/]+\.ts$/, 'server/app'],
  [/^web\/src\/testing\//, 'test'],
  [/^web\/src\/state\//, 'web/state'],
  [/^web\/src\/device\//, 'web/device'],
  [/^web\/src\/loading\//, 'web/loading'],
  [/^web\/src\/ui\//, 'web/ui'],
  [/^web\/src\/i18n\//, 'web/i18n'],
  [/^web\/src\/api\//, 'web/api'],
  [/^web\/src\/photos\//, 'web/photos'],
  [/^web\/src\/queries\//, 'web/queries'],
  [/^web\/src\/features\//, 'web/feature'],
  [/^web\/src\/styles\//, 'web/styles'],
  [/^web\/src\/(app\/|main\.tsx)/, 'web/app'],
];

const arrows: Record<string, readonly string[]> = {
  contract: [],
  test: ['*'],
  'server/config': [],
  'server/database': ['contract'],
  'server/gateways': ['server/config', 'contract'],
  'server/http': ['contract', 'server/config', 'server/gateways', 'server/database'],
  'server/demo': ['contract', 'server/config', 'server/database', 'server/gateways', 'feature face', 'server/app'],
  'server/jobs': ['server/config', 'server/database', 'server/gateways', 'feature face'],
  'feature routes': ['contract', 'server/config', 'server/http', 'server/gateways', 'server/database', 'feature*'],
  'feature use case': ['contract', 'server/config', 'server/gateways', 'server/database', 'feature*'],
  'feature repository': ['contract', 'server/database', 'feature*'],
  'feature rules': ['contract', 'feature rules', 'feature face'],
  'feature face': ['feature*'],
  'server/app': ['*'],
  'web/state': [],
  'web/device': ['web/state'],
  'web/loading': ['web/device', 'web/state'],
  'web/ui': ['web/device', 'web/i18n', 'web/loading', 'web/state', 'web/styles'],
  'web/i18n': ['contract'],
  'web/api': ['contract', 'web/device', 'web/state'],
  'web/photos': ['contract', 'web/api'],
  'web/queries': ['contract', 'web/api', 'web/device'],
  'web/feature': [
    'contract',
    'web/api',
    'web/device',
    'web/i18n',
    'web/loading',
    'web/photos',
    'web/queries',
    'web/state',
    'web/styles',
    'web/ui',
  ],
  'web/styles': [],
  'web/app': ['contract', 'web/*'],
};

const packages: Record<string, readonly string[] | 'any'> = {
  contract: ['zod'],
  'server/config': ['zod'],
  'server/database': ['pg'],
  'server/jobs': [],
  'feature use case': [],
  'feature repository': [],
  'feature rules': [],
  'feature face': [],
  'web/state': ['react'],
  'web/device': ['react'],
  'web/loading': ['react'],
  'web/ui': ['react', 'react-dom', 'thumbhash'],
  'web/i18n': ['react'],
};

/** The contract's modules of plain constants and functions. Of all others the web imports types, so that neither zod nor the towns' coordinates reach a browser. */
export const contractForBrowsers: readonly string[] = ['language', 'limits', 'nairobi-day', 'options', 'town-names'];

export function roomOf(place: string): string | null {
  return rooms.find(([pattern]) => pattern.test(place))?.[1] ?? null;
}

export function roomsAllowedFrom(room: string): readonly string[] {
  return arrows[room] ?? [];
}

export function packagesOf(room: string): readonly string[] | 'any' {
  return packages[room] ?? 'any';
}

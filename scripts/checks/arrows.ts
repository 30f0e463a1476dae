// The rooms of the repository and the arrows (allowed imports) between them, as data. ARCHITECTURE.md draws them.

/** The folders whose files must each be in a room. Circles between these folders are refused. */
export const rootFolders: readonly string[] = ['contract', 'server', 'demo', 'web', 'scripts', 'e2e', 'bench'];

/** Arrows between features of the server, each through the other's index.ts. Circles and unused arrows are refused. */
export const featureArrows: Record<string, readonly string[]> = {
  accounts: ['profiles', 'settings'],
  allowances: [],
  audit: ['accounts'],
  changes: [],
  deck: ['allowances', 'pairs', 'profiles'],
  events: [],
  mails: ['accounts', 'notifications', 'settings'],
  matches: ['messages', 'pairs', 'photos', 'presence', 'profiles'],
  messages: ['allowances', 'notifications', 'pairs', 'profiles', 'settings'],
  moderation: ['accounts', 'audit', 'changes', 'notifications', 'photos', 'profiles', 'verifications'],
  notifications: ['allowances', 'profiles'],
  pairs: [],
  photos: ['changes'],
  presence: ['pairs', 'settings'],
  profiles: ['changes', 'pairs', 'photos'],
  push: ['allowances', 'notifications', 'presence', 'profiles', 'settings'],
  settings: ['pairs'],
  swipes: ['allowances', 'deck', 'matches', 'messages', 'notifications', 'pairs', 'photos', 'profiles'],
  verifications: ['accounts', 'audit', 'changes', 'notifications', 'photos', 'profiles'],
};

/** The one feature that writes to a table and names its columns. The others import SQL words from its index.ts. */
export const tableOwners: Readonly<Record<string, string>> = {
  users: 'accounts',
  sessions: 'accounts',
  refresh_tokens: 'accounts',
  profiles: 'profiles',
  photos: 'photos',
  profile_changes: 'changes',
  pairs: 'pairs',
  like_comments: 'pairs',
  deck_queues: 'deck',
  daily_usage: 'allowances',
  messages: 'messages',
  conversation_reads: 'messages',
  opened_matches: 'matches',
  presences: 'presence',
  notifications: 'notifications',
  verifications: 'verifications',
  moderation_audit: 'audit',
  member_settings: 'settings',
  notice_mails: 'mails',
  push_subscriptions: 'push',
};

interface SharedTable {
  /** The column that every feature may join and lock the table by. */
  readonly key: string;
  /** Further columns that a feature may read. */
  readonly lent: Readonly<Record<string, readonly string[]>>;
}

/** The ground that all features stand on: a member's two rows. They are written by their owners alone. */
export const sharedTables: Readonly<Record<string, SharedTable>> = {
  users: { key: 'id', lent: { allowances: ['plan'], profiles: ['email', 'full_name', 'role'] } },
  profiles: { key: 'user_id', lent: { photos: ['is_verified'] } },
};

/** These files of the server may name every table: they fill databases for tests. */
export const tablesOpenTo: readonly RegExp[] = [/\.test\.ts$|\.fixture\.ts$/, /^server\/src\/testing\//];

/** The first pattern that matches a file's path decides its room. */
const rooms: readonly (readonly [pattern: RegExp, room: string])[] = [
  // Before the tests, so that the tests of these folders keep to their arrows too.
  [/^scripts\//, 'scripts'],
  [/^e2e\//, 'e2e'],
  [/^bench\//, 'bench'],
  [/\.test\.tsx?$|\.fixture\.ts$/, 'test'],
  [/^contract\/src\//, 'contract'],
  [/^server\/src\/testing\//, 'test'],
  [/^server\/src\/api-error\.ts$/, 'server/errors'],
  [/^server\/src\/config\//, 'server/config'],
  [/^server\/src\/database\//, 'server/database'],
  [/^server\/src\/embedded-postgres\//, 'server/embedded-postgres'],
  [/^server\/src\/gateways\//, 'server/gateways'],
  [/^server\/src\/http\//, 'server/http'],
  [/^server\/src\/jobs\//, 'server/jobs'],
  [/^server\/src\/features\/[^/]+\/[^/]+\.routes\.ts$/, 'feature routes'],
  [/^server\/src\/features\/[^/]+\/[^/]+\.repository\.ts$/, 'feature repository'],
  [/^server\/src\/features\/[^/]+\/[^/]+-rules\.ts$/, 'feature rules'],
  [/^server\/src\/features\/[^/]+\/[^/]+-sql\.ts$/, 'feature SQL'],
  [/^server\/src\/features\/[^/]+\/index\.ts$/, 'feature face'],
  [/^server\/src\/features\/[^/]+\//, 'feature use case'],
  [/^server\/src\/[^/]+\.ts$/, 'server/app'],
  [/^web\/(build\/|[^/]+\.ts$)/, 'web build'],
  [/^web\/service-worker\//, 'service worker'],
  [/^demo\/src\//, 'demo'],
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
  scripts: ['contract', 'server/config', 'web build'],
  e2e: ['contract', 'server/http', 'server/gateways', 'server/app', 'demo', 'test', 'web build', 'scripts'],
  bench: ['contract', 'server/*', 'feature repository', 'test', 'web build', 'scripts', 'e2e'],
  contract: [],
  test: ['*'],
  'server/errors': ['contract'],
  'server/config': [],
  'server/database': [],
  'server/embedded-postgres': [],
  'server/gateways': ['server/config', 'server/errors', 'contract'],
  'server/http': ['contract', 'server/errors', 'server/config', 'server/gateways', 'server/database'],
  'server/jobs': ['server/config', 'server/database', 'server/gateways', 'feature face'],
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
  'feature SQL': ['contract', 'feature SQL', 'feature rules', 'feature face'],
  'feature face': ['feature*'],
  'server/app': ['contract', 'server/*', 'feature*'],
  demo: ['contract', 'server/config', 'server/database', 'server/gateways', 'feature face', 'server/app'],
  'web build': ['contract', 'web/*', 'service worker'],
  'service worker': [],
  'web/state': [],
  'web/device': ['web/state'],
  'web/loading': ['web/device', 'web/state'],
  'web/ui': ['web/device', 'web/i18n', 'web/loading', 'web/state', 'web/styles'],
  'web/i18n': ['contract'],
  'web/api': ['contract', 'web/device', 'web/state'],
  'web/photos': ['contract', 'web/api', 'web/device'],
  'web/queries': ['contract', 'web/api', 'web/device', 'web/state'],
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
  'server/embedded-postgres': ['pg'],
  'server/jobs': [],
  'feature use case': [],
  'feature repository': [],
  'feature rules': [],
  'feature SQL': [],
  'feature face': [],
  'web/state': ['react'],
  'web/device': ['react'],
  'web/loading': ['react'],
  'web/ui': ['react', 'react-dom', 'thumbhash'],
  'web/i18n': ['react'],
};

/**
 * The contract's modules of plain constants and functions. The web imports only types from the others, so that neither
 * zod nor the towns' coordinates reach a browser.
 */
export const contractForBrowsers: readonly string[] = [
  'counties',
  'interest-names',
  'language',
  'limits',
  'nairobi-day',
  'notice-kinds',
  'options',
  'page-origin',
  'prompt-catalogue',
  'reactions',
  'town-names',
];

export function roomOf(place: string): string | null {
  return rooms.find(([pattern]) => pattern.test(place))?.[1] ?? null;
}

export function roomsAllowedFrom(room: string): readonly string[] {
  return arrows[room] ?? [];
}

export function packagesOf(room: string): readonly string[] | 'any' {
  return packages[room] ?? 'any';
}

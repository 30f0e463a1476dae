import { Secret } from './secret.ts';

export interface TurnConfig {
  /** The `turn:` and `turns:` addresses of one server. */
  readonly urls: readonly string[];
  /** The secret that the TURN server shares (coturn's `static-auth-secret`). */
  readonly secret: Secret;
}

/** The settings of the TURN server. */
type Variables = Readonly<Partial<Record<'TURN_URLS' | 'TURN_SECRET', string | undefined>>>;

/** An address as in RFC 7065, with a host that is a name, an IPv4 address, or an IPv6 address in brackets. */
const turnUrl = /^turns?:(?:[\w.-]+|\[[\da-f:]+\])(?::(?<port>\d{1,5}))?(?:\?transport=(?:udp|tcp))?$/i;
const secretMin = 32;

/** A browser refuses the whole call if it cannot read one address. */
function isTurnUrl(url: string): boolean {
  const match = turnUrl.exec(url);
  const port = Number(match?.groups?.['port'] ?? 1);
  return match !== null && port >= 1 && port <= 65_535;
}

const listOf = (urls: string) => urls.split(',').map((url) => url.trim());

/** An incomplete set of settings is a mistake, which would show only when somebody calls. */
export function turnProblems({ TURN_URLS, TURN_SECRET }: Variables): string[] {
  if (!TURN_URLS && !TURN_SECRET) return [];
  const wrong = TURN_URLS ? listOf(TURN_URLS).filter((url) => !isTurnUrl(url)) : [];
  return [
    ...(TURN_URLS ? [] : ['TURN_URLS: is required with TURN_SECRET']),
    ...(TURN_SECRET ? [] : ['TURN_SECRET: is required with TURN_URLS']),
    ...wrong.map((url) => `TURN_URLS: "${url}" is no address such as turn:turn.example.com:3478?transport=udp`),
    ...(TURN_SECRET && TURN_SECRET.length < secretMin
      ? [`TURN_SECRET: must have at least ${secretMin} characters`]
      : []),
  ];
}

export function turnOf({ TURN_URLS, TURN_SECRET }: Variables): TurnConfig | null {
  return TURN_URLS && TURN_SECRET ? { urls: listOf(TURN_URLS), secret: new Secret(TURN_SECRET) } : null;
}

interface CoturnPlace {
  /** The folder for its files. */
  readonly folder: string;
  /** The secret is shared with the app, which creates the credentials. */
  readonly secret: string;
  readonly port: number;
  /** The address of this machine on which it listens, and from which it relays. */
  readonly host: string;
}

/** Networks that a relay must never reach for a stranger, because they are not public. */
const deniedRanges = [
  '0.0.0.0-0.255.255.255',
  '10.0.0.0-10.255.255.255',
  '100.64.0.0-100.127.255.255',
  '127.0.0.0-127.255.255.255',
  '169.254.0.0-169.254.255.255',
  '172.16.0.0-172.31.255.255',
  '192.168.0.0-192.168.255.255',
  '::1',
  'fc00::-fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fe80::-febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
];

/** The limit in bytes per second and direction: twice what a browser sends by default. */
const bytesPerSecond = 16_000;
/**
 * The relays of one member, in all their calls, and of all members together. A browser opens one for each network and
 * address of the server, and the same again when it restarts a lost connection.
 */
export const quotas = { user: 12, total: 300 };

/**
 * coturn's settings. Both sides of a call are relayed, so the server's own address has to be allowed as a peer. Every
 * other private address is denied.
 */
export function coturnSettings({ folder, secret, port, host }: CoturnPlace): string {
  return [
    `listening-ip=${host}`,
    `relay-ip=${host}`,
    `listening-port=${port}`,
    // The address is this machine's own. coturn then requires a cli-password, although its cli is off.
    'allow-loopback-peers',
    'cli-password=none',
    'no-cli',
    'use-auth-secret',
    `static-auth-secret=${secret}`,
    'realm=mwanzo',
    'fingerprint',
    'no-tls',
    'no-dtls',
    'no-multicast-peers',
    'no-tcp-relay',
    ...deniedRanges.map((range) => `denied-peer-ip=${range}`),
    `allowed-peer-ip=${host}`,
    `user-quota=${quotas.user}`,
    `total-quota=${quotas.total}`,
    `max-bps=${bytesPerSecond}`,
    'stale-nonce=600',
    `userdb=${folder}/turndb`,
    `pidfile=${folder}/turnserver.pid`,
    `log-file=${folder}/turnserver.log`,
    'simple-log',
    'no-stdout-log',
    '',
  ].join('\n');
}

interface CoturnPlace {
  /** The folder for its files. */
  readonly folder: string;
  /** The secret is shared with the app, which creates the credentials. */
  readonly secret: string;
  /** An earlier or later secret, with which coturn compares too while it is being changed. */
  readonly otherSecret?: string | undefined;
  readonly port: number;
  /** The address of this machine on which it listens, and from which it relays. */
  readonly host: string;
}

/**
 * These are all addresses. coturn looks at the allowed peers first, so what remains is the address of the relays. IPv6
 * has a range of its own.
 */
const deniedRanges = ['0.0.0.0-255.255.255.255', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'];

/** Relays use these UDP ports. coturn has no setting for the ports of peers, but a firewall can limit them. */
const relayPorts = { min: 49_152, max: 65_535 };

/** The limit in bytes per second and direction: twice what a browser sends by default. */
const bytesPerSecond = 16_000;
/**
 * The relays of one member, in all their calls, and of all members together. A browser opens one for each network and
 * address of the server, and the same again when it restarts a lost connection.
 */
export const quotas = { user: 12, total: 300 };

/**
 * coturn's settings. Both sides of a call are relayed by the same server, so its own address is the only peer that
 * anybody needs. Every other one is denied.
 */
export function coturnSettings({ folder, secret, otherSecret, port, host }: CoturnPlace): string {
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
    ...(otherSecret === undefined ? [] : [`static-auth-secret=${otherSecret}`]),
    'realm=mwanzo',
    `min-port=${relayPorts.min}`,
    `max-port=${relayPorts.max}`,
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

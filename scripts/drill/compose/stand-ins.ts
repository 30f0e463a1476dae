import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMadeAfter, makeRoot } from '../image/build-image.ts';
import { storeFolder, type ContainerStore } from '../image/container-store.ts';

/** An image of the compose file, made of Debian's package of the same program. */
interface StandIn {
  readonly image: string;
  /** Runs as root while it is made. */
  readonly prepare: string;
  readonly user: string;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
}

/** Makes a cluster, as the public image does at its first start. */
const startPostgres = `#!/bin/sh
set -e
export PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
cd /var/lib/postgresql/data
if [ ! -s PG_VERSION ]; then
  initdb --pgdata=. --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >> pg_hba.conf
fi
exec postgres -D . -c listen_addresses='*'
`;

const standIns: readonly StandIn[] = [
  {
    image: 'docker.io/library/postgres:17-bookworm',
    prepare: 'install -d -o postgres -m 700 /var/lib/postgresql/data && install -d -o postgres /run/postgresql',
    user: 'postgres',
    entrypoint: ['/usr/local/bin/start-postgres'],
    command: [],
  },
  {
    image: 'docker.io/valkey/valkey:8-bookworm',
    prepare:
      'ln -s redis-server /usr/bin/valkey-server && ln -s redis-cli /usr/bin/valkey-cli && install -d -m 777 /data',
    user: 'redis',
    entrypoint: [],
    command: ['valkey-server'],
  },
  {
    image: 'docker.io/library/haproxy:2.8-bookworm',
    prepare: 'true',
    user: 'haproxy',
    entrypoint: [],
    command: ['haproxy', '-W', '-db', '-f', '/usr/local/etc/haproxy/haproxy.cfg'],
  },
  {
    image: 'docker.io/coturn/coturn:4.6-debian',
    prepare: 'true',
    user: 'turnserver',
    entrypoint: ['turnserver'],
    command: [],
  },
];

const services = 'localhost/mwanzo-drill-services';

/** Makes an image for each name that the compose file pulls, in the store of the drill. */
export function makeStandIns(store: ContainerStore): void {
  const archive = makeRoot(store, 'services', ['postgresql', 'redis-server', 'haproxy', 'coturn']);
  if (isMadeAfter(store, services, archive)) return;
  const buildah = (...args: readonly string[]) => store.run('buildah', ...args);
  const script = path.join(storeFolder, 'start-postgres');
  writeFileSync(script, startPostgres);
  chmodSync(script, 0o755);
  const root = buildah('from', 'scratch');
  buildah('add', '--quiet', root, archive, '/');
  buildah('copy', '--quiet', root, script, '/usr/local/bin/start-postgres');
  buildah('commit', '--quiet', root, services);
  buildah('rm', root);
  for (const { image, prepare, user, entrypoint, command } of standIns) {
    const container = buildah('from', '--pull-never', services);
    buildah('run', container, 'sh', '-c', prepare);
    const program = ['--entrypoint', JSON.stringify(entrypoint), '--cmd', JSON.stringify(command)];
    buildah('config', '--user', user, ...program, container);
    buildah('commit', '--quiet', container, image);
    buildah('rm', container);
  }
}

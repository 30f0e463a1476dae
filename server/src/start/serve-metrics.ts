import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import { StartError } from '../errors/start-error.ts';
import { readLastBackup } from '../gateways/data-folder/last-backup.ts';
import { readDisk } from '../gateways/data-folder/read-disk.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';

/** Adds the gauges of this machine: the disk that holds `DATA_DIR`, and its last backup. */
export function watchMachine(metrics: Metrics, { dataDir }: Pick<Config, 'dataDir'>): void {
  metrics.gauge('mwanzo_disk_bytes', 'Bytes of the disk with DATA_DIR: free for the server, and in all.', async () => {
    const { free, all } = await readDisk(dataDir);
    return [
      { labels: { state: 'free' }, value: free },
      { labels: { state: 'all' }, value: all },
    ];
  });
  metrics.gauge('mwanzo_backup_seconds', 'Time since the last backup. Without one there is no value.', async () => {
    const at = await readLastBackup(dataDir);
    return at === null ? [] : [{ labels: {}, value: (Date.now() - at.getTime()) / 1000 }];
  });
}

/**
 * Serves `/metrics` on a port of its own, which no proxy shows to members.
 * @throws StartError if the port is in use
 */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text().catch(() => null);
    response.writeHead(text === null ? 500 : 200, { 'content-type': metrics.contentType }).end(text ?? '');
  });
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((cause: unknown) => {
    const { message } = cause as Error;
    throw new StartError(`METRICS_PORT: the server cannot listen on ${host}:${port}: ${message}`, { cause });
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const thisMachine = '127.0.0.1';
const patienceMs = 3000;

/**
 * Lines about the decks that came without a part. Each process counts them for itself, so the metrics of each are
 * read. `METRICS_PORTS` names the ports of several, separated by commas.
 */
export async function countFallbacks(variables: NodeJS.ProcessEnv = process.env): Promise<string[]> {
  const addresses = metricsAddresses(variables);
  if (addresses.length === 0) return [line('unknown without a part: METRICS_PORT is not set')];
  return Promise.all(addresses.map(countIn));
}

/** The addresses at which the processes have their metrics. */
export function metricsAddresses({ METRICS_PORT, METRICS_PORTS, METRICS_HOST }: NodeJS.ProcessEnv): string[] {
  const ports = (METRICS_PORTS || METRICS_PORT || '').split(',').map((port) => port.trim());
  return ports.filter((port) => /^\d+$/.test(port)).map((port) => `${METRICS_HOST || thisMachine}:${port}`);
}

const line = (text: string): string => `${'decks'.padEnd(16)}${text}`;

async function countIn(address: string): Promise<string> {
  const text = await readMetrics(address);
  if (text === null) return line(`unknown without a part: no server responds at ${address}`);
  const counts = [...text.matchAll(/^mwanzo_deck_fallbacks_total\{.*\} (\d+)/gm)].map(([, count]) => Number(count));
  const startedAt = Number(/^process_start_time_seconds (\S+)/m.exec(text)?.[1] ?? 0);
  const since = new Date(startedAt * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return line(`${counts.reduce((sum, count) => sum + count, 0)} without a part since ${since} UTC (${address})`);
}

export async function readMetrics(address: string): Promise<string | null> {
  try {
    const response = await fetch(`http://${address}/metrics`, { signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

import type { EndpointName } from '@mwanzo/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseStopped, type Switches } from '../features/core/switches/index.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import { requestLanguage } from '../http/request-language.ts';
import { switchedOffHeader } from '../http/switched-off-header.ts';

/** Names what is switched off in every response of the API, so that an open app learns of it without asking. */
export function announceSwitches(app: FastifyInstance, switches: Pick<Switches, 'off'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const off = switches.off();
    if (off.size > 0 && request.url.startsWith('/api/')) reply.header(switchedOffHeader, [...off].join(' '));
    done();
  });
}

/**
 * Makes the function that refuses requests to what is switched off. Refusals are counted, because the alert about
 * errors leaves them out.
 */
export function refuseWhatIsOff(switches: Pick<Switches, 'off'>, metrics: Metrics | null) {
  const count = metrics?.counter('mwanzo_switch_refusals_total', 'Requests that a switch has refused.');
  return (name: string, { headers }: FastifyRequest, hasFile: boolean): void => {
    // Nothing is off on most days, and then nothing is looked up.
    if (switches.off().size === 0) return;
    try {
      // The names of the served endpoints are those of the contract.
      refuseStopped(switches, name as EndpointName, { language: requestLanguage(headers), hasFile });
    } catch (error) {
      count?.();
      throw error;
    }
  };
}

// The fake Daraja as a process of its own: `npm run fake-daraja`, or started by the demo.
import { randomUUID } from 'node:crypto';
import type { MpesaConfig } from '../../../server/src/config/mpesa.ts';
import type { DarajaReady } from './daraja-ready.ts';
import { startFakeDaraja } from './start-fake-daraja.ts';

const { PORT = '3001', HOST = '127.0.0.1' } = process.env;
// Otherwise the receipts after a restart would be those of before.
const seed = randomUUID();
const daraja = await startFakeDaraja({ seed, port: Number(PORT), host: HOST });

function settingsOf(config: MpesaConfig): string {
  return [
    `MPESA_URL=${config.url}`,
    `MPESA_CONSUMER_KEY=${config.consumerKey.reveal()}`,
    `MPESA_CONSUMER_SECRET=${config.consumerSecret.reveal()}`,
    `MPESA_SHORTCODE=${config.shortcode}`,
    `MPESA_TILL=${config.till}`,
    `MPESA_PASSKEY=${config.passkey.reveal()}`,
  ].join('\n');
}

if (process.send) {
  // Ctrl+C reaches this process too. Its starter decides when it ends.
  process.on('SIGINT', () => {});
  // Its starter has the other end of this channel, and has ended when it closes.
  process.once('disconnect', () => process.exit(0));
  const ready: DarajaReady = { port: daraja.port, certificate: daraja.config.initiator?.certificate ?? '' };
  process.send(ready);
} else {
  process.stdout.write(
    `The fake Daraja is at ${daraja.config.url}. Its phones are at ${daraja.config.url}/phone/\n\n` +
      `${settingsOf(daraja.config)}\n`,
  );
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  /** The mail as it was sent: headers and bodies. */
  readonly source: string;
}

interface ReceivingOptions {
  readonly onMailFrom?: SMTPServerOptions['onMailFrom'];
  readonly onRcptTo?: SMTPServerOptions['onRcptTo'];
  /** Gets each whole mail, and replies to the client. */
  readonly onMail: (mail: ReceivedMail, answer: (error?: Error) => void) => void;
}

/** A real SMTP server on a free port. */
export async function receiveMails({ onMailFrom, onRcptTo, onMail }: ReceivingOptions): Promise<{
  readonly url: string;
  stop(): Promise<void>;
}> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(onMailFrom && { onMailFrom }),
    ...(onRcptTo && { onRcptTo }),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [recipient] = session.envelope.rcptTo;
        onMail({ to: recipient?.address ?? '', source: Buffer.concat(chunks).toString() }, callback);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail without its transfer encoding, as a mail program shows it. */
export function readableMail(source: string): string {
  return source
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

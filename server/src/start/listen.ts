import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { StartError } from '../errors/start-error.ts';

/**
 * Listens on the configured host and port.
 * @returns the port, which the system chooses when the configured one is 0
 * @throws StartError that says what to change
 */
export async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw new StartError(explainListenError(error, config, 'npm start'), { cause: error });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

/** @param command starts the program again, such as `npm start` */
export function explainListenError(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
  command: string,
): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return (
      `Port ${port} is in use. Stop the program that listens there, ` +
      `or choose another port: PORT=${port + 1} ${command}`
    );
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Choose a port above 1023: PORT=3000 ${command}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

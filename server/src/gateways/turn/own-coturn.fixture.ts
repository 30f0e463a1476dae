// Starts a coturn in a process that a test kills.
import { freePort } from '../../testing/free-port.ts';
import { findCoturn, startCoturn } from './coturn.ts';

const folder = process.env['FOLDER'] ?? '';
const port = await freePort();
await startCoturn(findCoturn() ?? '', { folder, port });
process.stdout.write(`coturn is running at 127.0.0.1:${port}\n`);

// The floor as a process of its own. It tells its port to the bench, and ends with it.
import { openDatabase } from '../../server/src/database/connect.ts';
import { createFloorServer } from './serve.ts';

const { pool } = openDatabase({ url: process.env['DATABASE_URL'] ?? '', applicationName: 'mwanzo-floor' });
const server = createFloorServer(pool, process.env['SECRET_KEY'] ?? '');
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
process.on('disconnect', () => process.exit());

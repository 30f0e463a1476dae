// A separate process that does the least a Node server can do: a yardstick for the machine.
import { createServer } from 'node:http';

const body = JSON.stringify({ matched: false, match: null });
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});

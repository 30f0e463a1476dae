// The least that a Node server can do: a yardstick for the machine, run as a process of its own.
import { createServer } from 'node:http';

const answer = JSON.stringify({ matched: false, match: null });
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length }).end(answer),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});

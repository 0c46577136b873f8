import { createServer } from 'node:http';

/** What a page costs a processor, in milliseconds, and nothing else. */
const spin = 2;

createServer((_, response) => {
  const until = performance.now() + spin;
  while (performance.now() < until);
  response.end('spun');
}).listen({ port: Number(process.env.PORT), host: '127.0.0.1', reusePort: true });

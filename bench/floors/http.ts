import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * The least that a page can cost: 12 kB, packed once, by a plain server. Random characters don't shrink when packed.
 */
const body = gzipSync(`floor ${randomBytes(12_000).toString('base64')}`);
const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': body.length };

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');

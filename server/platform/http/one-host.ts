import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request names more than one host: Node takes the first, a proxy before it perhaps the last (RFC 9112, 3.2). */
export function namesHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Ends a request that can't be understood, and its connection. */
export const answerMalformed = (response: ServerResponse): void =>
  void response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();

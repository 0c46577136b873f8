import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another front of a site, whose service worker turns into that of a newer version when that is asked for. */
export async function twoVersions(site: string): Promise<{ url: string; renew: () => void; close: () => void }> {
  let newer = false;
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !/^(?:host|connection|accept-encoding|if-)/.test(name)),
    ) as Record<string, string>;
    const answer = await fetch(site + request.url, { method: request.method ?? 'GET', headers, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const isWorker = request.url === '/sw.js';
    response.writeHead(
      answer.status,
      Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(?:content-(?:length|encoding)|connection|transfer-)/.test(name)),
      ),
    );
    response.end(
      isWorker && newer
        ? body.toString().replace(/siteBuild=".*?"/, 'siteBuild="/assets/entry.client-newer.js"')
        : body,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => {
      newer = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

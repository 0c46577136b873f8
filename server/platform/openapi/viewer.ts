import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { liveCloses, livePath } from '../../../contract/live.ts';
import { escapeHtml } from '../escape-html.ts';
import { compressed } from '../http/compress.ts';
import { type LiveFrame, liveFrames } from './async-document.ts';

const require = createRequire(import.meta.url);
const assets = dirname(require.resolve('swagger-ui-dist/package.json'));
const served: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

// No inline style or script is needed; the viewer's icons are data: pictures.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<p><a href="/docs/live">What is sent live</a></p>
<div id="api"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, supportedSubmitMethods: [] });\n`;

const packedForSome = { vary: 'accept-encoding' };

/** `/openapi.json` and `/asyncapi.json`, written when they are first asked for, and `/docs`, which shows them to a reader. */
export function registerApiDocument(app: FastifyInstance, openApi: () => object, asyncApi: () => object): void {
  serveJson(app, '/openapi.json', openApi);
  serveJson(app, '/asyncapi.json', asyncApi);
  servePage(app, '/docs', () => page);
  servePage(app, '/docs/live', () => livePage(liveFrames()));
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const [name, type] of Object.entries(served)) {
    app.get(`/docs/${name}`, async (request, reply) => {
      reply.type(type).headers({ 'cache-control': 'public, max-age=86400', ...packedForSome });
      return reply.send(await compressed(await readFile(join(assets, name)), request, reply));
    });
  }
}

function serveJson(app: FastifyInstance, path: string, document: () => object): void {
  let json: string | undefined;
  app.get(path, async (request, reply) => {
    json ??= JSON.stringify(document());
    reply.type('application/json; charset=utf-8').headers({ 'cache-control': 'public, max-age=300', ...packedForSome });
    return reply.send(await compressed(json, request, reply));
  });
}

function servePage(app: FastifyInstance, path: string, html: () => string): void {
  app.get(path, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html()),
  );
}

/** The frames of the socket, each with its shape. */
const livePage = (frames: readonly LiveFrame[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Live</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<h1>${livePath}</h1>
<p>As <a href="/asyncapi.json">AsyncAPI 3</a>. Closed with: ${closes}.</p>
${(['browser', 'server'] as const)
  .map(
    (from) =>
      `<h2>From the ${from}</h2>\n${frames
        .filter((each) => each.from === from)
        .map(section)
        .join('\n')}`,
  )
  .join('\n')}
</body>
</html>
`;

const closes = Object.entries(liveCloses)
  .map(([name, code]) => `${code} ${escapeHtml(name)}`)
  .join(', ');

const section = ({ name, summary, payload, example }: LiveFrame): string => `<section>
<h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(summary)}</p>
<pre>${escapeHtml(JSON.stringify(example))}</pre>
<details><summary>Shape</summary><pre>${escapeHtml(JSON.stringify(payload, null, 1))}</pre></details>
</section>`;

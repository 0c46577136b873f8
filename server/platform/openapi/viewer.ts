import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressed } from '../http/compress.ts';

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
<div id="api"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, supportedSubmitMethods: [] });\n`;

const packedForSome = { vary: 'accept-encoding' };

/** `/openapi.json`, written when it is first asked for, and `/docs`, which shows it to a reader. */
export function registerApiDocument(app: FastifyInstance, document: () => object): void {
  let json: string | undefined;
  app.get('/openapi.json', async (request, reply) => {
    json ??= JSON.stringify(document());
    reply.type('application/json; charset=utf-8').headers({ 'cache-control': 'public, max-age=300', ...packedForSome });
    return reply.send(await compressed(json, request, reply));
  });
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const [name, type] of Object.entries(served)) {
    app.get(`/docs/${name}`, async (request, reply) => {
      reply.type(type).headers({ 'cache-control': 'public, max-age=86400', ...packedForSome });
      return reply.send(await compressed(await readFile(join(assets, name)), request, reply));
    });
  }
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { countries, type Language, localePath } from '../../contract/primitives/countries.ts';
import { compressed } from '../platform/http/compress.ts';
import { readFiles } from '../platform/texts.ts';
import { clientDir } from './bundle.ts';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';

/** What the page holds: its code and its look, as they stand in it. */
interface CheckParts {
  script: string;
  style: string;
  signatureBytes: number;
}

const signaturePath = '/draw-signature.js';

const hashOf = (part: string): string => createHash('sha256').update(part).digest('base64');

/** Nothing in it ends the element that it stands in. */
const inElement = (part: string): string => part.replaceAll('</', '<\\/');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function builtParts(): CheckParts {
  const read = (file: string): string => readFileSync(`${clientDir}/${file}`, 'utf8');
  return {
    script: inElement(read('draw-check.js').trim()),
    style: read('draw-check.css').trim(),
    signatureBytes: readFileSync(`${clientDir}${signaturePath}.br`).length,
  };
}

/** The texts of the check, without the domain's other ones. */
function textsOf(language: Language): Record<string, string> {
  const texts = readFiles(language).draw ?? {};
  const own = Object.entries(texts).filter(([id]) => id.startsWith('check.'));
  return Object.fromEntries(own.map(([id, text]) => [id.slice('check.'.length), text]));
}

const steps = ['hand1', 'hand2', 'hand3', 'hand4'] as const;
/** What is computed, in the form that tools and people read in every language. */
const formulas: Readonly<Record<(typeof steps)[number], string>> = {
  hand1: 'printf %s SEED | xxd -r -p | sha256sum',
  hand2: 'SHA-256(00 || draw:8 || place:4 || ticket:4 || chances:4 || owner:32), SHA-256(01 || left || right)',
  hand3: 'HMAC-DRBG-SHA-256(SHA-256(seed || root || beacon))',
  hand4: 'n < 2^48 − (2^48 mod chances), n mod chances',
};

/** The page whole: it asks for nothing but the public file, and works saved to disk. */
export function checkPage(
  {
    language,
    back,
    drawid,
    siteName,
  }: {
    language: Language;
    back: string;
    drawid: string | undefined;
    siteName: string;
  },
  { script, style, signatureBytes }: CheckParts,
): string {
  const texts = textsOf(language);
  const say = (id: string): string => escaped(texts[id] ?? id);
  const given = inElement(JSON.stringify({ language, texts, signature: signaturePath, signatureBytes }));
  // Before script, and without it, the file is a link.
  const address = drawid && `/v5/jackpot/${drawid}/file`;
  const file = address ? `<p><a href="${address}" download="draw.txt">${say('fileLink')}</a></p>` : '';
  const hand = steps.map((step) => `<li>${say(step)}<code dir="ltr">${escaped(formulas[step])}</code></li>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">\
<title>${say('title')}</title><style>${style}</style></head><body>\
<header><b>${escaped(siteName)}</b><a id="back" href="${back}">${say('back')}</a></header><main>\
<section id="said" class="said" role="status"><h1>${say('title')}</h1><p>${say('intro')}</p>\
<noscript><p>${say('needsScript')}</p>${file}</noscript></section>\
<section class="card" id="choice" hidden><div id="steps" class="steps"></div><div>\
<label for="chosen">${say('choose')}</label><input id="chosen" type="file"><p>${say('save')}</p></div></section>\
<section class="card"><h2>${say('hand')}</h2><ol class="hand">${hand}</ol></section></main>\
<script type="application/json" id="given">${given}</script><script type="module">${script}</script></body></html>`;
}

/** The draw that an address asks for. */
const drawOf = (url: string): string | undefined => /[?&]draw=([1-9]\d{0,8})(?:&|$)/.exec(url)?.[1];

/** `GET /jackpot/check`, in each country: the check of a draw, a page without any other code of the site. */
export function serveDrawCheck(app: FastifyInstance, siteName: string): void {
  let parts: CheckParts | undefined;
  for (const { code, language } of countries) {
    const back = localePath(code, '/jackpot');
    app.get(localePath(code, '/jackpot/check'), async (request, reply) => {
      parts ??= builtParts();
      const policy = contentSecurityPolicy({ scripts: [hashOf(parts.script)], styles: [hashOf(parts.style)] });
      reply.type('text/html; charset=utf-8').headers({
        ...securityHeaders,
        'content-security-policy': policy,
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding',
      });
      return reply.send(
        await compressed(
          checkPage({ language, back, drawid: drawOf(request.url), siteName }, parts),
          request,
          reply,
          'page',
        ),
      );
    });
  }
}

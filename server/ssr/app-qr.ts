import type { FastifyInstance } from 'fastify';
import { create } from 'qrcode';

/** White modules around the code, without which phones don't find it. */
const quiet = 4;
const ink = '#1A1B2B';

/** The QR code of an address as an SVG: one path of runs, a module a unit. */
export function qrSvg(address: string): string {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue;
      let run = 1;
      while (column + run < size && data[row * size + column + run]) run += 1;
      path += `M${column + quiet} ${row + quiet}h${run}v1h-${run}z`;
      column += run;
    }
  }
  const side = size + 2 * quiet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="${ink}" d="${path}"/></svg>`
  );
}

/** The app's QR code, a picture of its own: phones, which don't show it, never fetch it. */
export function serveAppQr(app: FastifyInstance, address: string): void {
  const svg = qrSvg(address);
  app.get('/app-qr.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(svg),
  );
}

import { type Scene, scene } from './draw.ts';

/** A thing of the store on a plain ground, drawn in a square of 120. */
const thing = (ground: string, drawn: string): Scene =>
  scene(480, 480, `<g transform="scale(4)"><path fill="${ground}" d="M0 0h120v120H0z"/>${drawn}</g>`);

/** A voucher for data: a ticket, torn at its end, and waves of the network. */
export const dataVoucher = (): Scene =>
  thing(
    '#fde7ef',
    '<path d="M14 42h92v12a7 7 0 0 0 0 14v12H14V68a7 7 0 0 0 0-14z" fill="#c2185b"/>' +
      '<path d="M78 42v38" stroke="#f3a6c1" stroke-width="2" stroke-dasharray="4 4"/>' +
      '<path d="M30 72v-8M40 72V58M50 72V52M60 72V48" stroke="#fff" stroke-width="6" stroke-linecap="round"/>' +
      '<path d="M88 56v10M92 52v18M96 58v6" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
  );

/** Two earbuds over their case. */
export const earbuds = (): Scene =>
  thing(
    '#e4e9fb',
    '<rect x="32" y="44" width="58" height="48" rx="22" fill="#1f2c74"/>' +
      '<path d="M32 62h58" stroke="#4459b8" stroke-width="2"/><circle cx="61" cy="72" r="2.5" fill="#ffb41f"/>' +
      '<g fill="#fff" stroke="#c4cdf0" stroke-width="1.5"><path d="M44 18c6 0 9 4 9 9s-3 7-5 7v12h-6V33c-4-1-6-4-6-7s3-8 8-8z"/>' +
      '<path d="M78 18c-6 0-9 4-9 9s3 7 5 7v12h6V33c4-1 6-4 6-7s-3-8-8-8z"/></g>',
  );

/** A T-shirt with a tree and a sun. */
export const shirt = (): Scene =>
  thing(
    '#fff0cf',
    '<path d="M42 26c6 8 30 8 36 0l24 12-8 20-12-4v44H38V54l-12 4-8-20z" fill="#1f2c74"/>' +
      '<g transform="translate(42 52) scale(.75)"><circle cx="33.5" cy="15" r="7.5" fill="#ffb41f"/>' +
      '<path d="M21 27.5C20.5 22 17.5 19.5 12.5 17.5M24 27V11.5M27 27.5c.5-4.5 4-7 9-8" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>' +
      '<path d="M18.8 25.5h10.4c.3 5 1.3 9.5 3.8 14.5H15c2.5-5 3.5-9.5 3.8-14.5z" fill="#fff"/></g>',
  );

/** A power bank, nearly full. */
export const powerBank = (): Scene =>
  thing(
    '#dff3f1',
    '<rect x="38" y="20" width="44" height="80" rx="10" fill="#0b7a75"/><rect x="41" y="23" width="38" height="74" rx="8" fill="#0e938c"/>' +
      '<rect x="52" y="30" width="16" height="4" rx="2" fill="#065b57"/>' +
      '<g fill="#cff5f0"><circle cx="50" cy="88" r="2"/><circle cx="57" cy="88" r="2"/><circle cx="64" cy="88" r="2"/><circle cx="71" cy="88" r="2" opacity=".35"/></g>' +
      '<path d="M62 46 50 64h9l-3 14 13-19h-9z" fill="#ffb41f"/>',
  );

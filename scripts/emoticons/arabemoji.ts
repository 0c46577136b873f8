import { drawFace, type Eyes, type Mouth } from './face.ts';
import { moving, openHand } from './hand.ts';

type Drawing = [body: string, x: number, y: number, size: number, eyes: Eyes, mouth: Mouth, ink?: string];

const light = '#fff';
const steam =
  '<path d="M13 6c-2 3 2 4 0 7M22 4c-2 3 2 4 0 7M31 6c-2 3 2 4 0 7" stroke="#8A9BD8" stroke-width="2.4" fill="none" stroke-linecap="round"/>';

/** Greetings, people, and what lies on the table and in the market. */
const list: Drawing[] = [
  // mint tea
  [
    `${steam}<path d="M9 16h27c0 6-3 9-3 14s1 6 1 8c0 4-3 6-6 6H17c-3 0-6-2-6-6 0-2 1-3 1-8s-3-8-3-14z" fill="#D9702A"/><path d="M9 16h27l-.6 4H9.600z" fill="#F9E3C5"/><path d="M35 20c6-1 8 3 7 7s-4 6-8 6" stroke="#D9702A" stroke-width="3" fill="none"/><path d="M20 16c0-5 5-7 8-6 0 4-3 6-8 6z" fill="#2F8F4A"/>`,
    22.5,
    31,
    0.8,
    'happy',
    'smile',
  ],
  // coffee pot
  [
    '<path d="M16 14h16l-2 6c8 6 8 20 2 26H16c-6-6-6-20 2-26z" fill="#D9A520"/><path d="M14 24C4 22 2 14 2 10c6 0 12 4 14 8zM33 20c12-2 14 14 2 18" fill="none" stroke="#D9A520" stroke-width="4"/><path d="M16 14c2-8 14-8 16 0zM24 2v6" fill="#A5780E" stroke="#A5780E" stroke-width="3" stroke-linecap="round"/>',
    24,
    33,
    0.75,
    'dots',
    'smile',
  ],
  // hand on the heart
  [
    '<path d="M24 44C0 29 2 6 14 6c5 0 8 3 10 7 2-4 5-7 10-7 12 0 14 23-10 38z" fill="#D12C69"/><path d="M0 47 5 36c5-3 11-5 17-5" stroke="#C68B5C" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M20 31h13M20 35.5h14M20 40h11" stroke="#C68B5C" stroke-width="5" stroke-linecap="round"/>',
    24,
    19,
    0.8,
    'closed',
    'smile',
    '#4A0A24',
  ],
  // lantern
  [
    '<path d="M24 0v6" stroke="#8A5A0E" stroke-width="3"/><path d="M14 14c2-10 18-10 20 0z" fill="#B8860B"/><path d="M12 14h24l4 12-4 14H12L8 26z" fill="#C2185B"/><path d="M17 17h14l3 9-3 11H17l-3-11z" fill="#FFDE8A"/><path d="M11 40h26l2 6H9z" fill="#B8860B"/>',
    24,
    27,
    0.7,
    'happy',
    'grin',
  ],
  // camel
  [
    '<path d="M4 46V29c0-7 5-10 9-10C15 8 25 7 28 18c2 1 5 1 5-2 1-3 0-6 1-9 2-6 12-6 13 0 0 2 1 4 0 6l-6 1c0 8-1 16-5 20v12h-7V37H12v9z" fill="#D9A86C"/><path d="M12 20C15 7 26 7 29 20c-5 3-12 3-17 0z" fill="#2E43A6"/><path d="M13 19c5 3 10 3 15 0" stroke="#FFC94F" stroke-width="2" fill="none"/><circle cx="41" cy="8" r="1.6" fill="#2B1208"/>',
    20,
    29,
    0.7,
    'closed',
    'smile',
  ],
  // date palm
  [
    '<path d="M20 20h8l3 26H17z" fill="#8A5A33"/><path d="M24 18C14 4 4 10 1 18c8-2 15-2 23 0C21 6 13 0 8 1c8 4 13 9 16 17 3-8 8-13 16-17-5-1-13 5-16 17 8-2 15-2 23 0C44 10 34 4 24 18z" fill="#3CA85B"/><path d="M14 19h20v4H14z" fill="#B8461E"/>',
    24,
    34,
    0.6,
    'dots',
    'grin',
    light,
  ],
  // dates
  [
    '<path d="M14 12c8-2 12 6 12 18s-4 16-10 16S4 42 4 30s4-17 10-18z" fill="#7A3B14"/><path d="M34 12c7 1 11 7 11 17 0 11-4 17-10 17s-10-5-10-16 3-19 9-18z" fill="#96501F"/><path d="M14 12C18 4 24 2 30 2M34 12c0-5-2-8-6-9" stroke="#5A7A1F" stroke-width="2.5" fill="none"/>',
    25,
    30,
    0.85,
    'wink',
    'smile',
    light,
  ],
  // oud
  [
    '<path d="M26 14C44 16 48 46 24 46S4 16 22 14z" fill="#A5562B"/><path d="M22 2h4v16h-4z" fill="#5A2A0A"/><path d="M18 1h12v4H18z" fill="#5A2A0A"/><path d="M23 5v34M25 5v34" stroke="#FFE2A8" stroke-width=".8"/><path d="M17 41h14v2.500H17z" fill="#5A2A0A"/>',
    24,
    30,
    0.9,
    'happy',
    'oh',
  ],
  // smiling man
  [
    '<path d="M24 1C9 1 3 13 3 27L0 46h48l-3-19C45 13 39 1 24 1z" fill="#EADFD3"/><path d="M5 30 3 44M43 30l2 14M9 34 8 45M39 34l1 11" stroke="#C21F2F" stroke-width="2" stroke-dasharray="3 2"/><ellipse cx="24" cy="29" rx="14" ry="16" fill="#C68B5C"/><path d="M10 37c1 8 6 10 14 10s13-2 14-10c-4 4-8 3-14 3s-10 1-14-3z" fill="#2B1A12"/><path d="M4 17c12-6 28-6 40 0" fill="none" stroke="#23233A" stroke-width="5"/>',
    24,
    28,
    0.8,
    'happy',
    'smile',
  ],
  // hello
  [
    `<g transform="rotate(8 24 46)">${openHand('#D9A074')}</g>${moving('M6 6C4 9 3 12 3 15M42 9c2 2 3 5 3 8', '#12A098')}`,
    25.5,
    34,
    0.8,
    'dots',
    'laugh',
  ],
  // smiling woman
  [
    '<path d="M24 1C9 1 4 13 5 28c0 9-2 14-4 19h46c-2-5-4-10-4-19C44 13 39 1 24 1z" fill="#0B7A75"/><ellipse cx="24" cy="25" rx="13" ry="15" fill="#E0AC7E"/><path d="M10 36c5 6 23 6 28 0M10 36c2 6 6 9 10 11" fill="none" stroke="#095F5B" stroke-width="2.5" stroke-linecap="round"/>',
    24,
    25,
    0.85,
    'happy',
    'smile',
  ],
  // patience
  [
    `<path d="M12 38h24v10H12z" fill="#2E43A6"/><path d="M24 2c6 5 12 14 12 25 0 9-4 15-12 15s-12-6-12-15C12 16 18 7 24 2z" fill="#B57A4C"/><path d="M24 3v15M19 8l1 10M29 8l-1 10" stroke="#8A5633" stroke-width="2" stroke-linecap="round"/>${moving('M5 16v12M43 16v12M1 20v4M47 20v4')}`,
    24,
    28,
    0.75,
    'closed',
    'smile',
  ],
  // falcon
  [
    '<path d="M8 24C8 6 40 6 40 24c0 14-4 22-16 22S8 38 8 24z" fill="#6B4A2B"/><path d="M12 24c0-9 24-9 24 0 0 12-4 20-12 20s-12-8-12-20z" fill="#F3E3C8"/><path d="M21 24h6c0 5-1 8-3 9-2-1-3-4-3-9z" fill="#E0A11A"/><path d="M13 34l3 3 3-3M29 34l3 3 3-3" stroke="#6B4A2B" stroke-width="2" fill="none"/>',
    24,
    23,
    0.85,
    'dots',
    'none',
  ],
  // incense
  [
    `${steam}<path d="M8 18h32c0 12-6 16-10 18v4h6v6H12v-6h6v-4C14 34 8 30 8 18z" fill="#B8860B"/><path d="M8 18h32v5H8z" fill="#E2B93B"/>`,
    24,
    28,
    0.6,
    'closed',
    'smile',
  ],
  // perfume
  [
    '<path d="M20 8h8v8h-8z" fill="#D9A520"/><circle cx="24" cy="6" r="5" fill="#E2B93B"/><path d="M12 16h24c6 4 8 10 8 16 0 10-8 14-20 14S4 42 4 32c0-6 2-12 8-16z" fill="#8E5BC2"/><path d="M6 28c12-5 24 5 36 0 4 12-4 18-18 18S3 40 6 28z" fill="#6B3AA0"/>',
    24,
    31,
    1,
    'hearts',
    'smile',
    light,
  ],
  // pomegranate
  [
    '<path d="M17 2l7 5 7-5-1 10H18z" fill="#C21F3A"/><circle cx="24" cy="28" r="18" fill="#D7263D"/><path d="M36 15c8 10 6 20-2 27 0-10-4-18 2-27z" fill="#FF8FA0"/>',
    21,
    28,
    0.9,
    'joy',
    'laugh',
  ],
  // olive
  [
    '<ellipse cx="22" cy="29" rx="16" ry="17" fill="#7A9A2E"/><path d="M26 12c2-8 10-12 20-10-2 8-10 12-20 10z" fill="#2F8F4A"/><circle cx="14" cy="20" r="3" fill="#B4CC6A"/>',
    22,
    30,
    0.95,
    'side',
    'crooked',
  ],
  // tajine
  [
    '<path d="M21 4c0-4 6-4 6 0 2 14 8 22 17 26H4c9-4 15-12 17-26z" fill="#C9572B"/><path d="M2 30h44c0 10-6 16-12 16H14C8 46 2 40 2 30z" fill="#8A3416"/><path d="M17 20h14" stroke="#FFC94F" stroke-width="2.5" stroke-dasharray="3 2.5"/>',
    24,
    35,
    0.65,
    'happy',
    'tongue',
    light,
  ],
  // tambourine
  [
    '<circle cx="24" cy="24" r="22" fill="#A5562B"/><circle cx="24" cy="24" r="17" fill="#F9E3C5"/><g fill="#FFC94F"><circle cx="24" cy="4" r="3"/><circle cx="24" cy="44" r="3"/><circle cx="4" cy="24" r="3"/><circle cx="44" cy="24" r="3"/></g>',
    24,
    24,
    1,
    'stars',
    'laugh',
    '#A5562B',
  ],
];

export const arabemojiPack: string[] = list.map(([body, x, y, size, eyes, mouth, ink]) => {
  const shown = drawFace({ x, y, size, eyes, mouth, ...(ink ? { ink } : {}) });
  return body + (eyes === 'stars' ? shown.replaceAll('fill="#fff"', 'fill="#2E43A6"') : shown);
});

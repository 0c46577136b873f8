import { drawFace, type Eyes, type Mouth } from './face.ts';

const phone =
  '<rect x="11" y="3" width="26" height="42" rx="6" fill="#1F2C74"/><rect x="14" y="7" width="20" height="32" rx="3" fill="#7F96FF"/>';

/** Values one after the other, for ever. */
const play = (what: string, values: string, seconds: number) =>
  `<animate attributeName="${what}" values="${values}" dur="${seconds}s" repeatCount="indefinite"/>`;
const move = (type: string, values: string, seconds: number) =>
  `<animateTransform attributeName="transform" type="${type}" values="${values}" dur="${seconds}s" repeatCount="indefinite"/>`;

const rays = 'M5 14 2 11M5 24H1M5 34l-3 3M43 14l3-3M43 24h4M43 34l3 3';
const drop = (x: number, begin: number) =>
  `<path d="M${x} 20c3 4 3 6 0 6s-3-2 0-6z" fill="#3FA7E0"><animateTransform attributeName="transform" type="translate" values="0 0;0 22" dur="1s" begin="${begin}s" repeatCount="indefinite"/></path>`;
const heart = '<path d="M40 16c-9-6-5-13 0-8 5-5 9 2 0 8z" fill="#C2185B">';

type Drawing = [eyes: Eyes, mouth: Mouth, around: string, moves: string, screen?: string];

/** A phone that rings, laughs, loves: the pack that moves. */
const list: Drawing[] = [
  // rings
  [
    'wide',
    'laugh',
    `<path d="${rays}" stroke="#FFB41F" stroke-width="2.6" stroke-linecap="round">${play('opacity', '1;.2;1', 1.2)}</path>`,
    '',
  ],
  // laughs
  ['joy', 'laugh', '', move('rotate', '-8 24 44;8 24 44;-8 24 44', 0.6)],
  // loves
  ['hearts', 'smile', `${heart}${play('opacity', '0;1;0', 1.4)}</path>`, move('scale', '1;.96;1', 0.7)],
  // weeps
  ['worried', 'sad', drop(18, 0) + drop(30, 0.5), '', '#AEBBFF'],
  // dances
  ['glasses', 'smile', '', move('translate', '-3 0;0 -3;3 0;0 -3;-3 0', 0.9)],
  // sleeps
  [
    'closed',
    'oh',
    `<path d="M38 4h6l-5 6h6" fill="none" stroke="#FFB41F" stroke-width="2.4" stroke-linecap="round">${move('translate', '0 6;0 -2', 2)}${play('opacity', '0;1;0', 2)}</path>`,
    '',
    '#5266C9',
  ],
  // is angry
  ['angry', 'teeth', '', move('translate', '-1 0;1 0;-1 0', 0.15), '#F2603C'],
  // celebrates
  [
    'stars',
    'grin',
    ['#C2185B', '#FFB41F', '#0B7A75', '#2E43A6']
      .map(
        (colour, n) =>
          `<circle cx="${[5, 43, 8, 40][n]}" cy="${[10, 14, 30, 34][n]}" r="2.6" fill="${colour}">${play('r', n % 2 ? '1;3;1' : '3;1;3', 0.8)}</circle>`,
      )
      .join(''),
    move('translate', '0 0;0 -3;0 0', 0.8),
  ],
];

export const maxPack: string[] = list.map(([eyes, mouth, around, moves, screen = '#7F96FF']) => {
  const face = drawFace({ x: 24, y: 22, size: 0.85, ink: '#10173F', eyes, mouth });
  return `<g>${phone.replace('#7F96FF', screen)}${face}${moves}</g>${around}`;
});

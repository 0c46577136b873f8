import { drawFace, type Eyes, type Mouth } from './face.ts';

const mango =
  '<circle cx="24" cy="24" r="21" fill="#FFB41F"/><path d="M5.5 34a21 21 0 0 0 37 0 19 19 0 0 1-37 0z" fill="#E08A00"/>';
const tinted = (top: string, low: string) => mango.replace('#FFB41F', top).replace('#E08A00', low);
const cheeks = '<circle cx="10" cy="28" r="3.5" fill="#F3745A"/><circle cx="38" cy="28" r="3.5" fill="#F3745A"/>';
const leaf = '<path d="M24 5c1-5 8-6 12-3-2 5-8 6-12 3z" fill="#2F8F4A"/>';
const hat = '<path d="M24-1l9 12H15z" fill="#C2185B"/><path d="M19.5 5h9l1.5 2.500H18z" fill="#FFC94F"/>';
const halo = '<ellipse cx="24" cy="4" rx="11" ry="3" fill="none" stroke="#7F96FF" stroke-width="2.4"/>';
const sweat = '<path d="M39 8c4 5 4 8 1 8s-4-3-1-8z" fill="#3FA7E0"/>';
const hands = '<circle cx="7" cy="38" r="5.5" fill="#F09A00"/><circle cx="41" cy="38" r="5.5" fill="#F09A00"/>';
const thumb = '<path d="M33 47V36l4-8c3 0 3 3 2 7h6c2 0 3 2 2 4l-2 6c-1 2-2 2-4 2z" fill="#F09A00"/>';
const night =
  '<path d="M33 4h7l-6 7h7M42 0h4l-4 5h4" fill="none" stroke="#2E43A6" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>';
const love = '<path d="M39 15c-9-6-5-13 0-8 5-5 9 2 0 8z" fill="#C2185B"/>';
const question =
  '<circle cx="14" cy="41" r="5" fill="#F09A00"/><path d="M14 40l9-4" stroke="#F09A00" stroke-width="4" stroke-linecap="round"/>';

const list: [Eyes, Mouth, string?, string?][] = [
  ['happy', 'laugh'],
  ['dots', 'smile', leaf],
  ['wink', 'smile'],
  ['hearts', 'grin'],
  ['closed', 'kiss', love],
  ['wink', 'tongue'],
  ['glasses', 'smile'],
  ['joy', 'laugh'],
  ['tears', 'sad'],
  ['worried', 'sad'],
  ['angry', 'sad', '', tinted('#F2603C', '#C23B1E')],
  ['wide', 'oh'],
  ['closed', 'oh', night],
  ['up', 'crooked', question],
  ['happy', 'smile', cheeks],
  ['side', 'flat', sweat],
  ['dots', 'teeth'],
  ['dots', 'flat'],
  ['crosses', 'wavy', '', tinted('#B7C94A', '#8FA02C')],
  ['dizzy', 'oh'],
  ['stars', 'laugh'],
  ['happy', 'grin', hands],
  ['happy', 'smile', thumb],
  ['wide', 'laugh', hat],
  ['closed', 'smile', halo],
];

/** A mango that laughs, weeps and wonders. */
export const defaultPack: string[] = list.map(([eyes, mouth, extra = '', body = mango]) => {
  return body + drawFace({ x: 24, y: 23, size: 1.15, ink: '#2B1A00', eyes, mouth }) + extra;
});

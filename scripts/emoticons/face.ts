export type Eyes = keyof typeof eyes;
export type Mouth = keyof typeof mouths;

export interface Face {
  x: number;
  y: number;
  /** 1 fills about 20 by 16 of the 48 grid. */
  size?: number;
  ink?: string;
  eyes: Eyes;
  mouth: Mouth;
}

const line = (d: string, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="INK" stroke-width="${width}" stroke-linecap="round"/>`;
const both = (part: (x: number) => string) => part(-6) + part(6);

const eyes = {
  dots: both((x) => `<circle cx="${x}" cy="-3" r="2.5" fill="INK"/>`),
  happy: both((x) => line(`M${x - 3}-2c1-3 5-3 6 0`)),
  closed: both((x) => line(`M${x - 3}-4c1 3 5 3 6 0`)),
  wink: `<circle cx="-6" cy="-3" r="2.5" fill="INK"/>${line('M3-3h6')}`,
  wide: both(
    (x) => `<circle cx="${x}" cy="-3" r="4" fill="#fff"/><circle cx="${x}" cy="-2.6" r="1.9" fill="#10173F"/>`,
  ),
  up: both(
    (x) => `<circle cx="${x}" cy="-3" r="4" fill="#fff"/><circle cx="${x + 1}" cy="-5" r="1.8" fill="#10173F"/>`,
  ),
  side: both(
    (x) => `<circle cx="${x}" cy="-3" r="4" fill="#fff"/><circle cx="${x + 2}" cy="-3" r="1.8" fill="#10173F"/>`,
  ),
  hearts: both((x) => `<path d="M${x} 1c-7-4-4-9 0-6 4-3 7 2 0 6z" fill="#C2185B"/>`),
  stars: both(
    (x) => `<path d="M${x}-8l1.5 3.4 3.6.4-2.7 2.4.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.7-2.4 3.6-.4z" fill="#fff"/>`,
  ),
  crosses: both((x) => line(`M${x - 2.5}-5.5l5 5m0-5l-5 5`)),
  glasses:
    '<path d="M-12-7H12v3c0 7-9 7-10 1h-4c-1 6-10 6-10-1z" fill="#1F2C74"/><path d="M-9-5l4 0M4-5l4 0" stroke="#7F96FF" stroke-width="1.6"/>',
  angry: line('M-10-7l6 3M10-7l-6 3') + both((x) => `<circle cx="${x}" cy="-1.5" r="2.2" fill="INK"/>`),
  worried: line('M-10-5l5-3M10-5l-5-3') + both((x) => `<circle cx="${x}" cy="-1.5" r="2.2" fill="INK"/>`),
  tears: `${both((x) => line(`M${x - 3}-3h6`))}<path d="M-7 0h3v8h-3zM4 0h3v8H4z" fill="#3FA7E0"/>`,
  joy: `${both((x) => line(`M${x - 3}-2c1-3 5-3 6 0`))}<path d="M-11 0c-4 3-4 6-2 6s3-2 2-6zM11 0c4 3 4 6 2 6s-3-2-2-6z" fill="#3FA7E0"/>`,
  dizzy: both((x) => line(`M${x} -3c1-1 2 1 0 1.5s-4-2-1-4 6 1 4 4`, 1.5)),
} as const;

const mouths = {
  smile: line('M-5 4c2 4 8 4 10 0'),
  grin: '<path d="M-8 3H8c0 4-3 6.5-8 6.5S-8 7-8 3z" fill="#fff"/>',
  laugh:
    '<path d="M-8 3H8c0 6-3 8-8 8S-8 9-8 3z" fill="#6B1A10"/><path d="M-4 9c2-2 6-2 8 0-2 2.5-6 2.5-8 0z" fill="#FF7A6B"/>',
  sad: line('M-5 8c2-4 8-4 10 0'),
  oh: '<ellipse cx="0" cy="6.5" rx="3" ry="4" fill="#6B1A10"/>',
  flat: line('M-5 6H5'),
  crooked: line('M-4 7c3 0 5-1 8-3'),
  wavy: line('M-6 6c2-3 4-3 6 0s4 3 6 0'),
  kiss: '<path d="M0 3c4 0 3 3 0 3 4 0 4 4 0 4" fill="none" stroke="#C2185B" stroke-width="2.2" stroke-linecap="round"/>',
  tongue: `${line('M-6 4c3 3 9 3 12 0')}<path d="M0 6h6v3c0 4-6 4-6 0z" fill="#FF7A6B"/>`,
  /** A beak does for it. */
  none: '',
  teeth:
    '<path d="M-7 3.5H7v5H-7z" fill="#fff"/><path d="M-7 6H7M-2.5 3.5v5M2.5 3.5v5" stroke="INK" stroke-width="1"/>',
} as const;

/** Two eyes and a mouth, or a beak, as every emoticon has them. */
export function drawFace({ x, y, size = 1, ink = '#2B1208', eyes: look, mouth }: Face): string {
  const parts = (eyes[look] + mouths[mouth]).replaceAll('INK', ink);
  return `<g transform="translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}">${parts}</g>`;
}

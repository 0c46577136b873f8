/** Small drawing helpers for the scenes: everything is an SVG string, so that a picture is readable in a review. */
export interface Scene {
  width: number;
  height: number;
  svg: string;
}

let gradients = 0;

/** A rectangle filled from top to bottom with the colours given, evenly spaced. */
export function wash(x: number, y: number, width: number, height: number, ...colours: string[]): string {
  gradients += 1;
  const id = `g${gradients}`;
  const stops = colours
    .map((colour, i) => `<stop offset="${i / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id})"/>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

/** A repeatable stream of numbers in [0, 1), so that a scene looks the same on every machine. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A row of buildings standing on `ground`, some windows lit. */
export function skyline(
  seed: number,
  width: number,
  ground: number,
  tallest: number,
  wall: string,
  lit: string,
): string {
  const next = numbers(seed);
  const parts: string[] = [];
  for (let x = -10; x < width; ) {
    const w = 24 + Math.floor(next() * 30);
    const h = tallest * (0.35 + next() * 0.65);
    parts.push(rect(x, ground - h, w, h, wall));
    for (let wy = ground - h + 8; wy < ground - 10; wy += 13)
      for (let wx = x + 5; wx < x + w - 6; wx += 10)
        if (next() < 0.22) parts.push(rect(wx, wy, 4, 5, lit, 'opacity=".85"'));
    x += w + Math.floor(next() * 6);
  }
  return parts.join('');
}

/** Streaks of light on water below a light at `x`. */
export function reflections(x: number, top: number, count: number, colour: string): string {
  const next = numbers(Math.round(x * 7 + top));
  return Array.from({ length: count }, (_, i) => {
    const w = 30 + next() * 70;
    return rect(x - w / 2 + (next() - 0.5) * 26, top + i * 13, w, 3.4, colour, 'rx="1.7" opacity=".7"');
  }).join('');
}

/** A palm with its foot at x, y. */
export function palm(x: number, y: number, height: number, trunk: string, leaf: string): string {
  const top = y - height;
  const leaves = [-62, -38, -12, 14, 40, 64]
    .map((angle) => {
      const dx = Math.sin((angle * Math.PI) / 180) * height * 0.46;
      const dy = -Math.cos((angle * Math.PI) / 180) * height * 0.2 + height * 0.16 * Math.abs(angle / 60);
      return `M${x + 6} ${top}q${dx * 0.55} ${dy - height * 0.16} ${dx} ${dy + height * 0.1}q${-dx * 0.4} ${-height * 0.1} ${-dx} ${-dy - height * 0.1}z`;
    })
    .join('');
  return line(`M${x} ${y}q-4 ${-height / 2} 6 ${-height}`, trunk, height * 0.06) + path(leaves, leaf);
}

/** Puts the parts on a canvas. */
export const scene = (width: number, height: number, ...parts: string[]): Scene => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`,
});

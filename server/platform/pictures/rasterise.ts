import { sharp } from './sharp.ts';

/** Turns a drawing of our own into a PNG of few colours. Never for members' files: an SVG may name other files. */
export function rasteriseSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 4, compressionLevel: 9 }).toBuffer();
}

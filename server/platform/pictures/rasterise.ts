import { loadSharp } from './sharp.ts';

/** Turns a drawing of our own into a PNG of few colours. Never for members' files: an SVG may name other files. */
export async function rasteriseSvg(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, effort: 4, compressionLevel: 9 }).toBuffer();
}

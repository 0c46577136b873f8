/** What the picture of a medal says: the medal, and of its owner the username and the country alone. */
export interface MedalPicture {
  src: string;
  name: string;
  description: string;
  username: string;
  country: string;
  siteName: string;
}

const width = 480;
const height = 400;
const medalSide = 144;
const font = '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif';

/** Cuts a text at a word where it is too long for a line, with an ellipsis at its end. */
export function fitted(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')}…`) > most) words.pop();
  return `${words.join(' ')}…`;
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image(medalSide, medalSide);
  image.src = src;
  await image.decode();
  return image;
}

/** Draws the picture on the device itself: nothing is sent for it. */
export async function drawMedal(picture: MedalPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const medal = await loaded(picture.src);
  const colours = getComputedStyle(document.documentElement);
  pen.fillStyle = colours.getPropertyValue('--bb-field') || '#1f2c74';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(medal, (width - medalSide) / 2, 36, medalSide, medalSide);
  const line = (text: string, top: number, size: string, align: CanvasTextAlign, at: number, most = width - 60) => {
    pen.font = `${size} ${font}`;
    pen.textAlign = align;
    pen.fillText(
      fitted(text, most, (words) => pen.measureText(words).width),
      at,
      top,
      most,
    );
  };
  pen.fillStyle = '#fff';
  line(picture.name, 234, '700 36px', 'center', width / 2);
  pen.globalAlpha = 0.8;
  line(picture.description, 276, '400 21px', 'center', width / 2);
  pen.globalAlpha = 0.2;
  pen.fillRect(30, 308, width - 60, 2);
  pen.globalAlpha = 1;
  line(picture.username, 348, '700 21px', 'left', 30, 280);
  pen.globalAlpha = 0.8;
  line(picture.country, 375, '400 17px', 'left', 30, 280);
  line(picture.siteName, 362, '400 20px', 'right', width - 30, 130);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}

/** The picture as a file to share or save. */
export const medalFile = (blob: Blob): File => new File([blob], 'medal.png', { type: 'image/png' });

import sharp from 'sharp';
import { abidjanLagoon, bokehRoad, danfo, felucca, lagosBridge, pyramids, soukLanterns, umbrellas } from './cities.ts';
import type { Scene } from './draw.ts';
import { dataVoucher, earbuds, powerBank, shirt } from './goods.ts';
import { atlas, backwater, baobab, domeGarden, pitch, wetLane } from './places.ts';
import { batteryChart, cameraSettings, desk, jollof, kitoPhones, koshari, portrait, zuriPhone } from './things.ts';

/** Every picture of the world, drawn here and free to copy. */
export const scenes = {
  abidjanLagoon,
  atlas,
  backwater,
  baobab,
  batteryChart,
  bokehRoad,
  cameraSettings,
  danfo,
  dataVoucher,
  desk,
  domeGarden,
  earbuds,
  felucca,
  jollof,
  kitoPhones,
  koshari,
  lagosBridge,
  pitch,
  portrait,
  powerBank,
  pyramids,
  shirt,
  soukLanterns,
  umbrellas,
  wetLane,
  zuriPhone,
} satisfies Record<string, () => Scene>;

export type PictureName = keyof typeof scenes;

/** Scenes are drawn 480 wide or high; 800 is enough on a computer and makes a first start short. */
const usualScale = 800 / 480;

/** The middle of a scene in the shape of a cover, as the cropper of a phone would send it. */
export async function renderCover(name: PictureName): Promise<Buffer> {
  return sharp(await renderPicture(name, 1280 / 480))
    .resize(1280, 320, { fit: 'cover' })
    .webp({ quality: 86 })
    .toBuffer();
}

/** Renders a scene as the JPEG a phone would have sent. */
export function renderPicture(name: PictureName, scale = usualScale): Promise<Buffer> {
  const { svg } = scenes[name]();
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .jpeg({ quality: 84 })
    .toBuffer();
}

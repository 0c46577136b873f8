export interface Size {
  width: number;
  height: number;
}

/** What is cut out of a picture: where its middle lies, 0 to 1 of the way it can go, and how near it is seen. */
export interface Crop {
  across: number;
  down: number;
  /** 1 is as much as fits. */
  zoom: number;
}

export const wholeCrop: Crop = { across: 0.5, down: 0.5, zoom: 1 };
export const zoomMax = 4;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const heldIn = ({ across, down, zoom }: Crop): Crop => ({
  across: within(across, 0, 1),
  down: within(down, 0, 1),
  zoom: within(zoom, 1, zoomMax),
});

/** The part of a picture that a crop shows, in the picture's own pixels; of the shape of `frame`. */
export function partOf(picture: Size, frame: Size, { across, down, zoom }: Crop) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom;
  const width = frame.width * scale;
  const height = frame.height * scale;
  return { x: (picture.width - width) * across, y: (picture.height - height) * down, width, height };
}

/** The crop after the picture was dragged by so many pixels of a frame drawn `shown` wide. */
export function dragged(crop: Crop, picture: Size, frame: Size, by: { x: number; y: number }, shown: number): Crop {
  const part = partOf(picture, frame, crop);
  const scale = part.width / shown;
  const room = { width: picture.width - part.width, height: picture.height - part.height };
  return heldIn({
    ...crop,
    across: room.width > 0 ? crop.across - (by.x * scale) / room.width : crop.across,
    down: room.height > 0 ? crop.down - (by.y * scale) / room.height : crop.down,
  });
}

/** What is sent: the wanted size, or less where the picture holds less. */
export function sizeToSend(picture: Size, wanted: Size, crop: Crop): Size {
  const scale = Math.min(1, partOf(picture, wanted, crop).width / wanted.width);
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  };
}

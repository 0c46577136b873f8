import sharp from 'sharp';

/** How a face is drawn; every one is made up. */
export interface Face {
  ground: string;
  skin: string;
  shirt: string;
  hair: 'short' | 'long' | 'scarf' | 'cap' | 'afro' | 'bald';
  colour: string;
  glasses?: true;
  beard?: true;
}

const hairBehind: Partial<Record<Face['hair'], (colour: string) => string>> = {
  long: (colour) => `<path d="M12 21c0-9 5-14 12-14s12 5 12 14v15H12z" fill="${colour}"/>`,
  afro: (colour) => `<circle cx="24" cy="17" r="14" fill="${colour}"/>`,
  scarf: (colour) => `<path d="M11 24c0-11 6-17 13-17s13 6 13 17c0 6-2 13-2 16H13c0-3-2-10-2-16z" fill="${colour}"/>`,
};

const hairAbove: Partial<Record<Face['hair'], (colour: string) => string>> = {
  short: (colour) =>
    `<path d="M14.8 20c-.9-8.5 3-12 9.2-12s10.1 3.5 9.2 12c-.9-3.6-1.7-6-3.7-6.6-3.4.8-8 .8-11 0-2 .6-2.8 3-3.7 6.6z" fill="${colour}"/>`,
  long: (colour) =>
    `<path d="M14.6 22c-.6-9 2.6-13.4 9.4-13.4S34 13 33.4 22c-1.6-4-4-7-8-8.4-2 3-6 6-10.8 8.4z" fill="${colour}"/>`,
  cap: (colour) =>
    `<path d="M14.4 18c0-7 4-10.5 9.6-10.5S33.6 11 33.6 18z" fill="${colour}"/><path d="M14 17.6h24c0 2-2 2.6-4 2.6H14z" fill="${colour}"/>`,
  afro: (colour) =>
    `<path d="M15 20c-.5-7.5 3-11 9-11s9.5 3.5 9 11c-1.5-3.5-4.5-5-9-5s-7.5 1.5-9 5z" fill="${colour}"/>`,
  scarf: (colour) =>
    `<path d="M14.6 23c-1-9.5 3.4-13.8 9.4-13.8S34.4 13.5 33.4 23c-1.2-5-4.4-8-9.4-8s-8.2 3-9.4 8z" fill="${colour}"/>`,
};

function drawn({ ground, skin, shirt, hair, colour, glasses, beard }: Face): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<rect width="48" height="48" fill="${ground}"/>`,
    hairBehind[hair]?.(colour) ?? '',
    `<path d="M5 48c.8-10 8-14.5 19-14.500S42.2 38 43 48z" fill="${shirt}"/>`,
    `<path d="M20 27h8v7c0 2.5-8 2.5-8 0z" fill="${skin}"/>`,
    '<path d="M20 30.500c2.5 2 5.5 2 8 0v1.500c-2.5 2-5.5 2-8 0z" fill="#0002"/>',
    `<ellipse cx="24" cy="21" rx="9" ry="10.5" fill="${skin}"/>`,
    '<g fill="#1b100b"><circle cx="20.5" cy="21.5" r="1.1"/><circle cx="27.5" cy="21.5" r="1.1"/></g>',
    beard
      ? '<path d="M15.4 23c.4 6 3.6 9 8.6 9s8.2-3 8.6-9c-1.6 3-3 3.6-8.6 3.600s-7-.6-8.6-3.600z" fill="#1d1410"/>'
      : '',
    '<path d="M20.8 26c1.8 1.7 4.6 1.7 6.4 0" fill="none" stroke="#1b100b" stroke-width="1.3" stroke-linecap="round"/>',
    hairAbove[hair]?.(colour) ?? '',
    glasses
      ? '<g fill="none" stroke="#16205E" stroke-width="1.2"><circle cx="20.3" cy="21.5" r="3"/><circle cx="27.7" cy="21.5" r="3"/><path d="M23.3 21.500h1.4"/></g>'
      : '',
    '</svg>',
  ].join('');
}

/** A face as the cropper of a phone would send it. */
export const renderFace = (face: Face): Promise<Buffer> =>
  sharp(Buffer.from(drawn(face)), { density: 288 })
    .resize(192, 192)
    .webp({ quality: 90 })
    .toBuffer();

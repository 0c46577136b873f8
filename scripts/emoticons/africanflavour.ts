import { drawFace, type Eyes, type Mouth } from './face.ts';
import { moving, openHand } from './hand.ts';

type Drawing = [body: string, x: number, y: number, size: number, eyes: Eyes, mouth: Mouth, ink?: string];

const light = '#fff';
const dark = '#1B100B';

/** People, music, food, cloth and animals of the continent, each with a face of its own. */
const list: Drawing[] = [
  // djembe
  [
    '<path d="M10 8h28l-3 14c4 4 5 9 4 14-2 7-8 10-15 10S11 43 9 36c-1-5 0-10 4-14z" fill="#A5562B"/><ellipse cx="24" cy="9" rx="15" ry="5.5" fill="#F6E3C4"/><path d="M9.5 10.5 13 22l4-9 3 10 4-9.5 4 9.5 3-10 4 9 3.5-11.5" fill="none" stroke="#FFC94F" stroke-width="1.8"/>',
    24,
    33,
    0.9,
    'dots',
    'grin',
  ],
  // baobab
  [
    '<path d="M15 46c3-8 3-16 0-24h18c-3 8-3 16 0 24z" fill="#8A5A33"/><circle cx="12" cy="16" r="9" fill="#2F8F4A"/><circle cx="36" cy="16" r="9" fill="#2F8F4A"/><circle cx="24" cy="11" r="10" fill="#3CA85B"/>',
    24,
    33,
    0.7,
    'happy',
    'smile',
  ],
  // lion
  [
    '<circle cx="24" cy="24" r="22" fill="#B5651D"/><circle cx="24" cy="25" r="15" fill="#FFC04A"/><circle cx="11" cy="9" r="5" fill="#B5651D"/><circle cx="37" cy="9" r="5" fill="#B5651D"/><path d="M21 24h6l-3 4z" fill="#5A2A0A"/>',
    24,
    25,
    0.95,
    'dots',
    'smile',
  ],
  // elephant
  [
    '<ellipse cx="9" cy="20" rx="8" ry="12" fill="#6F7FA8"/><ellipse cx="39" cy="20" rx="8" ry="12" fill="#6F7FA8"/><circle cx="24" cy="21" r="16" fill="#8FA0C8"/><path d="M20 26h8v12c0 8 8 6 8 2h5c0 10-20 11-20-2z" fill="#8FA0C8"/>',
    24,
    18,
    0.85,
    'dots',
    'smile',
  ],
  // giraffe
  [
    '<path d="M17 3v9M31 3v9" stroke="#8A4B14" stroke-width="4" stroke-linecap="round"/><path d="M12 14c0-6 24-6 24 0l-2 24c-1 10-19 10-20 0z" fill="#FFC64D"/><path d="M16 12h5l-2 5zM29 14l5-1-1 6zM15 27l4 2-3 4z" fill="#B5651D"/>',
    24,
    27,
    0.9,
    'wide',
    'smile',
  ],
  // zebra
  [
    '<path d="M13 10 10 2l8 4h12l8-4-3 8 1 18c0 12-4 18-12 18s-12-6-12-18z" fill="#F7F4EF"/><path d="M24 4v9M17 8l3 6M31 8l-3 6M12 22l6 2M36 22l-6 2" stroke="#23233A" stroke-width="3"/><path d="M14 34c3-4 17-4 20 0-1 8-4 12-10 12s-9-4-10-12z" fill="#23233A"/>',
    24,
    27,
    0.8,
    'dots',
    'smile',
  ],
  // hello
  [
    `<g transform="rotate(-8 24 46)">${openHand('#7A4A2B')}</g>${moving('M40 4c3 2 5 5 5.5 9M45 20c0 3-1 6-3 8')}`,
    22.5,
    34,
    0.8,
    'happy',
    'smile',
    dark,
  ],
  // handshake
  [
    '<path d="M0 48V36l9-8 11 10-9 10z" fill="#C2185B"/><path d="M48 48V36l-9-8-11 10 9 10z" fill="#1F7A4D"/><path d="M12 37 22 24" stroke="#6B3F24" stroke-width="14" stroke-linecap="round"/><path d="M36 37 26 24" stroke="#B57A4C" stroke-width="14" stroke-linecap="round"/><circle cx="25" cy="20" r="14" fill="#B57A4C"/><path d="M12 14h7M10.5 20h7M12 26h7" stroke="#6B3F24" stroke-width="4.6" stroke-linecap="round"/>',
    28,
    20,
    0.7,
    'happy',
    'smile',
    dark,
  ],
  // applause
  [
    `<g transform="rotate(16 12 46)"><rect x="4" y="14" width="17" height="33" rx="8.5" fill="#6B3F24"/></g><g transform="rotate(-10 34 46)"><path d="M20 27v-9M26 25V13M32 25V13M38 27v-9" stroke="#9A6240" stroke-width="5" stroke-linecap="round"/><path d="M40 36l6-8" stroke="#9A6240" stroke-width="6" stroke-linecap="round"/><path d="M17.5 24h23v12c0 8-5 12-11.5 12s-11.5-4-11.5-12z" fill="#9A6240"/></g>${moving('M9 9 5 5M20 6V1M31 6l3-5')}`,
    28,
    35,
    0.75,
    'happy',
    'laugh',
    dark,
  ],
  // calabash
  [
    '<path d="M21 2h6c0 7 1 10 5 13 6 4 9 9 9 16 0 9-7 15-17 15S7 40 7 31c0-7 3-12 9-16 4-3 5-6 5-13z" fill="#C98A2B"/><path d="M16 15c4 3 12 3 16 0" stroke="#7A4A0E" stroke-width="2.5" fill="none"/>',
    24,
    31,
    1,
    'closed',
    'smile',
  ],
  // plantain
  [
    '<path d="M6 8c-1-3 3-5 5-3 1 16 10 28 31 29 3 1 3 5 0 6C18 46 3 30 6 8z" fill="#FFCF3F"/><path d="M5 4h6l1 5-6 1z" fill="#5A7A1F"/>',
    20,
    30,
    0.65,
    'wink',
    'smile',
  ],
  // rice pot
  [
    '<path d="M8 18c2-14 30-14 32 0z" fill="#E2542B"/><circle cx="17" cy="12" r="1.8" fill="#fff"/><circle cx="25" cy="9" r="1.8" fill="#FFC94F"/><circle cx="31" cy="14" r="1.8" fill="#2F8F4A"/><path d="M5 18h38v10c0 12-8 18-19 18S5 40 5 28z" fill="#3A3F52"/><path d="M2 20h44v4H2z" fill="#565D78"/>',
    24,
    33,
    0.95,
    'happy',
    'grin',
    light,
  ],
  // pineapple
  [
    '<path d="M24 18c-9-4-10-12-9-16 4 2 6 4 7 8 0-4 1-7 2-9 1 2 2 5 2 9 1-4 3-6 7-8 1 4 0 12-9 16z" fill="#2F8F4A"/><ellipse cx="24" cy="31" rx="14" ry="16" fill="#F3A91B"/><path d="M13 22 35 42M35 22 13 42" stroke="#C97F0C" stroke-width="1.6"/>',
    24,
    31,
    0.9,
    'glasses',
    'smile',
  ],
  // coconut
  [
    '<circle cx="24" cy="25" r="20" fill="#7A4A28"/><path d="M8 16c8 7 24 7 32 0-6-14-26-14-32 0z" fill="#F6EFE2"/><path d="M12 14c6 4 18 4 24 0-5-8-19-8-24 0z" fill="#D7EDF6"/>',
    24,
    31,
    0.95,
    'dots',
    'smile',
    light,
  ],
  // sun
  [
    '<path d="M24 0l4 9h-8zM24 48l4-9h-8zM0 24l9 4v-8zM48 24l-9 4v-8zM7 7l9 4-5 5zM41 7l-4 9-5-5zM7 41l4-9 5 5zM41 41l-9-4 5-5z" fill="#F2603C"/><circle cx="24" cy="24" r="15" fill="#FFC04A"/>',
    24,
    24,
    0.95,
    'happy',
    'laugh',
  ],
  // woven cloth
  [
    '<path d="M5 5h38v38H5z" fill="#E0A11A"/><path d="M5 5h9v9H5zM34 5h9v9h-9zM5 34h9v9H5zM34 34h9v9h-9z" fill="#2F8F4A"/><path d="M14 5h20v5H14zM14 38h20v5H14zM5 14h5v20H5zM38 14h5v20h-5z" fill="#C2185B"/>',
    24,
    24,
    0.95,
    'dots',
    'grin',
  ],
  // basket
  [
    '<path d="M13 20c0-22 22-22 22 0" fill="none" stroke="#8A5A1E" stroke-width="3.5"/><path d="M5 18h38l-4 24c0 3-2 4-5 4H14c-3 0-5-1-5-4z" fill="#C98A3B"/><path d="M5 18h38l-1 6H6z" fill="#A5662A"/>',
    24,
    34,
    0.9,
    'side',
    'smile',
  ],
  // headwrap
  [
    '<circle cx="24" cy="29" r="17" fill="#8A5233"/><path d="M5 22C2 8 18-2 30 4c8-6 16 2 14 8 4 4 2 9-1 11-10-7-28-7-38-1z" fill="#7B2CBF"/><path d="M6 21c12-8 26-8 37 1M30 4c-6 3-9 7-9 12" fill="none" stroke="#FFC94F" stroke-width="2"/><circle cx="7" cy="36" r="2.5" fill="#FFC94F"/><circle cx="41" cy="36" r="2.5" fill="#FFC94F"/>',
    24,
    31,
    0.95,
    'happy',
    'smile',
    dark,
  ],
  // football
  [
    '<circle cx="24" cy="24" r="21" fill="#F4F4F6"/><path d="M24 3l7 5-3 6h-8l-3-6zM4 20l7 1 2 8-5 5c-3-4-4-9-4-14zM44 20l-7 1-2 8 5 5c3-4 4-9 4-14zM17 43l3-5h8l3 5c-4 2-10 2-14 0z" fill="#23233A"/>',
    24,
    25,
    0.85,
    'dots',
    'laugh',
    '#23233A',
  ],
  // thumb piano
  [
    '<path d="M8 6h32v30c0 7-5 10-16 10S8 43 8 36z" fill="#A5662A"/><path d="M13 4v14M18 4v18M24 4v20M30 4v18M35 4v14" stroke="#DDE2EC" stroke-width="3" stroke-linecap="round"/><path d="M8 8h32v3H8z" fill="#6B3E14"/>',
    24,
    34,
    0.8,
    'closed',
    'smile',
  ],
  // canoe
  [
    '<path d="M2 22c12 5 32 5 44 0-2 16-8 22-22 22S4 38 2 22z" fill="#B5652B"/><path d="M2 22c12 5 32 5 44 0l-1 6c-12 4-30 4-42 0z" fill="#FFC94F"/><path d="M33 2l6 22" stroke="#6B3E14" stroke-width="3"/><ellipse cx="33" cy="5" rx="3" ry="6" fill="#6B3E14" transform="rotate(-15 33 5)"/>',
    22,
    34,
    0.75,
    'wide',
    'oh',
  ],
  // man in a cap
  [
    '<circle cx="24" cy="29" r="17" fill="#8A5233"/><path d="M6 25C5 9 13 2 24 2s19 7 18 23c-11-6-25-6-36 0z" fill="#1F7A4D"/><path d="M6.5 21c11-6 24-6 35 0" fill="none" stroke="#FFC94F" stroke-width="3" stroke-dasharray="3.5 2.5"/><circle cx="24" cy="9" r="2.5" fill="#FFC94F"/>',
    24,
    32,
    0.9,
    'dots',
    'smile',
    dark,
  ],
  // girl with braids
  [
    '<path d="M8 24c-3 8-3 13-2 18M40 24c3 8 3 13 2 18" stroke="#1D1410" stroke-width="6" stroke-linecap="round" fill="none"/><circle cx="24" cy="25" r="16" fill="#A66A42"/><path d="M6 27C3 8 14 1 24 1s21 7 18 26c-3-8-7-12-18-12S9 19 6 27z" fill="#1D1410"/><circle cx="6" cy="42" r="4" fill="#FFB41F"/><circle cx="42" cy="42" r="4" fill="#FFB41F"/><circle cx="6" cy="34" r="3" fill="#C2185B"/><circle cx="42" cy="34" r="3" fill="#12A098"/>',
    24,
    28,
    0.85,
    'wink',
    'smile',
    dark,
  ],
  // fish
  [
    '<path d="M2 24C10 6 28 6 36 20l10-8c-2 8-2 16 0 24l-10-8C28 42 10 42 2 24z" fill="#2D8FB8"/><path d="M20 11c4-8 10-8 12-7-2 4-3 7-3 10z" fill="#1F6E92"/>',
    17,
    24,
    0.75,
    'wide',
    'oh',
    light,
  ],
  // parrot
  [
    '<path d="M10 22C10 6 38 6 38 22v10c0 9-6 14-14 14S10 41 10 32z" fill="#8B93A7"/><path d="M18 44h12v4H18z" fill="#D12C4A"/><ellipse cx="24" cy="20" rx="12" ry="10" fill="#E9ECF2"/><path d="M20 22h8c0 6-2 9-4 10-2-1-4-4-4-10z" fill="#23233A"/>',
    24,
    20,
    0.8,
    'dots',
    'none',
    '#23233A',
  ],
  // talking drum
  [
    '<path d="M45 4 34 16" stroke="#6B3E14" stroke-width="3.5" stroke-linecap="round"/><path d="M6 8h32c0 8-6 10-6 16s6 8 6 16H6c0-8 6-10 6-16s-6-8-6-16z" fill="#B5462B"/><path d="M8 10c4 10 4 18 0 28M36 10c-4 10-4 18 0 28M14 10c1 4 2 7 2 9M30 10c-1 4-2 7-2 9M14 38c1-3 2-5 2-7M30 38c-1-3-2-5-2-7" stroke="#FFC94F" stroke-width="1.8" fill="none"/><ellipse cx="22" cy="8" rx="16" ry="5" fill="#F6E3C4"/><ellipse cx="22" cy="40" rx="16" ry="5" fill="#E2C79B"/>',
    22,
    25,
    0.7,
    'happy',
    'smile',
    light,
  ],
  // chameleon
  [
    '<path d="M6 28C6 12 20 4 36 8c8 2 8 8 4 12 6 12-4 25-18 25C12 45 6 38 6 28z" fill="#59B347"/><path d="M10 20l5-6M9 28l9-14M14 34l9-20" stroke="#FFC94F" stroke-width="2.5"/><path d="M40 20c6 0 6 10 0 10" stroke="#59B347" stroke-width="4" fill="none"/>',
    25,
    27,
    0.9,
    'up',
    'crooked',
  ],
  // tortoise
  [
    '<path d="M4 32C4 4 44 4 44 32z" fill="#7A5A22"/><path d="M17 12h14l5 12H12z" fill="#A5822E"/><path d="M4 30h40v6H4z" fill="#4E7A2E"/><circle cx="24" cy="34" r="12.5" fill="#7FB24A"/>',
    24,
    34,
    0.75,
    'closed',
    'smile',
  ],
  // chilli
  [
    '<path d="M30 10c10 0 14 8 10 18-4 11-16 18-36 18 16-6 14-12 14-20 0-9 4-16 12-16z" fill="#D7263D"/><path d="M24 12c0-4 12-4 14 0-4 2-10 2-14 0zM31 11c-1-4 0-7 3-9" fill="#2F8F4A" stroke="#2F8F4A" stroke-width="2.5"/>',
    29,
    25,
    0.7,
    'angry',
    'teeth',
  ],
  // bus
  [
    '<path d="M4 10c0-4 3-6 6-6h28c3 0 6 2 6 6v30H4z" fill="#FFC52E"/><path d="M4 24h40v4H4zM4 31h40v3H4z" fill="#23233A" opacity=".25"/><path d="M8 8h32v8H8z" fill="#9AD3F0"/><circle cx="13" cy="41" r="5.5" fill="#23233A"/><circle cx="35" cy="41" r="5.5" fill="#23233A"/>',
    24,
    25,
    0.85,
    'dots',
    'laugh',
  ],
  // horn of the stands
  [
    '<path d="M4 30 34 8c6-4 12 4 9 10-6 10-22 16-37 18z" fill="#2E43A6"/><ellipse cx="39" cy="14" rx="5" ry="8" transform="rotate(35 39 14)" fill="#17215C"/><path d="M8 40l-4 5M18 40v6M28 36l4 5" stroke="#FFB41F" stroke-width="2.6" stroke-linecap="round"/>',
    24,
    23,
    0.65,
    'joy',
    'grin',
    light,
  ],
  // skewer
  [
    '<path d="M24 0v48" stroke="#C98A3B" stroke-width="3"/><path d="M14 3h20v7H14z" fill="#9A3F1C"/><rect x="15" y="10" width="18" height="6" rx="3" fill="#2F8F4A"/><rect x="7" y="15" width="34" height="22" rx="8" fill="#A8481F"/><path d="M11 19l4-2M33 17l4 2M11 34l3 1M34 35l3-1" stroke="#FFB41F" stroke-width="2" stroke-linecap="round"/><rect x="14" y="37" width="20" height="6" rx="3" fill="#D7263D"/>',
    24,
    25,
    0.85,
    'wink',
    'tongue',
    light,
  ],
  // kora
  [
    '<path d="M24 0v30" stroke="#5A2A0A" stroke-width="4.5" stroke-linecap="round"/><path d="M18 4h12M18 9h12" stroke="#FFC94F" stroke-width="2.2" stroke-linecap="round"/><circle cx="24" cy="31" r="17" fill="#A5662A"/><circle cx="24" cy="31" r="13.5" fill="#F3E0BE"/><path d="M24 6 13 24M24 6l11 18" stroke="#8A5A1E" stroke-width="1.4"/><path d="M8 14v12M40 14v12" stroke="#7A4A0E" stroke-width="4" stroke-linecap="round"/>',
    24,
    31,
    0.85,
    'closed',
    'smile',
  ],
  // gourd shaker
  [
    '<path d="M20 28h8v18h-8z" fill="#A5562B"/><circle cx="24" cy="18" r="16" fill="#E0A11A"/><path d="M9 12c10 5 20 5 30 0M9 25c10-4 20-4 30 0" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray=".1 5" stroke-linecap="round"/>',
    24,
    18,
    0.85,
    'dizzy',
    'oh',
  ],
  // soup
  [
    '<circle cx="15" cy="17" r="9" fill="#FBF1DC"/><path d="M22 20c0-14 22-14 22 2z" fill="#E2702B"/><circle cx="31" cy="14" r="1.8" fill="#2F8F4A"/><circle cx="37" cy="17" r="1.8" fill="#FFC94F"/><path d="M2 22h44c0 8-4 15-11 18l1 6H12l1-6C6 37 2 30 2 22z" fill="#1F5F8A"/><path d="M2 22h44l-.5 4H2.5z" fill="#FFC94F"/>',
    24,
    34,
    0.8,
    'happy',
    'tongue',
    light,
  ],
  // bead necklace
  [
    '<circle cx="24" cy="24" r="18" fill="#FFE6BF"/><g fill="none" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 7"><circle cx="24" cy="24" r="20" stroke="#D7263D"/><circle cx="24" cy="24" r="20" stroke="#2E43A6" stroke-dashoffset="3.5"/></g>',
    24,
    24,
    0.9,
    'wink',
    'kiss',
  ],
  // cheering
  [
    '<path d="M9 40C5 30 4 18 7 7M39 40c4-10 5-22 2-33" stroke="#7A4A2B" stroke-width="6.5" stroke-linecap="round" fill="none"/><path d="M6 48c0-9 7-13 18-13s18 4 18 13z" fill="#F2703D"/><path d="M17 36l7 6 7-6" fill="none" stroke="#FFC94F" stroke-width="3"/><circle cx="24" cy="24" r="13.5" fill="#7A4A2B"/><path d="M10.5 22C10 12 16 8 24 8s14 4 13.5 14c-3-5-7-6-13.5-6s-10.5 1-13.5 6z" fill="#1D1410"/>',
    24,
    25,
    0.75,
    'happy',
    'laugh',
    dark,
  ],
];

export const africanflavourPack: string[] = list.map(([body, x, y, size, eyes, mouth, ink]) => {
  return body + drawFace({ x, y, size, eyes, mouth, ...(ink ? { ink } : {}) });
});

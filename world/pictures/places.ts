import { disc, line, numbers, palm, path, rect, type Scene, scene, wash } from './draw.ts';

/** A white domed palace behind its pool. */
export function domeGarden(): Scene {
  const minaret = (x: number) =>
    rect(x, 110, 12, 112, '#f4efe6') + path(`M${x - 2} 110q8-20 16 0z`, '#e6ddcc') + rect(x - 3, 150, 18, 4, '#d8ccb4');
  const dome = (x: number, y: number, r: number) =>
    path(`M${x - r} ${y}q${-r * 0.2}-${r * 1.1} ${r}-${r * 1.6}q${r * 1.2} ${r * 0.5} ${r} ${r * 1.6}z`, '#fbf8f1') +
    line(`M${x} ${y - r * 1.6}v-${r * 0.4}`, '#b98a2e', 3);
  return scene(
    480,
    360,
    wash(0, 0, 480, 240, '#f7c9a8', '#fbe4d2', '#fdf4e6'),
    minaret(92) + minaret(150) + minaret(318) + minaret(376),
    rect(166, 148, 148, 76, '#fbf8f1'),
    path('M214 224v-40q26-34 52 0v40z', '#d6c7ae'),
    ...[180, 286].map((x) => path(`M${x} 192v-18q8-12 16 0v18z`, '#d6c7ae')),
    dome(240, 148, 44) + dome(184, 148, 16) + dome(296, 148, 16),
    rect(70, 222, 340, 14, '#e6ddcc'),
    rect(0, 236, 480, 124, '#5f8f4a'),
    path('M214 236h52l66 124H148z', '#7fb8d4'),
    path('M226 240h28v26h-28z', '#eef4f2', 'opacity=".7"'),
    ...[110, 150, 320, 360].map((x, i) => path(`M${x} ${268 + (i % 2) * 30}l12-44 12 44z`, '#2f6b3c')),
  );
}

/** A houseboat between palms on the backwaters. */
export const backwater = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 190, '#8fd0e8', '#e6f4ea'),
    path('M0 176q120-24 240-8t240-10v40H0z', '#3f7a44'),
    palm(48, 190, 120, '#6b4a2e', '#1f5a33') + palm(104, 188, 88, '#6b4a2e', '#2c6b3d'),
    palm(404, 190, 132, '#6b4a2e', '#1f5a33') + palm(452, 188, 92, '#6b4a2e', '#2c6b3d'),
    wash(0, 190, 480, 170, '#7ec4b8', '#2f7a7c'),
    path('M132 268q110 26 224-2l-22 36H160z', '#5a3a24'),
    path('M168 262v-40q0-34 74-34t74 34v38q-74 18-148 2z', '#b98a52'),
    ...[184, 222, 260].map((x) => rect(x, 222, 24, 24, '#3a2a1e', 'rx="3"')),
    line('M178 210q64-26 128 0', '#8f6636', 4),
    ...[40, 150, 290, 400].map((x, i) => rect(x, 316 + (i % 2) * 18, 62, 3, '#d8f2ee', 'opacity=".7"')),
  );

/** Snow over the Atlas, a village below. */
export const atlas = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 270, '#3f7fc4', '#bfe0f2', '#eaf5f8'),
    path('M0 240l90-120 60 70 90-140 100 130 60-60 80 120z', '#5d6a96'),
    path('M240 50l36 46-22-8-14 20-16-18-20 10z', '#fff') + path('M90 120l24 28-20-4-18 12-10-4z', '#fff'),
    path('M400 120l26 40-22-8-14 10-10-14z', '#fff'),
    path('M0 250q120-50 250-20t230-10v140H0z', '#a86b45') + path('M0 300q140-36 280-6t200-12v78H0z', '#8a5236'),
    ...[70, 104, 150, 190, 300, 340, 386].map(
      (x, i) => rect(x, 252 - (i % 3) * 12, 34, 34, '#c98a5c') + rect(x + 12, 262 - (i % 3) * 12, 8, 10, '#4a2b1c'),
    ),
    path('M220 360q10-60 60-70t40-30', 'none', 'stroke="#e0c090" stroke-width="9"'),
  );

/** A baobab against the last light. */
export const baobab = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 280, '#5a2a6a', '#e0603f', '#ffb650', '#ffe0a0'),
    disc(340, 226, 42, '#fff0c4'),
    path('M0 270q160-18 480 0v90H0z', '#3a2418'),
    path('M196 284q22-70 6-134h60q-14 66 10 134z', '#241410'),
    line(
      'M208 160q-40-40-92-44M214 152q-22-52-70-76M228 150q-4-50-22-92M240 150q14-54 40-86M252 152q36-46 82-60M256 162q44-26 96-22',
      '#241410',
      11,
    ),
    ...[
      [112, 112, 30],
      [146, 74, 28],
      [206, 54, 30],
      [284, 58, 32],
      [336, 90, 28],
      [354, 138, 26],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#2c1a14')),
    line('M400 90q8-8 14 0q8-8 14 0M430 116q6-6 11 0q6-6 11 0', '#3a1d2a', 3),
  );

/** An evening match on red earth. */
export const pitch = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 180, '#f6a45a', '#fbd9a0'),
    path('M0 180q120-40 240-14t240-12v40H0z', '#7a8a4a'),
    rect(0, 186, 480, 174, '#c06a3a'),
    line('M40 210h400l40 120H0z', '#f6e2cc', 4),
    line('M176 210v-52h128v52', '#f4f0e8', 6),
    ...Array.from({ length: 8 }, (_, i) => line(`M${184 + i * 15} 162v46`, '#f4f0e8', 1)),
    ...[
      [120, 262, '#2e43a6'],
      [210, 286, '#ffb41f'],
      [300, 254, '#2e43a6'],
      [370, 296, '#ffb41f'],
    ].map(([x, y, shirt]) => player(Number(x), Number(y), String(shirt))),
    disc(250, 322, 9, '#fff', 'stroke="#222" stroke-width="2"'),
  );

const player = (x: number, y: number, shirt: string): string =>
  disc(x, y - 34, 9, '#4a2b1c') +
  rect(x - 10, y - 26, 20, 26, shirt, 'rx="6"') +
  line(`M${x - 5} ${y}l-7 22M${x + 5} ${y}l9 20`, '#4a2b1c', 6);

/** A rickshaw and the neon of a wet lane. */
export function wetLane(): Scene {
  const next = numbers(77);
  const rain = Array.from({ length: 40 }, () => {
    const x = next() * 480;
    const y = next() * 300;
    return line(`M${x.toFixed(0)} ${y.toFixed(0)}l-5 20`, '#9fb4d8', 1.2, 'opacity=".5"');
  });
  return scene(
    480,
    360,
    wash(0, 0, 480, 220, '#141a38', '#2a2a5a'),
    rect(0, 40, 110, 190, '#1d1f42') + rect(370, 20, 110, 210, '#1d1f42') + rect(130, 90, 220, 120, '#232552'),
    rect(18, 86, 74, 26, '#c2185b', 'rx="4"') + rect(386, 70, 78, 26, '#0b9a92', 'rx="4"'),
    rect(180, 116, 120, 22, '#ffb41f', 'rx="4"'),
    wash(0, 220, 480, 140, '#2b2d55', '#101228'),
    rect(18, 232, 74, 60, '#c2185b', 'opacity=".35"') + rect(386, 232, 78, 70, '#0b9a92', 'opacity=".35"'),
    rect(180, 232, 120, 80, '#ffb41f', 'opacity=".28"'),
    path('M172 262v-62q0-24 34-24h62q30 0 38 36l8 50z', '#17632f') +
      path('M166 200q8-38 54-38h40q40 0 50 40z', '#1a1b2b'),
    rect(196, 200, 54, 32, '#ffe3a0', 'rx="5" opacity=".8"'),
    ...[204, 292].map((x) => disc(x, 266, 20, '#0b0d20') + disc(x, 266, 8, '#8a8fa8')),
    ...rain,
  );
}

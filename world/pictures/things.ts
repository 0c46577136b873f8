import { disc, line, numbers, path, rect, type Scene, scene, wash } from './draw.ts';

/** A plate on a woven cloth, filled with what the dish is made of. */
function plate(cloth: string, weave: string, sauce: string, grains: string[], extras: string): Scene {
  const next = numbers(grains.join('').length * 31 + sauce.length);
  const threads = [60, 180, 300, 420].map((v) => rect(v, 0, 16, 360, weave) + rect(0, v - 60, 480, 16, weave)).join('');
  const pieces = Array.from({ length: 90 }, (_, i) => {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next()) * 96;
    const x = 240 + Math.cos(a) * r;
    const y = 180 + Math.sin(a) * r;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="9" ry="4" fill="${grains[i % grains.length]}" transform="rotate(${Math.round(next() * 180)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  });
  return scene(
    480,
    360,
    rect(0, 0, 480, 360, cloth),
    threads,
    disc(248, 192, 148, '#0004'),
    disc(240, 180, 148, '#f6f0e4'),
    disc(240, 180, 122, '#e6dbc8'),
    disc(240, 180, 114, sauce),
    ...pieces,
    extras,
  );
}

/** Jollof with plantain. */
export const jollof = (): Scene =>
  plate(
    '#123c40',
    '#1f5558',
    '#d9531e',
    ['#f2843f', '#ffb066', '#e8662c'],
    path('M262 150q44-34 70 4 6 40-38 46-40-8-32-50z', '#7a4220') +
      ['200 214', '236 228', '182 196']
        .map(
          (at) =>
            `<ellipse cx="0" cy="0" rx="26" ry="15" fill="#ffd24a" stroke="#c98a1c" stroke-width="3" transform="translate(${at}) rotate(14)"/>`,
        )
        .join('') +
      disc(184, 140, 8, '#3f8f3a') +
      disc(204, 128, 7, '#3f8f3a') +
      disc(176, 164, 6, '#3f8f3a'),
  );

/** Koshari from the corner of the street. */
export const koshari = (): Scene =>
  plate(
    '#8a2e2a',
    '#a34a3a',
    '#8f5a2c',
    ['#f4e2b8', '#5a3a20', '#e8c98a', '#3f2a18'],
    disc(240, 176, 44, '#c3341f') +
      disc(234, 168, 22, '#dd4a2c') +
      Array.from({ length: 14 }, (_, i) => line(`M${190 + i * 8} ${222 + (i % 3) * 8}q6-10 12 0`, '#b9752c', 4)).join(
        '',
      ),
  );

/** A phone seen from behind, in one colour. */
function back(x: number, y: number, colour: string, shine: string): string {
  return (
    rect(x + 8, y + 10, 112, 224, '#0002', 'rx="20"') +
    rect(x, y, 112, 224, colour, 'rx="20"') +
    path(`M${x + 62} ${y}h30q20 0 20 20v150z`, shine, 'opacity=".35"') +
    rect(x + 12, y + 14, 48, 70, '#0003', 'rx="14"') +
    disc(x + 36, y + 34, 14, '#14151f') +
    disc(x + 36, y + 34, 7, '#3a4a7a') +
    disc(x + 36, y + 64, 11, '#14151f') +
    disc(x + 36, y + 64, 5, '#3a4a7a') +
    disc(x + 76, y + 30, 5, '#fff3cf')
  );
}

/** Zuri 12 Pro, product shot. */
export const zuriPhone = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 360, '#e8ecfa', '#c9d2f7'),
    disc(240, 330, 190, '#aebbf2', 'opacity=".5"'),
    `<g transform="rotate(-9 160 180)">${back(112, 66, '#2e43a6', '#8fa2f2')}</g>`,
    rect(264, 62, 116, 230, '#14151f', 'rx="20"') + wash(271, 70, 102, 214, '#2a1e5c', '#b8406a', '#ffb650'),
    rect(300, 76, 44, 10, '#14151f', 'rx="5"'),
    ...[0, 1, 2, 3].map((i) => rect(282 + i * 22, 252, 16, 16, '#ffffffcc', 'rx="5"')),
  );

/** Kito X3 in its three colours. */
export const kitoPhones = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 360, '#fff3d6', '#ffe0a0'),
    back(34, 82, '#17632f', '#85db9d') + back(184, 60, '#f2703d', '#ffd0a0') + back(334, 82, '#1a1b2b', '#7b7e9b'),
    rect(0, 316, 480, 44, '#e8c27a'),
  );

/** A battery chart photographed from the screen. */
export const batteryChart = (): Scene =>
  scene(
    360,
    480,
    rect(0, 0, 360, 480, '#11121c'),
    rect(30, 40, 300, 400, '#1a1b28', 'rx="24"'),
    rect(54, 70, 120, 14, '#c6c6d4', 'rx="7"') + rect(54, 96, 70, 30, '#f2f0ec', 'rx="8"'),
    ...[160, 200, 240, 280].map((y) => rect(54, y, 252, 1.5, '#303248')),
    path('M54 166l40 8 40 22 40 10 40 38 40 12 52 30v24H54z', '#ffc04a', 'opacity=".22"'),
    line('M54 166l40 8 40 22 40 10 40 38 40 12 52 30', '#ffc04a', 5),
    ...[332, 366, 400].map(
      (y, i) =>
        rect(54, y - 6, 24, 24, ['#5068d8', '#74dad2', '#ff86ae'][i] ?? '', 'rx="7"') +
        rect(90, y, 110 - i * 20, 10, '#c6c6d4', 'rx="5"') +
        rect(260, y, 46, 10, '#7b7e9b', 'rx="5"'),
    ),
  );

/** The camera's manual settings, photographed from the screen. */
export const cameraSettings = (): Scene =>
  scene(
    360,
    480,
    wash(0, 0, 360, 480, '#0b1030', '#27195a'),
    rect(28, 28, 304, 424, '#0008', 'rx="24"'),
    ...[110, 180, 250, 320].map(
      (y, i) =>
        rect(56, y - 26, 70 + i * 8, 10, '#c6c6d4', 'rx="5"') +
        rect(56, y, 248, 6, '#303248', 'rx="3"') +
        rect(56, y, [90, 170, 60, 204][i] ?? 0, 6, '#ffb41f', 'rx="3"') +
        disc(56 + ([90, 170, 60, 204][i] ?? 0), y + 3, 11, '#ffb41f'),
    ),
    disc(180, 400, 30, '#fff') + disc(180, 400, 24, '#f2f0ec', 'stroke="#11121c" stroke-width="3"'),
  );

/** A tidy table top from above: tea, notebook, phone. */
export const desk = (): Scene =>
  scene(
    480,
    360,
    rect(0, 0, 480, 360, '#b98a5c'),
    line('M0 60h480M0 140h480M0 220h480M0 300h480', '#a87a4e', 3),
    rect(58, 70, 150, 210, '#0002', 'rx="8"') + rect(50, 62, 150, 210, '#fbf6ea', 'rx="8"'),
    ...Array.from({ length: 8 }, (_, i) => rect(70, 92 + i * 22, 110 - (i % 3) * 22, 4, '#aebbf2')),
    line('M214 90l60 150', '#c2185b', 8),
    disc(372, 116, 62, '#f6f0e4') + disc(372, 116, 46, '#8a4a1e') + disc(362, 106, 18, '#a8622c'),
    rect(296, 200, 92, 140, '#14151f', 'rx="14" transform="rotate(12 340 270)"'),
    rect(303, 208, 78, 124, '#5068d8', 'rx="8" transform="rotate(12 340 270)"'),
    path('M420 250q30 10 34 50-34-6-34-50zM440 240q34-4 52 28-36 8-52-28z', '#2f6b3c'),
  );

/** A portrait against warm light. */
export const portrait = (): Scene =>
  scene(
    360,
    480,
    wash(0, 0, 360, 480, '#ffcf8f', '#e86f51'),
    disc(180, 210, 150, '#ffe0b0', 'opacity=".55"'),
    path('M30 480q10-120 150-120t150 120z', '#0b7a75') + path('M120 366q60 60 120 0l-10-14H130z', '#ffb41f'),
    rect(154, 300, 52, 76, '#5d3420', 'rx="22"'),
    disc(180, 116, 58, '#1d1410') +
      path('M96 236q-6-128 84-128t84 128q-10 40-20 20-6-80-64-80t-64 80q-10 20-20-20z', '#1d1410'),
    `<ellipse cx="180" cy="240" rx="66" ry="82" fill="#6b3d26"/>`,
    path('M112 190q68-46 136 0l-4-22q-64-42-128 0z', '#ffb41f'),
    disc(154, 236, 6, '#14100c') + disc(206, 236, 6, '#14100c'),
    line('M152 280q28 22 56 0', '#2a120c', 5),
    disc(112, 272, 9, '#ffc04a') + disc(248, 272, 9, '#ffc04a'),
  );

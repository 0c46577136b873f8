import { disc, line, numbers, palm, path, rect, reflections, type Scene, scene, skyline, wash } from './draw.ts';

/** Third Mainland Bridge at blue hour. */
export const lagosBridge = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 260, '#2a1e5c', '#7b2f6c', '#e0603f', '#ffd58a'),
    disc(322, 214, 46, '#ffe7b0'),
    skyline(11, 480, 250, 140, '#251a4a', '#ffe3a0'),
    wash(0, 250, 480, 110, '#4a2a72', '#241548'),
    rect(0, 250, 480, 2.5, '#ffb86b'),
    reflections(322, 262, 7, '#ffd58a'),
    line('M-10 246C120 176 360 176 490 246', '#120d2b', 8),
    ...[60, 130, 200, 270, 340, 410].map((x) => rect(x, 200, 5, 56, '#120d2b')),
    ...[40, 110, 180, 250, 320, 390, 450].map((x) => disc(x, 196 + Math.abs(240 - x) * 0.06, 2.6, '#ffe9b8')),
  );

/** Street lights gone soft behind an empty night road. */
export function bokehRoad(): Scene {
  const next = numbers(5);
  const colours = ['#ffb41f', '#f2703d', '#c2185b', '#7ad0c8', '#8f9df0', '#ffe3a0'];
  const lights = Array.from({ length: 26 }, (_, i) =>
    disc(next() * 480, 30 + next() * 150, 8 + next() * 22, colours[i % colours.length] ?? '#fff', 'opacity=".42"'),
  );
  return scene(
    480,
    360,
    wash(0, 0, 480, 360, '#0b1030', '#27195a', '#120f2e'),
    ...lights,
    path('M0 226l150-26h180l150 26v134H0z', '#0b0d20'),
    path('M216 200h48l66 160H150z', '#4a4650'),
    ...[214, 246, 290].map((y, i) => rect(237 - i, y, 5 + i * 3, 16 + i * 8, '#e8e3d6')),
    ...[180, 206, 276, 302].map((x) => disc(x, 226, 4, '#ffe9b8')),
    ...[150, 334].map((x) => disc(x, 300, 7, '#ffe9b8')),
  );
}

/** A yellow danfo waiting at a stop. */
export const danfo = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 270, '#9fd3f0', '#e9f4ef'),
    skyline(29, 480, 250, 130, '#b9c9de', '#dbe6f2'),
    rect(0, 250, 480, 110, '#5b5d6e'),
    ...[10, 120, 230, 340, 450].map((x) => rect(x, 316, 66, 8, '#e8e3d6')),
    path('M64 268V172q0-32 32-32h220q28 0 42 32l30 48v48z', '#ffb41f'),
    rect(64, 220, 324, 14, '#1a1b2b'),
    ...[82, 154, 226].map((x) => rect(x, 156, 60, 48, '#2b3a55', 'rx="6"')),
    path('M300 156h18q14 0 24 24l12 24h-54z', '#2b3a55'),
    ...[130, 324].map((x) => disc(x, 274, 34, '#1a1b2b') + disc(x, 274, 14, '#c9cad6')),
    rect(378, 244, 14, 10, '#ffe9b8', 'rx="3"'),
  );

function umbrella(x: number, y: number, r: number, dark: string, pale: string): string {
  const wedges = [0, 1, 2, 3].map((i) => {
    const a = (i * Math.PI) / 2;
    const b = a + Math.PI / 4;
    return `M${x} ${y}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}A${r} ${r} 0 0 1 ${x + r * Math.cos(b)} ${y + r * Math.sin(b)}z`;
  });
  return disc(x + 7, y + 12, r, '#0003') + disc(x, y, r, dark) + path(wedges.join(''), pale) + disc(x, y, 5, '#fff');
}

/** Market umbrellas seen from a footbridge. */
export const umbrellas = (): Scene =>
  scene(
    480,
    360,
    rect(0, 0, 480, 360, '#d9b38a'),
    line('M0 90l480-34M0 190l480-18M0 300l480-14', '#c79c6e', 9),
    umbrella(96, 84, 70, '#c2185b', '#f3a6c1'),
    umbrella(262, 66, 78, '#ffb41f', '#ffe0a0'),
    umbrella(410, 120, 68, '#0b7a75', '#a9d8d3'),
    umbrella(190, 214, 80, '#2e43a6', '#aebbf2'),
    umbrella(46, 252, 64, '#f2703d', '#ffd0a0'),
    umbrella(346, 262, 74, '#17632f', '#bfe3c8'),
    umbrella(150, 342, 54, '#b3261e', '#ffd2cc'),
    umbrella(462, 322, 50, '#5c3fa6', '#d9c7ee'),
  );

/** The pyramids with one camel, early. */
export const pyramids = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 280, '#7fc4e8', '#fce3b4', '#f4b860'),
    disc(372, 76, 34, '#fff3cf'),
    path('M20 262L160 92l140 170z', '#c98b3c') + path('M160 92l42 170h98z', '#a3692a'),
    path('M236 262L342 138l104 124z', '#d39a4c') + path('M342 138l30 124h74z', '#a97133'),
    path('M0 252q120-22 240-2t240-6v116H0z', '#e5b163'),
    path('M0 306q140-20 260 0t220-8v62H0z', '#d79f50'),
    path(
      'M84 284v-18q0-10 10-10 3-12 11-2 4-14 13-1 12 0 14 12l8-12h9l-3 6h-5l-8 16v22h-5v-16h-28v16h-5v-16z',
      '#4a3020',
    ),
  );

/** A felucca on the Nile at dusk. */
export const felucca = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 200, '#f2703d', '#ffb650', '#ffe0a0'),
    disc(150, 168, 34, '#fff0c4'),
    path('M0 200q90-26 190-12t290-10v30H0z', '#8a5a44'),
    palm(392, 196, 78, '#5a3a2a', '#3f4a2c'),
    palm(432, 200, 60, '#5a3a2a', '#3f4a2c'),
    wash(0, 200, 480, 160, '#e8935a', '#7c4a63', '#3d2f5c'),
    reflections(150, 214, 9, '#ffe0a0'),
    path('M214 282q70 22 146-2l-18 28H236z', '#2b1d2e'),
    path('M270 276V92q70 70 82 168z', '#fbf1de') + line('M270 280V84', '#2b1d2e', 4),
  );

/** Towers on the lagoon of Abidjan. */
export const abidjanLagoon = (): Scene =>
  scene(
    480,
    360,
    wash(0, 0, 480, 232, '#4b9fd6', '#bfe0f2', '#fdf0d5'),
    skyline(53, 480, 224, 120, '#6d86a8', '#e9f1f8'),
    path('M250 224V78l22-22 22 22v146z', '#3c5a80') + path('M272 56l22 22v146h-22z', '#2e4868'),
    path('M330 224v-98h34v98z', '#4a688e'),
    path('M96 224l18-120h30l18 120z', '#51729b'),
    path('M0 218q60-16 120 0t130-4 120 6 110-4v30H0z', '#2f6b3c'),
    wash(0, 230, 480, 130, '#4f9fb4', '#1d5a73'),
    ...[60, 130, 210, 290, 380, 440].map((x, i) => rect(x, 252 + (i % 3) * 28, 56, 3, '#c9ecf2', 'opacity=".7"')),
    path('M150 304q50 16 104-2l-12 20h-80z', '#b3541e') + rect(178, 286, 44, 14, '#f6e7c8', 'rx="3"'),
  );

/** Brass lanterns over an alley of the souk. */
export function soukLanterns(): Scene {
  const lantern = (x: number, y: number, s: number, glow: string) =>
    line(`M${x} 0V${y - 22 * s}`, '#3a2416', 2) +
    disc(x, y, 46 * s, glow, 'opacity=".25"') +
    path(
      `M${x - 10 * s} ${y - 22 * s}h${20 * s}l${12 * s} ${22 * s}-${12 * s} ${26 * s}h-${20 * s}l-${12 * s}-${26 * s}z`,
      glow,
    ) +
    line(`M${x - 22 * s} ${y}h${44 * s}M${x} ${y - 22 * s}v${48 * s}`, '#7a4a12', 2.5) +
    disc(x, y + 32 * s, 4 * s, '#7a4a12');
  return scene(
    480,
    360,
    wash(0, 0, 480, 360, '#3b1d2a', '#7a3a2c', '#b4643a'),
    path('M90 360V150q0-92 150-92t150 92v210z', '#2a1420') + path('M130 360V164q0-72 110-72t110 72v196z', '#e9b46a'),
    path('M130 360l70-130h80l70 130z', '#a9683f'),
    rect(0, 214, 84, 146, '#8e2f3a') + rect(0, 238, 84, 14, '#e0a03a') + rect(0, 276, 84, 14, '#0b7a75'),
    rect(396, 214, 84, 146, '#2e43a6') + rect(396, 238, 84, 14, '#ffb41f') + rect(396, 276, 84, 14, '#c2185b'),
    lantern(76, 92, 1, '#ffc04a'),
    lantern(180, 150, 0.8, '#74dad2'),
    lantern(296, 116, 1.1, '#ff86ae'),
    lantern(408, 84, 0.9, '#ffc04a'),
  );
}

/** A hand held up, its palm wide enough for a face. */
export const openHand = (skin: string): string =>
  `<g stroke="${skin}" stroke-width="5.8" stroke-linecap="round" fill="none"><path d="M14 26V13M20.7 24V7M27.4 24V7.5M34.1 26V14M14 38 6 29"/></g><path d="M11.1 25H37v10c0 8-5 12-13 12s-12.9-4-12.9-12z" fill="${skin}"/>`;

/** Lines beside what moves. */
export const moving = (d: string, colour = '#FFB41F'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`;

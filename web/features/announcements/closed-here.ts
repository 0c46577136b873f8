import { onDevice } from '../../lib/stores.ts';

/** Under this name a browser stores what was closed in it, as `web/chosen-theme.ts` reads it: a selector of what is hidden. */
const place = 'closed';

/** As many announcements as a browser remembers: nobody sees more of them at a time. */
const most = 20;

/** The element that an announcement is drawn as. */
export const elementOf = (id: number): string => `on-${id}`;

const closed = (): string[] => (onDevice.read(place) ?? '').split(',').filter((each) => each !== '');

/** Whether a guest closed it in this browser. */
export const isClosedHere = (id: number): boolean => closed().includes(`#${elementOf(id)}`);

/** Remembers it in this browser, which then paints no page with it. */
export function closeHere(id: number): void {
  onDevice.write(place, [...closed(), `#${elementOf(id)}`].slice(-most).join());
}

import { inTab } from '../lib/stores.ts';

/** What somebody who has just come in may do next, in words of their language; `to` is where that is done. */
export interface Offer {
  text: string;
  label: string;
  to: string;
}

const key = 'offer';

/** Stores it for the page that a log-in leads to. */
export const storeOffer = (offer: Offer): void => void inTab.write(key, JSON.stringify(offer));

/** What is to be offered here; only once. */
export function takeOffer(): Offer | null {
  const offer = inTab.readJson<Offer>(key) ?? null;
  if (offer) inTab.write(key, null);
  return offer;
}

import { type Outcome, outcomeOf } from './outcome.ts';
import type { WaitingStore } from './store.ts';
import type { Waiting, WaitingPhotos } from './waiting.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** One whose photos are up, or what came of the first that is not: undefined where nothing answers. */
export type PhotosSent = { ready: Waiting } | { stopped: Outcome | undefined };

/** A photo takes longer than words do. */
const photoPatienceMs = 300_000;

/** Sends the photos of what waits, one by one; each that is up is stored with its number, so that none goes up twice. */
export async function sendPhotos(
  item: Waiting,
  { store, fetch, token }: { store: WaitingStore; fetch: Ask; token: string | undefined },
): Promise<PhotosSent> {
  let now = item;
  while (now.photos && now.photos.files.length > 0) {
    const outcome = await sendPhoto(now.photos, fetch, token);
    if (outcome?.kind !== 'sent') return { stopped: outcome };
    const { aid } = outcome.data as { aid: number };
    now = withPhoto(now, now.photos, aid);
    await store.change(item.id!, { request: now.request, photos: now.photos! });
  }
  return { ready: now };
}

async function sendPhoto(photos: WaitingPhotos, fetch: Ask, token?: string): Promise<Outcome | undefined> {
  const form = new FormData();
  form.set('file', photos.files[0]!, 'picture');
  const headers = token === undefined ? photos.headers : { ...photos.headers, 'x-auth-token': token };
  try {
    const signal = AbortSignal.timeout(photoPatienceMs);
    const answer = await fetch(photos.url, { method: 'POST', headers, body: form, credentials: 'same-origin', signal });
    const json: unknown = await answer.json().catch(() => null);
    return outcomeOf(photos.envelope, answer.status, json);
  } catch {
    return undefined;
  }
}

/** The same with its first photo up: its number stands in what is sent. */
export function withPhoto(item: Waiting, photos: WaitingPhotos, aid: number): Waiting {
  const body = JSON.parse(item.request.body) as { aids?: number[] };
  const aids = [...(body.aids ?? []), aid];
  return {
    ...item,
    request: { ...item.request, body: JSON.stringify({ ...body, aids }) },
    photos: { ...photos, files: photos.files.slice(1) },
  };
}

import type { CallName } from '../../contract/calls.ts';
import { heed, notAnswered, openedBody, requestOf } from './client.ts';
import type { Fields } from './outgoing.ts';
import type { Input } from './wire.ts';
import { wireOf } from './wires.ts';

/** Fetches a call's file with the token and hands it to the browser, which saves it; a refusal is thrown. */
export async function downloadFile<K extends CallName>(name: K, input: Input<K>): Promise<void> {
  const wire = wireOf(name);
  const { url, init } = await requestOf(wire, input as Fields, {});
  let status = 0;
  const lost = () => {
    throw notAnswered(status);
  };
  const response = await fetch(url, init).catch(lost);
  status = response.ok ? 0 : response.status;
  const named = response.headers.get('content-disposition');
  if (!response.ok || named === null) {
    const body = await response.json().catch(lost);
    try {
      openedBody(wire, response.status, body);
    } catch (error) {
      heed(error);
      throw error;
    }
  }
  const filename = /filename="([^"]+)"/.exec(named ?? '')?.[1] ?? 'file';
  const address = URL.createObjectURL(await response.blob().catch(lost));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

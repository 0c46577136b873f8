import { wires } from 'virtual:calls';
import type { CallName } from '../../contract/calls.ts';
import { openEnvelope } from '../../contract/open-envelope.ts';
import { localRefusal, requestOf } from './client.ts';
import type { Fields } from './outgoing.ts';
import { ApiRefusal, type Input } from './wire.ts';

/** Fetches a call's file with the token and hands it to the browser to keep; a refusal is thrown. */
export async function downloadFile<K extends CallName>(name: K, input: Input<K>): Promise<void> {
  const wire = wires[name];
  const { url, init } = await requestOf(wire, input as Fields, {});
  const response = await fetch(url, init).catch(() => {
    throw localRefusal('network.failed', 'failed');
  });
  if (response.headers.get('content-type')?.includes('json') || !response.ok) {
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const opened = openEnvelope(wire.envelope, response.status, body);
    if (!opened.ok) throw new ApiRefusal(opened);
  }
  const filename = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

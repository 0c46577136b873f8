import type { CallName } from '../../contract/calls.ts';
import { pictureLimits } from '../../contract/domains/media/limits.ts';
import { headersFor, heed, localRefusal, notAnswered, openedBody } from './client.ts';
import type { Answer } from './wire.ts';
import { wireOf } from './wires.ts';

/** Makes a call with files and reports how much of it is sent: fetch can't, so this goes the older way. */
export async function callWithProgress<K extends CallName>(
  name: K,
  files: Readonly<Record<string, Blob>>,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Answer<K>> {
  signal.throwIfAborted();
  const wire = wireOf(name);
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.set(field, file, 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(wire.method, wire.path);
    for (const [header, value] of headersFor(wire, {})) request.setRequestHeader(header, value);
    request.responseType = 'json';
    request.timeout = pictureLimits.sendSeconds * 1000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onerror = () => reject(localRefusal('network.failed', 'failed'));
    request.ontimeout = () => reject(localRefusal('network.timeout', 'timeout'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    request.onload = () => {
      if (request.response === null) return reject(notAnswered(request.status));
      try {
        resolve(openedBody(wire, request.status, request.response) as Answer<K>);
      } catch (error) {
        heed(error);
        reject(error);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

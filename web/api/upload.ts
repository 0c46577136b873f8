import { wires } from 'virtual:calls';
import type { CallName } from '../../contract/calls.ts';
import { pictureLimits } from '../../contract/domains/media/limits.ts';
import { openEnvelope } from '../../contract/open-envelope.ts';
import { onUnauthorized } from '../session/unauthorized.ts';
import { headersFor, localRefusal } from './client.ts';
import { type Answer, ApiRefusal } from './wire.ts';

/** Makes a call with files and tells how much of it is sent: fetch can't, so this goes the older way. */
export function callWithProgress<K extends CallName>(
  name: K,
  files: Readonly<Record<string, Blob>>,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Answer<K>> {
  const wire = wires[name];
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
      if (request.status === 401) onUnauthorized();
      const body = (request.response ?? {}) as Record<string, unknown>;
      if (typeof body.msg !== 'string') return reject(localRefusal('wire.internal', 'failed'));
      const opened = openEnvelope(wire.envelope, request.status, body);
      if (opened.ok) resolve(opened as Answer<K>);
      else reject(new ApiRefusal(opened));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

import { expect, test, vi } from 'vitest';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { VideoUpload } from '../../../../../contract/domains/media/video/shapes.ts';
import { ApiRefusal } from '../../../../api/wire.ts';
import { isPassing, type UploadCalls, videoUpload } from './video-uploads.ts';

const { pieceBytes } = videoLimits;
const refusal = (name: string, http: number): ApiRefusal =>
  new ApiRefusal({ name, msg: `said of ${name}`, http, issues: [], extra: {} });
const lost = refusal('network.failed', 0);

/** A server that stores pieces; `faults` are what comes of the next pieces, `after` what is stored of one all the same. */
function server(faults: (ApiRefusal | 'after')[] = [], store?: { takes: number }) {
  const calls = { sent: [] as number[], direct: [] as number[], begun: 0, cancelled: 0, pauses: [] as number[] };
  const stored = { vid: 7, bytes: 0, received: 0, piece: pieceBytes, ready: false, video_duration: 0 } as VideoUpload;
  const answers: UploadCalls = {
    begin: async ({ size }) => {
      calls.begun += 1;
      stored.bytes = size;
      return { ...stored };
    },
    piece: async (_vid, at, piece) => {
      const fault = faults.shift();
      if (fault && fault !== 'after') throw fault;
      calls.sent.push(at);
      // What came by its address counts once the last piece is here.
      if (at + piece.size === stored.bytes && calls.direct.length * pieceBytes === at) stored.received = at;
      if (at === stored.received) stored.received += piece.size;
      if (stored.received === stored.bytes) Object.assign(stored, { ready: true, video_duration: 9 });
      if (fault === 'after') throw lost;
      return { ...stored };
    },
    direct: async (vid) => {
      const starts = [0, pieceBytes].slice(calls.direct.length);
      const pieces = starts.map((at) => ({ at, bytes: pieceBytes, url: `https://store.example/${at}` }));
      return store ? { vid, seconds: 900, pieces } : { vid, seconds: 0, pieces: [] };
    },
    put: async (url) => {
      if (!store || store.takes === 0) return false;
      store.takes -= 1;
      calls.direct.push(Number(url.split('/').at(-1)));
      return true;
    },
    state: async () => ({ ...stored }),
    cancel: async () => {
      calls.cancelled += 1;
    },
    pause: async (milliseconds) => void calls.pauses.push(milliseconds),
  };
  return { answers, calls, stored };
}
const file = new Blob([new Uint8Array(2 * pieceBytes + 10)]);
const ended = (upload: ReturnType<typeof videoUpload>) =>
  vi.waitFor(() => expect(['ready', 'failed']).toContain(upload.get().state.kind));

test('a file goes piece by piece, with its progress, until the server has looked at it', async () => {
  const { answers, calls } = server();
  const upload = videoUpload(answers, file, { recorded: false });
  const seen: string[] = [];
  upload.subscribe(() => seen.push(`${upload.get().state.kind} ${upload.get().sent}`));
  await ended(upload);
  expect(calls.sent).toEqual([0, pieceBytes, 2 * pieceBytes]);
  expect(upload.get()).toEqual({ vid: 7, sent: file.size, state: { kind: 'ready', seconds: 9 } });
  expect(seen).toContain(`sending ${pieceBytes}`);
  expect(seen).toContain(`checking ${2 * pieceBytes}`);
});

test('after a lost network it goes on by itself from what is stored, and begins no second upload', async () => {
  const { answers, calls } = server([lost, lost, 'after', lost]);
  const upload = videoUpload(answers, file, { recorded: false });
  await ended(upload);
  expect(upload.get().state.kind).toBe('ready');
  expect([calls.begun, calls.sent]).toEqual([1, [0, pieceBytes, 2 * pieceBytes]]);
  expect(calls.pauses).toEqual([1000, 2000, 4000, 1000]);
});

test('R-VID-001 what another try can’t mend is a failed upload, at once; what it could, after six', async () => {
  const spoilt = server([refusal('threads.video_damaged', 200)]);
  const upload = videoUpload(spoilt.answers, file, { recorded: false });
  await ended(upload);
  expect(upload.get().state).toEqual({ kind: 'failed', message: 'said of threads.video_damaged' });
  expect(spoilt.calls.pauses).toEqual([]);
  const away = server(Array.from({ length: 7 }, () => lost));
  const patient = videoUpload(away.answers, file, { recorded: false });
  await ended(patient);
  expect(away.calls.pauses).toHaveLength(6);
  patient.goOn();
  await vi.waitFor(() => expect(patient.get().state.kind).toBe('ready'));
});

test('it waits while it is paused, goes on, and goes on with an upload from before a reload', async () => {
  const { answers, calls, stored } = server();
  Object.assign(stored, { bytes: file.size, received: pieceBytes });
  const upload = videoUpload(answers, file, { recorded: false, vid: 7 });
  upload.pause();
  expect(upload.get().state.kind).toBe('paused');
  upload.goOn();
  await ended(upload);
  expect([calls.begun, calls.sent]).toEqual([0, [pieceBytes, 2 * pieceBytes]]);
});

test('where the store takes pieces itself, the last alone goes to the site, also after a lost answer', async () => {
  const { answers, calls } = server([lost], { takes: 9 });
  const upload = videoUpload(answers, file, { recorded: false });
  await ended(upload);
  expect(upload.get().state.kind).toBe('ready');
  expect([calls.direct, calls.sent]).toEqual([[0, pieceBytes], [2 * pieceBytes]]);
});

test('from a piece on that the store doesn’t take the site takes all', async () => {
  const { answers, calls } = server([], { takes: 1 });
  const upload = videoUpload(answers, file, { recorded: false });
  await ended(upload);
  expect(upload.get().state.kind).toBe('ready');
  expect([calls.direct, calls.sent]).toEqual([[0], [0, pieceBytes, 2 * pieceBytes]]);
});

test('what is cancelled is deleted on the server too', async () => {
  const { answers, calls } = server();
  const upload = videoUpload(answers, file, { recorded: false });
  await ended(upload);
  upload.cancel();
  expect(calls.cancelled).toBe(1);
});

test.each([
  ['network.failed', 0, true],
  ['wire.too_many', 429, true],
  ['wire.unavailable', 503, true],
  ['media.busy', 200, true],
  ['threads.video_upload_failed', 200, true],
  ['threads.video_damaged', 200, false],
  ['wire.unauthorized', 401, false],
])('%s with HTTP %i may pass: %s', (name, http, passes) => {
  expect(isPassing(refusal(name, http))).toBe(passes);
});

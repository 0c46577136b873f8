import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { bodyLimits, createBodyRooms } from './body-room.ts';
import { readBody } from './read-body.ts';

/** A body as a socket would bring it, in pieces of unknown number unless a length is declared. */
function sending(type: string, length?: number) {
  const stream = new PassThrough();
  const headers = {
    'content-type': type,
    ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
  };
  const rooms = createBodyRooms();
  const place = rooms.enter('192.0.2.1');
  const sent = Object.assign(stream, { headers }) as unknown as IncomingMessage;
  const read = (files = false) =>
    readBody(sent, { files, most: bodyLimits.guest, place }).finally(() => place.release());
  return { stream, rooms, read };
}

const json = 'application/json; charset=utf-8';
const parts = 'multipart/form-data; boundary=x';
const part = (name: string, text: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const filePart = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nbytes\r\n`;

test.each([
  [json, '\ufeff{"a": "1", "b": "é"}'],
  ['application/x-www-form-urlencoded', 'a=1&b=%C3%A9'],
  [parts, `${part('a', '1')}${part('b', 'é')}--x--\r\n`],
])('%s is read as it was meant', async (type, text) => {
  const { stream, rooms, read } = sending(type);
  const body = read();
  stream.end(text);
  expect({ ...(await body).fields }).toEqual({ a: '1', b: 'é' });
  expect(rooms.taken('fields')).toBe(0);
});

test('a file comes with its name and bytes, and takes its room among the files', async () => {
  const { stream, rooms, read } = sending(parts);
  const body = read(true);
  stream.write(filePart);
  await expect.poll(() => rooms.taken('files')).toBe(filePart.length);
  stream.end('--x--\r\n');
  expect((await body).files).toEqual({
    file: { filename: 'a.jpg', mimetype: 'image/jpeg', bytes: Buffer.from('bytes') },
  });
});

test.each([
  ['text/plain', 'words', 'wire.wrong_media_type'],
  [json, '{"__proto__": {"a": 1}}', 'wire.bad_input'],
  [json, '{"\\u005f_proto__": {"a": 1}}', 'wire.bad_input'],
  [json, '{"constructor": {"prototype": {"a": 1}}}', 'wire.bad_input'],
  [json, '[1]', 'wire.bad_input'],
  [json, '', 'wire.bad_input'],
  [parts, part('__proto__', '1'), 'wire.bad_input'],
  [parts, part('a', '1'), 'wire.bad_input'],
  ['multipart/form-data', 'x', 'wire.bad_input'],
])('%s: %s is refused', async (type, text, refusal) => {
  const { stream, read } = sending(type);
  const body = read();
  stream.end(text);
  await expect(body).rejects.toMatchObject({ refusal });
});

test('a body that breaks off is refused', async () => {
  const { stream, read } = sending(json, 100);
  const body = read();
  stream.write('{"a":');
  stream.destroy();
  await expect(body).rejects.toMatchObject({ refusal: 'wire.bad_input' });
});

test('what still comes of a refused body takes no room', async () => {
  const { stream, rooms, read } = sending(parts);
  const body = read();
  stream.write(Array.from({ length: 60 }, (_, i) => part(`field${i}`, 'x')).join(''));
  await expect(body).rejects.toMatchObject({ refusal: 'wire.too_large' });
  stream.write('x'.repeat(50_000));
  await expect.poll(() => stream.readableLength).toBe(0);
  expect(rooms.taken('fields')).toBe(0);
});

test('a body whose declared length is too much is refused unread', async () => {
  const { stream, read } = sending(json, bodyLimits.guest + 1);
  await expect(read()).rejects.toMatchObject({ refusal: 'wire.too_large' });
  expect(stream.listenerCount('data')).toBe(0);
});

test('a body whose length is declared has its room before it comes', async () => {
  const text = '{"a": "1"}';
  const { stream, rooms, read } = sending(json, text.length);
  const body = read();
  expect(rooms.taken('fields')).toBe(text.length);
  stream.end(text);
  await body;
  expect(rooms.taken('fields')).toBe(0);
});

test('a body whose length is not declared is refused as soon as it is too long', async () => {
  const { stream, read } = sending(json);
  const body = read();
  stream.write(`"${'x'.repeat(bodyLimits.guest)}`);
  await expect(body).rejects.toMatchObject({ refusal: 'wire.too_large' });
});

import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { bodyRooms } from '../../server/platform/http/body-room.ts';
import { bodyPace } from '../../server/platform/http/slow-bodies.ts';
import { socketLimits } from '../../server/platform/http/sockets.ts';
import { testApp } from '../support/app.ts';
import { seldom } from '../support/sweep.ts';

/** Nobody's x-forwarded-for is believed: each address is that of its socket. */
const { url } = await testApp({ env: { TRUST_PROXY: '' } });
const { port } = new URL(url);

interface Line {
  socket: Socket;
  said: string;
  closed: boolean;
}

function open(localAddress: string, text: string): Line {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  const line: Line = { socket, said: '', closed: false };
  socket.on('data', (piece) => {
    line.said += piece;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      line.closed = true;
    });
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return line;
}

const lines = (count: number, addresses: number, text: string): Line[] =>
  Array.from({ length: count }, (_, i) => open(`127.0.0.${1 + (i % addresses)}`, text));

const withStatus = (all: readonly Line[], status: number) =>
  all.filter(({ said }) => said.startsWith(`HTTP/1.1 ${status}`));

const closed = (all: readonly Line[]): number => all.filter((line) => line.closed).length;

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, value] = new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\d+)$`, 'm').exec(text) ?? [];
  return Number(value ?? 0);
}

/** Longer than a silent body or head may stay, and its server looks. */
const patience = { timeout: bodyPace.idleMs + 8000 };

const upload = 11.9 * 1024 * 1024;
const begunUpload = `POST ${calls['media.image-upload'].path} HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${upload.toFixed(0)}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'x'.repeat(50_000)}`;

describe('bodies that begin and are silent', () => {
  test('of one address so many are accepted, the others asked to wait; the silent ones are cut after 10 s', async () => {
    const silent = lines(120, 1, begunUpload);
    const fitting = Math.floor(bodyRooms.files.perAddress / upload);
    await expect.poll(() => withStatus(silent, 429).length).toBe(120 - fitting);
    expect(silent.filter(({ said }) => said === '')).toHaveLength(fitting);
    const [refused] = withStatus(silent, 429);
    expect(refused?.said).toMatch(/retry-after: \d+/i);
    expect(refused?.said).toMatch(/"status":0.*"error":"wire\.too_many"|"error":"wire\.too_many".*"status":0/);
    const taken = await figure('http_body_bytes{kind="files"}');
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(bodyRooms.files.perAddress);
    await expect.poll(() => closed(silent), patience).toBe(120);
    expect(withStatus(silent, 408)).toHaveLength(fitting);
    await expect.poll(() => figure('http_body_bytes{kind="files"}')).toBe(0);
  });

  test('of many addresses the process takes in so many, and still answers other bodies', async () => {
    const silent = lines(120, 60, begunUpload);
    const fitting = Math.floor(bodyRooms.files.all / upload);
    await expect.poll(() => withStatus(silent, 503).length).toBe(120 - fitting);
    expect(withStatus(silent, 503)[0]?.said).toContain('"error":"wire.busy"');
    expect(await figure('http_body_bytes{kind="files"}')).toBeLessThanOrEqual(bodyRooms.files.all);
    const { path } = calls['threads.view'];
    const other = await fetch(url + path, { method: 'POST', body: new URLSearchParams({ tid: '1' }) });
    expect(other.status).toBe(200);
  });

  seldom('a body that drips is cut like a silent one', async () => {
    const drip = open(
      '127.0.0.9',
      `POST ${calls['threads.view'].path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n`,
    );
    const dripping = setInterval(() => drip.socket.write(' '), 500);
    onTestFinished(() => clearInterval(dripping));
    await expect.poll(() => drip.said, patience).toMatch(/^HTTP\/1\.1 408 [\s\S]*"error":"wire\.too_slow"/);
    await expect.poll(() => drip.closed).toBe(true);
  });

  seldom('one that is refused before it came is not waited for, either', async () => {
    const refused = open(
      '127.0.0.9',
      `POST ${calls['threads.like'].path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{`,
    );
    await expect.poll(() => refused.said).toMatch(/^HTTP\/1\.1 401 /);
    await expect.poll(() => refused.closed, patience).toBe(true);
  });
});

describe('sockets', () => {
  seldom('800 of four addresses that say half a head, or nothing, are closed within seconds', async () => {
    const halves = lines(400, 4, 'GET / HTTP/1.1\r\nhost: he');
    const mute = lines(400, 4, '');
    await expect.poll(() => closed([...halves, ...mute]), patience).toBe(800);
  });

  test('one address holds so many and no more, while others come in', async () => {
    const address = '127.0.0.77';
    const all = Array.from({ length: socketLimits.perAddress + 50 }, () => open(address, ''));
    await expect.poll(() => closed(all)).toBe(50);
    const other = open('127.0.0.78', 'GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n');
    await expect.poll(() => other.said).toMatch(/^HTTP\/1\.1 200/);
  });
});

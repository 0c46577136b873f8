import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { httpGeoIp } from './http-look-up.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://service');
  asked.push(`${url.pathname}${url.search}`);
  const kind = url.pathname.slice(1).split('/')[0];
  if (kind === 'moved') return response.writeHead(302, { location: '/found' }).end();
  if (kind === 'broken') return response.writeHead(503).end();
  if (kind === 'unknown') return response.writeHead(404).end();
  if (kind === 'long') return response.end(JSON.stringify({ country: 'NG', city: 'x'.repeat(100_000) }));
  if (kind === 'garbage') return response.end('<html>');
  return response.end(JSON.stringify({ countryCode: 'ng', country: 'Nigeria', city: ' Lagos\u0007 ' }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
beforeEach(() => void asked.splice(0));
const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ip = '203.0.114.9';

describe('the look-up behind GEOIP_URL', () => {
  test('R-MSC-034 gives the country and the city, by the address in the path or in the query', async () => {
    expect(await httpGeoIp(`${host}/found/{ip}?key=1`).look(ip)).toEqual({ country: 'NG', city: 'Lagos' });
    expect(await httpGeoIp(`${host}/found?key=1`).look(ip)).toEqual({ country: 'NG', city: 'Lagos' });
    expect(asked).toEqual([`/found/${ip}?key=1`, `/found?key=1&ip=${ip}`]);
  });

  test('what it does not know is no place; what it answers wrongly is tried again', async () => {
    expect(await httpGeoIp(`${host}/unknown`).look(ip)).toBeUndefined();
    for (const kind of ['broken', 'moved', 'long', 'garbage'])
      await expect(httpGeoIp(`${host}/${kind}`).look(ip), kind).rejects.toThrow();
    expect(asked.some((path) => path.startsWith('/found') && path.includes('moved'))).toBe(false);
  });

  test('addresses of private networks are sent to nobody', async () => {
    const before = asked.length;
    for (const inside of ['127.0.0.1', '10.2.3.4', '192.168.1.1', '::1', 'fe80::1', '::ffff:10.0.0.1', 'x', ''])
      expect(await httpGeoIp(`${host}/found`).look(inside), inside).toBeUndefined();
    expect(asked).toHaveLength(before);
    expect(await httpGeoIp(`${host}/found`).look('::ffff:8.8.4.4')).toEqual({ country: 'NG', city: 'Lagos' });
    expect(asked.at(-1)).toBe('/found?ip=8.8.4.4');
  });
});

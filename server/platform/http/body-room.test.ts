import { expect, test } from 'vitest';
import { bodyLimits, bodyRooms, createBodyRooms } from './body-room.ts';

test('an address is refused past its share with 429, and has it again once its bodies are answered', () => {
  const rooms = createBodyRooms();
  const { perAddress } = bodyRooms.fields;
  const first = rooms.enter('192.0.2.1');
  first.take('fields', perAddress - 10);
  const second = rooms.enter('192.0.2.1');
  second.take('fields', 10);
  const refused = { refusal: 'wire.too_many', detail: { retryAfterSeconds: expect.any(Number) } };
  expect(() => second.take('fields', 1)).toThrow(expect.objectContaining(refused));
  rooms.enter('192.0.2.2').take('fields', perAddress);
  first.release();
  first.release();
  second.take('fields', perAddress - 10);
  expect(rooms.taken('fields')).toBe(2 * perAddress);
});

test('of an IPv6 address the half counts that one customer holds', () => {
  const rooms = createBodyRooms();
  rooms.enter('2001:db8:7:7::1').take('files', bodyRooms.files.perAddress);
  expect(() => rooms.enter('2001:db8:7:7::2').take('files', 1)).toThrow('wire.too_many');
  rooms.enter('2001:db8:7:8::1').take('files', 1);
});

test('past the share of the process everybody is refused with 503, but for bodies of the other kind', () => {
  const rooms = createBodyRooms();
  const { all, perAddress } = bodyRooms.files;
  for (let taken = 0, i = 1; taken + perAddress <= all; taken += perAddress, i += 1)
    rooms.enter(`192.0.2.${i}`).take('files', perAddress);
  const late = rooms.enter('192.0.2.99');
  expect(() => late.take('files', perAddress)).toThrow('wire.busy');
  late.take('fields', 1000);
  expect(rooms.taken('files')).toBeLessThanOrEqual(all);
});

test('a dozen addresses can’t stop everybody from logging in, and each has room for two of the longest bodies', () => {
  const { all, perAddress } = bodyRooms.fields;
  expect(12 * perAddress).toBeLessThan(all);
  expect(perAddress).toBeGreaterThanOrEqual(2 * bodyLimits.member);
});

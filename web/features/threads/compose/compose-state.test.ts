import { expect, test } from 'vitest';
import {
  composed,
  emptyCompose,
  isSettled,
  mentionedIn,
  missingOf,
  moved,
  type OwnPhoto,
  picturesOf,
} from './compose-state.ts';

const written = {
  ...emptyCompose,
  subject: 'Blue hour',
  html: '<b>Shot</b> from a bus',
  text: 'Shot from a bus',
  pushTime: 9,
};
const photo = (key: string, fields: Partial<OwnPhoto> = {}): OwnPhoto => ({
  key,
  preview: '',
  caption: key,
  state: { kind: 'sent' },
  ...fields,
});

test('R-THR-021 sendStatus is the status the server answered, of a success and of a refusal', () => {
  expect(composed(written, { kind: 'sent', status: 1 }).sendStatus).toBe(1);
  expect(composed(written, { kind: 'refused', status: 0, errors: {} }).sendStatus).toBe(0);
});

test.each([0, 1])('what is refused with code %i is not out: it stands, and may be sent again', (status) => {
  const sent = composed(written, { kind: 'sending' });
  const refused = composed(sent, { kind: 'refused', status, errors: { form: 'no' } });
  const { subject, html, text, pushTime } = written;
  expect(refused).toMatchObject({ subject, html, text, pushTime, sending: false, isOut: false, sendStatus: status });
  expect(composed(refused, { kind: 'part', part: 'other' }).errors).toEqual({});
  // Each refusal leads to what it speaks of, the same one again too.
  const again = composed(refused, { kind: 'refused', status, errors: { form: 'no' } });
  expect([sent, refused, again].map(({ refusals }) => refusals)).toEqual([0, 1, 2]);
  expect(composed(sent, { kind: 'sent', status: 1 }).isOut).toBe(true);
});

test('R-THR-022 a success clears the subject and the send time, once its screen is left', () => {
  const sent = composed(composed(written, { kind: 'sending' }), { kind: 'sent', status: 1 });
  expect(sent).toMatchObject({ subject: 'Blue hour', pushTime: 9, sending: false });
  expect(composed(sent, { kind: 'left' })).toMatchObject({ subject: '', pushTime: 0 });
  expect(composed(written, { kind: 'left' })).toEqual(written);
});

test('what is on its way, or out, is not changed; what was refused is', () => {
  const sending = composed(written, { kind: 'sending' });
  const refused = composed(sending, { kind: 'refused', status: 0, errors: {} });
  const states = [written, sending, composed(sending, { kind: 'sent', status: 1 }), refused];
  expect(states.map(isSettled)).toEqual([false, true, true, false]);
});

test('R-THR-031 a refusal shows the server’s words and leaves all that was typed', () => {
  const refused = composed(written, { kind: 'refused', status: 0, errors: { editor: 'too long' } });
  expect(refused).toMatchObject({
    subject: 'Blue hour',
    html: written.html,
    pushTime: 9,
    errors: { editor: 'too long' },
  });
  expect(composed(refused, { kind: 'text', text: 'x' }).errors).toEqual({});
  expect(composed(refused, { kind: 'read', text: 'x' })).toMatchObject({ text: 'x', errors: refused.errors });
});

const sending = photo('a', { state: { kind: 'sending', percent: 5 } });

test.each([
  [{}, {}, null],
  [{ subject: '  ' }, {}, 'title'],
  [{ subject: '' }, { titled: false }, null],
  [{ text: '\n' }, {}, 'text'],
  [{ text: '' }, { needsText: false }, null],
  [{}, { partReady: false }, 'part'],
  [{ subject: '', text: '' }, { partReady: false }, 'title'],
  [{ hasBoards: true }, { needsBoard: true }, 'board'],
  [{ hasBoards: true, subject: '' }, { needsBoard: true }, 'title'],
  [{ hasBoards: true }, {}, null],
  [{}, { needsBoard: true }, null],
  [{ hasBoards: true, place: { typeid: 3, chosen: false } }, { needsBoard: true }, null],
  [{ hasBoards: true, place: { typeid: 0, chosen: true } }, { needsBoard: true }, null],
  [{ photos: [sending] }, {}, 'photos'],
  [{ photos: [photo('a', { state: { kind: 'failed', message: '' } })] }, {}, null],
])('R-THR-026 of a post with %o, of a kind with %o, is missing: %s', (fields, kind, missing) => {
  expect(missingOf({ ...written, ...fields }, { titled: true, ...kind })).toBe(missing);
});

test('members who were chosen are named as long as their names stand in the text, each once', () => {
  const ada = { uid: 7, username: 'Ada' };
  const chosen = [ada, { uid: 9, username: 'Bola' }, ada].reduce(
    (state, mention) => composed(state, { kind: 'mention', mention }),
    written,
  );
  expect(mentionedIn({ ...chosen, text: 'Thanks @Bola and @Ada' })).toEqual([9, 7]);
  expect(mentionedIn({ ...chosen, text: 'Thanks @Ada' })).toEqual([7]);
  expect(mentionedIn({ ...chosen, text: 'Thanks @Ada_k and ada@Bola.com' })).toEqual([]);
});

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 9, ['a', 'c', 'b']],
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'b', 'c']],
  ['x', 0, ['a', 'b', 'c']],
])('photo %s put at place %i', (key, to, order) => {
  expect(
    moved(
      ['a', 'b', 'c'].map((each) => photo(each)),
      key,
      to,
    ).map((each) => each.key),
  ).toEqual(order);
});

test('pictures go in their order, those that failed stay behind', () => {
  const photos = [
    photo('b', { aid: 7 }),
    photo('x', { state: { kind: 'failed', message: '' } }),
    photo('a', { aid: 3 }),
  ];
  expect(picturesOf(photos)).toEqual({ aids: [7, 3], captions: ['b', 'a'] });
});

test('a guessed board gives way to the next guess and to a choice, a choice only to another', () => {
  const place = (typeid: number, chosen: boolean) => ({ kind: 'place', place: { typeid, chosen } }) as const;
  const after = (...events: ReturnType<typeof place>[]) => events.reduce(composed, written).place;
  expect(after(place(5, false), place(6, false))).toEqual({ typeid: 6, chosen: false });
  expect(after(place(5, false), place(0, true), place(6, false))).toEqual({ typeid: 0, chosen: true });
  expect(after(place(2, true), place(3, true))).toEqual({ typeid: 3, chosen: true });
});

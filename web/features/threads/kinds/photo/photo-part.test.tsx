import { expect, test } from 'vitest';
import { member, rendered } from '../../../../testing/rendered.tsx';
import { composerOfPage } from '../../compose/ComposePage.tsx';
import { canonicalPath } from '../../share.ts';
import { composedKindOf, createTools } from '../composed-kinds.ts';
import type { AnyThread } from '../kind.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoComposer } from './PhotoComposer.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { PhotoStage } from './PhotoStage.tsx';

const picture = { aid: 3, url: '/media/3', width: 1600, height: 1066, colour: '#223344', widths: [320, 1280] };
const exif = { camera: 'Kito X3', lens: '', shutter: '1/60', iso: '200', aperture: '1.8', day: '' };
const photo = {
  ...{ aid: 3, url: '/media/3-1280.webp', w: 1600, h: 1066, preview: '/media/3-320.webp', full: '/media/3-2560.webp' },
  ...{ exif, picture },
};
const entry: NonNullable<AnyThread['photo']> = {
  category: 2,
  contest: { id: 4, title: 'Markets of my city', likes_until: 86_400 * 30 },
  photos: [photo],
  ...{ frozen: 0, final_likes: 0, dream: null },
  own: { can: { like: true, edit: false }, likeRefusal: '' },
};
const dream = { state: 'told' as const, what: 'Two tablets came.', at: 86_400 * 30, photo: null };

type Drawn = typeof PhotoPart;
const drawn = (Part: Drawn, fields: Partial<typeof entry> | null, lite = false) => {
  const thread = { tid: 9, special: 5, subject: 'Last bus', photo: fields && { ...entry, ...fields } } as AnyThread;
  return rendered(<Part thread={thread} onChange={() => undefined} />, { lite });
};

test('the stage shows the photo, what its member says of it, and the large file', () => {
  const html = drawn(PhotoStage, {});
  expect(html).toContain('data-aid="3"');
  expect(html.replaceAll('<!-- -->', '')).toMatch(/Kito X3.*f\/1\.8.*1\/60 s.*ISO 200/s);
  expect(html).toContain('href="/media/3-2560.webp"');
});

test('where data is dear the photo is asked for by a tap', () => {
  const html = drawn(PhotoStage, {}, true);
  expect(html).toContain('Tap to load');
  expect(html).not.toContain('<img');
});

test('an entry leads to its contest, and says when likes stay as they are', () => {
  expect(drawn(PhotoPart, {})).toContain('href="/photos/contest/4"');
  expect(drawn(PhotoPart, {})).toContain('Likes count until 31 January 1970.');
  expect(drawn(PhotoPart, { frozen: 1 })).toContain('Likes stay as they are.');
  expect(drawn(PhotoCard, {})).toContain('Markets of my city');
});

test('a helped dream comes back with how it went', () => {
  expect(drawn(PhotoPart, { contest: null, dream })).toContain('Two tablets came.');
  expect(drawn(PhotoPart, { contest: null, dream: { ...dream, state: 'asked', what: '' } })).toBe('');
});

test.each([PhotoPart, PhotoCard, PhotoStage])('nothing is drawn of other threads', (Part) => {
  expect(drawn(Part, null)).toBe('');
});

test('R-PHO-001 R-DRM-001 an entry has one address, on its board', () => {
  const place = { tid: 9, country_fid: 0, special: 5 };
  expect(canonicalPath({ ...place, fid: 770 })).toMatch(/\/photos\/detail9$/);
  expect(canonicalPath({ ...place, fid: 771 })).toMatch(/\/dreamFund\/detail9$/);
});

test('no tool of the common composer leads to photos: they are added where their agreement is', () => {
  expect(createTools.find(({ kind }) => kind === 'photo')).toBeUndefined();
  expect(composerOfPage('photo')?.Composer).toBe(composedKindOf({ special: 5 })?.Composer);
  expect(rendered(<PhotoComposer uid={member.uid} editing={null} />, { viewer: member })).toContain('/photos/add');
});

import { expect, test } from 'vitest';
import { Avatar } from '../../design/Avatar.tsx';
import { PhotoList } from '../../design/Photos.tsx';
import { rendered } from '../../testing/rendered.tsx';

const pictures = [1, 2].map((aid) => ({
  aid,
  url: `/media/ab/${aid}`,
  width: 640,
  height: 480,
  widths: [320, 640],
  colour: '#336699',
  caption: '',
}));

test('pictures are asked for by a tap, and faces are drawn, where the reader saves data', () => {
  const info = { avatar: '/media/ab/face-320.webp', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' };
  const parts = (
    <>
      <PhotoList pictures={pictures} />
      <Avatar name="Ama" info={info} />
    </>
  );
  const lite = rendered(parts, { lite: true });
  expect(lite).not.toContain('<img');
  expect(lite).toContain('2 photos');
  expect(rendered(parts)).toContain('/media/ab/face-320.webp');
});

import { Icon } from '../../../design/Icon.tsx';

/** The picture of a prize, or the sign for one. */
export function PrizeImage({ img, size }: { img: string; size?: 's' }) {
  const className = size === 's' ? 'draw-img draw-img-s' : 'draw-img';
  return (
    <span className={className}>
      {img === '' ? <Icon name="gift" /> : <img src={img} alt="" width="52" height="52" loading="lazy" />}
    </span>
  );
}

import { type ReactNode, useState } from 'react';
import type { Attachment } from '../../contract/domains/media/shapes.ts';
import { useTwoTaps } from '../lib/two-taps.ts';
import { useNavigate } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { Heart } from './Heart.tsx';
import { GroupPhoto } from './Photos.tsx';
import { isSwiped, overhang, photoGroup, sizesIn, sizesInGroup } from './pictures.ts';

interface PhotoGroupProps {
  pictures: readonly Attachment[];
  /** The thread they stand in. */
  to: string;
  eager?: boolean;
  /** Two taps of a finger on one of them: likes, never takes a like back. */
  onTwoTaps?: () => void;
}

/** A feed card's pictures, 1 to 9, "+N" on the last that shows; a set of tall ones is swiped through. */
export function PhotoGroup({ pictures, to, eager, onTwoTaps }: PhotoGroupProps) {
  const { layout, shown, more } = photoGroup(pictures.length);
  if (pictures.length === 0) return null;
  if (isSwiped(pictures)) return <PhotoSwipe pictures={pictures} to={to} eager={eager} onTwoTaps={onTwoTaps} />;
  return (
    <div className={`photos photos-${layout} above`}>
      {pictures.slice(0, shown).map((picture, index) => (
        <OpensPhoto key={picture.aid} to={to} index={index} onTwoTaps={onTwoTaps}>
          <GroupPhoto
            pictures={pictures}
            index={index}
            sizes={sizesInGroup(layout, index, picture)}
            eager={eager && index === 0}
          />
          {more > 0 && index === shown - 1 && <span className="photos-more num">+{more}</span>}
          {layout === 4 && index === 2 && <span className="photos-more num sm:hidden">+1</span>}
        </OpensPhoto>
      ))}
    </div>
  );
}

interface OpensPhotoProps extends Pick<PhotoGroupProps, 'to' | 'onTwoTaps'> {
  index: number;
  children: ReactNode;
}

/** Leads to the picture on its thread's page, and answers two taps with a heart; the keyboard stops once a group. */
function OpensPhoto({ to, index, children, onTwoTaps }: OpensPhotoProps) {
  const address = `${to}?photo=${index + 1}`;
  const navigate = useNavigate();
  const [hearts, setHearts] = useState(0);
  const onClick = useTwoTaps(
    onTwoTaps && {
      once: () => void navigate(address),
      twice: () => {
        setHearts((count) => count + 1);
        onTwoTaps();
      },
    },
  );
  return (
    <Link to={address} tabIndex={index === 0 ? undefined : -1} onClick={onClick}>
      {children}
      <Heart key={hearts} times={hearts} />
    </Link>
  );
}

/** Proportions of a cell that is swiped, and its share of the card. */
const [swipedCell, swipedShare, swipedShareWide] = [4 / 5, 0.86, 0.46];

/** Pictures side by side, the next one peeking; the browser alone moves them. */
function PhotoSwipe({ pictures, to, eager, onTwoTaps }: PhotoGroupProps) {
  const t = useT();
  const count = pictures.length;
  return (
    <div className="swipe above">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in */}
      <div className="swipe-track" role="group" aria-label={t('shell.photos', { count })}>
        {pictures.map((picture, index) => (
          <OpensPhoto key={picture.aid} to={to} index={index} onTwoTaps={onTwoTaps}>
            <GroupPhoto
              pictures={pictures}
              index={index}
              sizes={sizesIn(
                'feed',
                swipedShareWide * overhang(picture, swipedCell),
                swipedShare * overhang(picture, swipedCell),
              )}
              eager={eager && index === 0}
            />
            <span className="swipe-count num" aria-hidden="true">
              {index + 1} / {count}
            </span>
          </OpensPhoto>
        ))}
      </div>
      <div className="swipe-dots" aria-hidden="true">
        {pictures.map(({ aid }) => (
          <i key={aid} />
        ))}
      </div>
    </div>
  );
}

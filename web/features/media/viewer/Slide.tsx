import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import { srcOf, srcSetOf } from '../../../design/pictures.ts';

interface SlideProps {
  picture: Attachment;
  alt: string;
  isCurrent: boolean;
  /** Its file is asked for; until then its colour stands in its shape. */
  isLoaded: boolean;
  /** Larger than whole: the widest file is wanted. */
  isZoomed: boolean;
  onLoad: () => void;
}

/** What stands above and below the picture, and beside it on wide windows (pictures.css). */
const [frameHeight, sideWidth] = ['12.5rem', '22.5rem'];

/** `sizes` of a picture that fits the stage in both directions. */
function sizesInStage({ width, height }: Attachment): string {
  const high = `calc((100vh - ${frameHeight}) * ${Math.round((100 * width) / height) / 100})`;
  return `(min-width: 64rem) min(100vw - ${sideWidth}, ${high}), min(100vw, ${high})`;
}

/** One picture of the viewer, as large as it fits. */
export function Slide({ picture, alt, isCurrent, isLoaded, isZoomed, onLoad }: SlideProps) {
  const { width, height, colour } = picture;
  return (
    <figure className="viewer-slide" data-current={isCurrent ? '' : undefined} inert={!isCurrent}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {isLoaded && (
        <img
          // One that stood on the server's page may be there before its code is.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) onLoad();
          }}
          src={srcOf(picture, 960)}
          srcSet={srcSetOf(picture)}
          sizes={isZoomed ? `${width}px` : sizesInStage(picture)}
          width={width}
          height={height}
          alt={alt}
          fetchPriority={isCurrent ? 'high' : 'low'}
          decoding="async"
          draggable={false}
          onLoad={onLoad}
        />
      )}
    </figure>
  );
}

import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { PhotographerRow, PhotoRow } from '../queries.ts';
import { PhotoCells } from './PhotoCells.tsx';
import { PhotographerLine } from './PhotographerLine.tsx';

/** Beside the photo boards: who enters photos, and the 8 that are recommended, each with why. */
export function PhotosBeside({
  photographers,
  recommended,
}: {
  photographers: readonly PhotographerRow[];
  recommended: readonly PhotoRow[];
}) {
  const t = useT();
  return (
    <>
      {photographers.length > 0 && (
        <Card title={t('contests.photographers')} aside={<All to="/photography/photographer" />}>
          <ul className="rows">
            {photographers.map((row) => (
              <PhotographerLine key={row.uid} row={row} />
            ))}
          </ul>
        </Card>
      )}
      {recommended.length > 0 && (
        <Card title={t('contests.photos.recommended')} aside={<All to="/photography/recommended" />}>
          <PhotoCells photos={recommended} small />
        </Card>
      )}
    </>
  );
}

export function All({ to }: { to: string }) {
  const t = useT();
  return (
    <Link to={to} className="link inline-flex min-h-11 min-w-11 items-center justify-end text-sm">
      {t('contests.photos.allOf')}
    </Link>
  );
}

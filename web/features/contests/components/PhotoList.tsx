import { type ReactNode, useEffect } from 'react';
import { call } from '../../../api/client.ts';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Note } from '../../../design/parts.tsx';
import { notePhotosShown } from '../../../lib/photos-shown.ts';
import { placeAfter, useGrowingRows } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { askPhotos, type PhotoPage, type PhotoRow, type PhotoSource } from '../queries.ts';
import { PhotoCells } from './PhotoCells.tsx';
import { PhotosViewer } from './PhotosViewer.tsx';

interface PhotoListProps {
  source: PhotoSource;
  first: PhotoPage;
  /** Shown where there is none. */
  empty: ReactNode;
  /** The page's query before its number, such as `order=like&`. */
  query?: string;
  titled?: boolean;
}

/** A list of photos that grows below; its entries then lead to each other, and it is looked through in the viewer. */
export function PhotoList({ source, first, empty, query = '', titled }: PhotoListProps) {
  const t = useT();
  const lite = useLowData();
  const rows = useGrowingRows<PhotoRow, PhotoPage>(first, {
    idOf: ({ aid }) => aid,
    ask: (last) => askPhotos(call, source, placeAfter(last)),
  });
  useEffect(() => notePhotosShown(rows.rows), [rows.rows]);
  if (rows.rows.length === 0 && !rows.more) return empty;
  return (
    <>
      {lite && (
        <Note>
          <b>{t('contests.photos.lite')}</b> {t('contests.photos.liteText')}{' '}
          <Link to="/ucenter/setting/appearance" className="link">
            {t('contests.photos.liteChange')}
          </Link>
        </Note>
      )}
      <PhotoCells photos={rows.rows} titled={titled} eager />
      <MoreRows list={rows} to={`?${query}page=${rows.last.page + 1}`} />
      <PhotosViewer photos={rows.rows} onChange={rows.patch} />
    </>
  );
}

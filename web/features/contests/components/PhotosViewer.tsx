import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { Icon } from '../../../design/Icon.tsx';
import { PostActions } from '../../../design/PostActions.tsx';
import { photoPath } from '../../../lib/photo-path.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useNavigate, useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { toggledLike, useMark } from '../../threads/index.ts';
import type { PhotoRow } from '../queries.ts';

const viewer = part({ for: 'pressed', load: () => import('./ListViewer.tsx') });
const Viewer = drawn(viewer, (m) => m.ListViewer);

const field = 'look';

/** The address of a list with one of its photos looked at, or with none. */
export function withLook(params: URLSearchParams, number: number | null): string {
  const query = new URLSearchParams(params);
  query.delete(field);
  if (number !== null) query.set(field, String(number));
  return query.toString();
}

interface PhotosViewerProps {
  photos: readonly PhotoRow[];
  onChange: (aid: number, fields: Partial<PhotoRow>) => void;
}

/** The site's viewer over a list's photos, where the address names one of them: from one to the next without going back. */
export function PhotosViewer({ photos, onChange }: PhotosViewerProps) {
  const t = useT();
  const search = useSearch();
  const navigate = useNavigate();
  const like = useLike(onChange);
  const number = Number(/^[1-9]\d{0,3}$/.exec(search.get(field) ?? '')?.[0] ?? 0);
  const photo = photos[number - 1];
  if (!photo) return null;
  const go = (at: number | null) =>
    navigate({ search: withLook(search, at) }, { replace: true, preventScrollReset: true });
  const close = () => void go(null);
  const toEntry = (
    <Link to={photoPath(photo)} className="viewer-write mt-auto">
      {t('contests.photos.openEntry')}
    </Link>
  );
  return (
    <Viewer
      onFailed={close}
      pictures={photos.map(({ picture, subject }) => ({ ...picture, caption: subject }))}
      index={number - 1}
      title={photo.subject}
      searchOf={(index) => withLook(search, index === null ? null : index + 1)}
      onIndex={(index) => {
        if (index !== number - 1) void go(index + 1);
      }}
      onClose={close}
      onDoubleTap={() => {
        if (photo.is_like === 0) like(photo);
      }}
      onShare={undefined}
      menu={null}
      face={null}
      name={photo.author}
      actions={
        <PostActions
          liked={photo.is_like === 1}
          likes={photo.like}
          likeAction={likeAction(photo)}
          onLike={() => like(photo)}
        >
          <Link to={photoPath(photo)} className="act ms-auto">
            {t('contests.photos.openEntry')}
            <Icon name="chevron-right" size="s" flip />
          </Link>
        </PostActions>
      }
      side={toEntry}
    />
  );
}

const likeAction = ({ tid, is_like }: PhotoRow): string =>
  formAction('threads.like-photo', { tid, like: is_like === 1 ? 0 : 1 });

/** Likes an entry from its list: shown at once, undone where it is refused. */
function useLike(onChange: PhotosViewerProps['onChange']) {
  const mark = useMark();
  return (photo: PhotoRow) => {
    const { aid, tid, is_like, like, author } = photo;
    void mark({
      key: `photo${tid}`,
      action: likeAction(photo),
      show: (fields) => onChange(aid, fields),
      before: { is_like, like },
      turned: toggledLike,
      intent: { act: 'like', who: author },
      ask: async (hoped) => (await call('threads.like-photo', { tid, like: hoped.is_like })).data,
    });
  };
}

/** Opens the viewer at the list's first photo. */
export function LookThrough() {
  const t = useT();
  const search = useSearch();
  const name = t('contests.photos.lookThrough');
  return (
    <Link to={`?${withLook(search, 1)}`} className="icon-btn" preventScrollReset aria-label={name} title={name}>
      <Icon name="maximize-2" />
    </Link>
  );
}

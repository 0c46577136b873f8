import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { call } from '../../../api/client.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Count } from '../../../design/Count.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { ChipLink, Tag } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { srcOf } from '../../../design/pictures.ts';
import { directionOf } from '../../../lib/direction.ts';
import { photoPath } from '../../../lib/photo-path.ts';
import { placeAfter, useGrowingRows } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useContestDays } from '../days.ts';
import {
  type Availability,
  askDreams,
  type DreamFilter,
  type DreamPage,
  type DreamRow,
  type PhotoPage,
  type PhotoSource,
} from '../queries.ts';
import { NotOpenNote } from './OpenFrom.tsx';
import { PhotoList } from './PhotoList.tsx';
import { PhotoTabs } from './PhotoTabs.tsx';

interface DreamsScreenProps {
  state: DreamFilter;
  first: DreamPage;
  open: Availability;
  /** Where the reader's own are, for members. */
  mine: string | null;
}

/** The dream fund: what it is, and its dreams, those that were helped marked. */
export function DreamsScreen({ state, first, open, mine }: DreamsScreenProps) {
  const t = useT();
  return (
    <>
      <h1 className="sr-only">{t('contests.dreams')}</h1>
      <PhotoTabs />
      <NotOpenNote at={open} />
      <DreamHead open={open} />
      <nav className="board-chips photo-chips" aria-label={t('contests.dream.show')}>
        <ChipLink to="/dreamFund" on={state === ''}>
          {t('contests.photos.order.dateline')}
        </ChipLink>
        <ChipLink to="/dreamFund?state=helped" on={state === 'helped'}>
          {t('contests.dream.helped')}
        </ChipLink>
        {mine && <ChipLink to={mine}>{t('contests.dream.mine')}</ChipLink>}
      </nav>
      <DreamList key={state} state={state} first={first} />
    </>
  );
}

/** What the fund does, and the way to one's own dream. */
function DreamHead({ open }: { open: Availability }) {
  const t = useT();
  const day = useCivilDay();
  return (
    <section className="card cloth flex flex-col gap-3 py-4! sm:p-6!">
      <h2 className="heading text-xl">{t('contests.dream.title')}</h2>
      <p className="soft text-sm">{t('contests.dream.text')}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        {open.open ? (
          <Link to="/dreamFund/add" className="btn btn-on-field">
            {t('contests.dream.tell')}
          </Link>
        ) : (
          <span className="soft text-sm">
            {open.opens === '' ? t('contests.photos.notOpen') : t('contests.photos.opens', { day: day(open.opens) })}
          </span>
        )}
        <Link to="/dreamFund/agreement" className="inline-flex min-h-11 items-center text-sm font-bold text-value">
          {t('contests.dream.how')}
        </Link>
      </div>
    </section>
  );
}

function DreamList({ state, first }: { state: DreamFilter; first: DreamPage }) {
  const t = useT();
  const rows = useGrowingRows<DreamRow, DreamPage>(first, {
    idOf: ({ tid }) => tid,
    ask: (last) => askDreams(call, state, placeAfter(last)),
  });
  if (rows.rows.length === 0 && !rows.more) {
    return (
      <div className="card">
        <EmptyState
          title={t(state === 'helped' ? 'contests.dream.noneHelped' : 'contests.dream.none')}
          text={t(state === 'helped' ? 'contests.dream.noneHelpedText' : 'contests.dream.noneText')}
        />
      </div>
    );
  }
  return (
    <section className="card card-flush">
      {rows.rows.map((row) => (
        <Dream key={row.tid} row={row} />
      ))}
      <MoreRows list={rows} to={`?${state === '' ? '' : `state=${state}&`}page=${rows.last.page + 1}`} />
    </section>
  );
}

function Dream({ row }: { row: DreamRow }) {
  const t = useT();
  const lite = useLowData();
  const { month } = useContestDays();
  const to = photoPath({ tid: row.tid, fid: boardFids.dream });
  const { picture, state, at } = row;
  return (
    <article className="dream relative">
      <span className="dream-face">
        {picture && !lite && (
          <img
            src={srcOf(picture, 320)}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="font-bold">
          <Link to={to} className="after:absolute after:inset-0" dir={directionOf(row.subject)}>
            {row.subject}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-ink-2" dir={directionOf(row.summary)}>
          {row.summary}
        </p>
        <div className="mt-auto flex min-w-0 flex-wrap items-center gap-2 text-xs text-ink-3">
          <Avatar name={row.author} country={countryCodeOf(row.country_fid)} info={row.avatar} size="xs" decorative />
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {row.author}
          </span>
          {state === 'asked' ? (
            <span className="flex items-center gap-1">
              <Icon name="heart" size="s" />
              <Count value={row.like} />
            </span>
          ) : (
            <Tag tone="success" icon="check">
              {t('contests.dream.helpedIn', { month: month(at) })}
            </Tag>
          )}
        </div>
      </div>
    </article>
  );
}

interface DreamEntriesProps {
  /** The reader's own, or null for all. */
  mine: { source: PhotoSource; first: PhotoPage } | null;
  all: DreamPage | null;
}

/** All dreams, or one's own. */
export function DreamEntriesScreen({ mine, all }: DreamEntriesProps) {
  const t = useT();
  return (
    <>
      <h1 className="sr-only">{t('contests.dreams')}</h1>
      <PhotoTabs />
      {mine && (
        <PhotoList
          {...mine}
          titled
          query="mine=1&"
          empty={
            <div className="card">
              <EmptyState title={t('contests.dream.noneMine')} text={t('contests.dream.text')} />
            </div>
          }
        />
      )}
      {all && <DreamList state="" first={all} />}
    </>
  );
}

import '../../../design/sheets/tasks.css';
import type { ReactNode } from 'react';
import type { MedalNews, MedalRow } from '../../../../contract/domains/tasks/shapes.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { Medals } from '../../../design/Medals.tsx';
import { Card } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { medalAsked, medalPath } from '../medal-address.ts';
import { medalsToGet, ownMedals, wornMedals } from '../medal-rows.ts';
import { useMedalDay } from '../use-medal-day.ts';
import { MedalImage } from './MedalImage.tsx';
import { MedalSheet } from './MedalSheet.tsx';
import { ShareMedal } from './ShareMedal.tsx';

interface MedalsScreenProps {
  medals: readonly MedalRow[];
  /** The oldest medal not yet congratulated on, which a page without script says here. */
  news: MedalNews | null;
  /** The running year: days of others are said with theirs. */
  year: number;
}

/** The medals that a member has, with their days, then those still to get, with the way or how far each is (R-MED-001). */
export function MedalsScreen({ medals, news, year }: MedalsScreenProps) {
  const t = useT();
  const { medalid, uid, isShared } = medalAsked(useSearch());
  const viewer = useSession();
  const [own, others] = [ownMedals(medals), medalsToGet(medals)];
  // Somebody else's stands above, at an address that was shared.
  const asked = uid === 0 || uid === viewer?.uid ? medals.find((medal) => medal.medalid === medalid) : undefined;
  return (
    <>
      <h1 className="sr-only">{t('tasks.medals.title')}</h1>
      {news && <NewsLine news={news} />}
      <Card
        title={t('tasks.medals.yours', { count: own.length })}
        aside={
          own.length > 0 && (
            <Link to="/medalcenter/wear" className="tap link text-sm">
              {t('tasks.medals.order')}
            </Link>
          )
        }
      >
        {own.length === 0 ? (
          <EmptyState title={t('profiles.noMedals')} text={t('tasks.medals.noneText')} />
        ) : (
          <Own medals={own} year={year} />
        )}
      </Card>
      {others.length > 0 && (
        <Card title={t('tasks.medals.toGet', { count: others.length })}>
          <ul className="medal-grid">
            {others.map((medal) => (
              <Cell key={medal.medalid} medal={medal} isLocked>
                <HowFar medal={medal} />
              </Cell>
            ))}
          </ul>
        </Card>
      )}
      {asked && !isShared && <MedalSheet key={medalid} medal={asked} year={year} />}
      {asked?.is_have === 1 && isShared && <SharedAtAddress medal={asked} />}
    </>
  );
}

function Own({ medals, year }: { medals: readonly MedalRow[]; year: number }) {
  const day = useMedalDay(year);
  return (
    <ul className="medal-grid">
      {medals.map((medal) => (
        <Cell key={medal.medalid} medal={medal}>
          {day(medal.dateline)}
        </Cell>
      ))}
    </ul>
  );
}

function Cell({ medal, isLocked, children }: { medal: MedalRow; isLocked?: boolean; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <Link
        to={medalPath(medal.medalid)}
        preventScrollReset
        className={isLocked ? 'medal-cell medal-locked hover:bg-sunken' : 'medal-cell hover:bg-sunken'}
      >
        <span className="medal-disc">
          <MedalImage src={medal.s3_medal} side={56} />
        </span>
        <b dir="auto">{medal.name}</b>
        <small dir="auto">{children}</small>
      </Link>
    </li>
  );
}

/** How far it is where something is counted, else where it is had, else the way. */
function HowFar({ medal: { have, need, goods_id, how } }: { medal: MedalRow }) {
  const t = useT();
  if (need > 1) return t('tasks.doneOf', { have: Math.min(have, need), need });
  return goods_id > 0 ? t('tasks.medals.inStore') : how;
}

/** Before there is script: with it, the dialog of congratulation comes by itself. */
function NewsLine({ news: { medalid, name, s3_medal } }: { news: MedalNews }) {
  const t = useT();
  const seen = (wear: 0 | 1) => sendsForm(formAction('tasks.medal-seen', { medalid, wear }));
  return (
    <noscript>
      <section className="card flex flex-wrap items-center gap-3">
        <MedalImage src={s3_medal} side={40} />
        <p className="min-w-32 flex-1 text-sm" dir="auto">
          {t('tasks.granted.new', { name })}
        </p>
        <span className="ms-auto flex flex-wrap gap-2">
          <button {...seen(0)} className="btn btn-outline btn-small">
            {t('tasks.granted.later')}
          </button>
          <button {...seen(1)} className="btn btn-primary btn-small">
            {t('tasks.granted.wearIt')}
          </button>
        </span>
      </section>
    </noscript>
  );
}

function SharedAtAddress({ medal }: { medal: MedalRow }) {
  return <ShareMedal medal={medal} closeTo={medalPath(medal.medalid)} />;
}

/** Beside the medals on wide windows: how they look beside one's name. */
export function BesideName({ medals }: { medals: readonly MedalRow[] }) {
  const t = useT();
  const viewer = useSession();
  const worn = wornMedals(medals).map(({ medalid, s3_medal, name }) => ({ id: String(medalid), s3_medal, name }));
  if (!viewer || worn.length === 0) return null;
  return (
    <Card title={t('tasks.medals.beside')}>
      <p className="flex flex-wrap items-center gap-2">
        <b dir="auto">{viewer.username}</b>
        <Medals medals={worn} />
      </p>
      <p className="mt-2 text-sm text-ink-2">{t('tasks.medals.besideText')}</p>
    </Card>
  );
}

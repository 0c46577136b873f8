import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { contestPath } from '../../../lib/photo-path.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { JoinLink } from '../../../shell/JoinLink.tsx';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Availability, CategoryRow } from '../queries.ts';
import type { AddAsked } from '../use-add-form.ts';
import { AddScreen } from './AddScreen.tsx';

interface AddPageProps {
  asked: Omit<AddAsked, 'uid'>;
  contest: ContestShape | null;
  categories: readonly CategoryRow[];
  open: Availability;
}

/** The page of a new entry: for members, and while photos are taken. */
export function AddPage({ asked, contest, categories, open }: AddPageProps) {
  const t = useT();
  const viewer = useSession();
  const isDream = asked.fid === boardFids.dream;
  const title = t(isDream ? 'contests.dream.tell' : 'contests.photos.add');
  const back = contest ? contestPath(contest.id) : isDream ? '/dreamFund' : '/photos';
  const obstacle = useObstacle(open, contest);
  const isOver = contest !== null && isClosed(contest);
  return (
    <DefaultLayout columns="two" ownBar head={{ title, back }}>
      <PageMeta title={title} hidden />
      {viewer && obstacle === '' ? (
        <AddScreen key={viewer.uid} asked={{ ...asked, uid: viewer.uid }} contest={contest} categories={categories} />
      ) : (
        <section className="card">
          <h1 className="sr-only">{title}</h1>
          {obstacle === '' ? (
            <EmptyState
              title={t('threads.refusal.need_login')}
              action={
                <JoinLink intent={{ act: 'post' }} goOn={() => undefined} className="btn btn-primary">
                  {t('shell.logIn')}
                </JoinLink>
              }
            />
          ) : (
            <EmptyState
              title={obstacle}
              text={t(isOver ? 'contests.add.closedText' : 'contests.photos.until')}
              action={
                <span className="flex flex-wrap justify-center gap-2">
                  {isOver && open.open && (
                    <Link to="/photos/add" className="btn btn-primary">
                      {t('contests.add.without')}
                    </Link>
                  )}
                  <Link to={back} className="btn btn-outline">
                    {t('contests.add.back')}
                  </Link>
                </span>
              }
            />
          )}
        </section>
      )}
    </DefaultLayout>
  );
}

const isClosed = ({ phase }: ContestShape): boolean => phase !== 'before' && phase !== 'open';

/** Why nothing can be sent now, and from when it can; empty where it can. */
function useObstacle(open: Availability, contest: ContestShape | null): string {
  const t = useT();
  const day = useCivilDay();
  if (contest?.phase === 'before') return t('contests.refusal.not_open_yet');
  if (contest && isClosed(contest)) return t('contests.add.closed');
  if (open.open) return '';
  return open.opens === '' ? t('contests.photos.notOpenYet') : t('contests.photos.openOn', { day: day(open.opens) });
}

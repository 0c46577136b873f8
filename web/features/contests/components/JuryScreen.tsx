import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { showToast } from '../../../design/toasts.ts';
import { directionOf } from '../../../lib/direction.ts';
import { contestPath, photoPath } from '../../../lib/photo-path.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

const choices = [...Array(contestLimits.pointsMax + 1).keys()];

type JuryPage = DataOf<Calls['contests.jury']>;
type Entry = JuryPage['list'][number];

/** A contest's entries for a member of its jury, each with their own points. */
export function JuryScreen({ contest, entries }: { contest: ContestShape; entries: JuryPage }) {
  const t = useT();
  return (
    <>
      <section className="card">
        <h1 className="heading text-xl" dir="auto">
          <Link to={contestPath(contest.id)}>{contest.title}</Link>
        </h1>
        <p className="text-sm text-ink-2">{t('contests.jury.text', { max: contestLimits.pointsMax })}</p>
      </section>
      <section className="card card-flush">
        {entries.list.length === 0 && <EmptyState title={t('contests.photos.none')} />}
        {entries.list.map((entry) => (
          <JuryRow key={entry.tid} contest={contest.id} entry={entry} />
        ))}
      </section>
      <Pagination page={entries.page} total={entries.totalPage} />
    </>
  );
}

function JuryRow({ contest, entry: { tid, fid, subject, photos, points } }: { contest: number; entry: Entry }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, run } = usePress();
  const part = `points${tid}`;
  const [photo] = photos;
  const give = () =>
    run(async () => {
      const given = document.querySelector<HTMLSelectElement>(`[name="points@${part}"]`)?.value ?? '0';
      const { data } = await call('contests.vote', { contest, tid, points: Number(given) });
      showToast({ text: t('contests.said.vote', { points: data.points }) });
      await revalidate();
    });
  return (
    <article className="photo-row">
      <span className="photo-row-face">{photo && <img src={srcOf(photo.picture, 160)} alt="" loading="lazy" />}</span>
      <div className="min-w-0">
        <Link to={photoPath({ tid, fid })} className="block font-bold" dir={directionOf(subject)}>
          {subject}
        </Link>
        <span className="text-sm text-ink-2">
          {points === null ? t('contests.jury.none') : t('contests.jury.given', { points })}
        </span>
      </div>
      <div className="flex items-end gap-2">
        <Select label={t('contests.jury.points')} form={pageForm} name={`points@${part}`} defaultValue={points ?? 0}>
          {choices.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        <FormButton
          className="btn btn-quiet"
          action={formAction('contests.vote', { contest, tid, _of: part })}
          busy={busy && t('shell.working')}
          onClick={() => void give()}
        >
          {t('contests.jury.give')}
        </FormButton>
      </div>
    </article>
  );
}

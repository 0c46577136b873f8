import { appealingLimits } from '../../../../contract/domains/review/appealing/limits.ts';
import type { ActAppealRow } from '../../../../contract/domains/review/appealing/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Field } from '../../../design/fields.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { Moment, useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useDecideAppeal } from './use-decide-appeal.ts';

interface PostAppealsProps {
  state: 'open' | 'done';
  found: { list: ActAppealRow[]; next: string };
}

/** Appeals about posts: what was done and why, what the author says, and the answer. */
export function PostAppealsScreen({ state, found: { list, next } }: PostAppealsProps) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.postAppeals')}</h1>
      <StateTabs label={t('operators.nav.postAppeals')} state={state} states={['open', 'done']} />
      {list.length === 0 && <EmptyState title={t(`operators.appealsNone.${state === 'open' ? 'open' : 'answered'}`)} />}
      <ul className="flex flex-col gap-3">
        {list.map((row) => (
          <AppealedPost key={row.id} row={row} />
        ))}
      </ul>
      <MoreLink next={next === '' ? null : next} />
    </>
  );
}

function AppealedPost({ row }: { row: ActAppealRow }) {
  const t = useT();
  const { author, pid, subject, words, message, createdAt } = row;
  return (
    <li className="card flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <UserChip person={personListed(author)} />
        <Moment at={secondsOf(createdAt)} className="text-xs text-ink-3" />
      </div>
      <Acted row={row} />
      {/* A warning is about no post. */}
      {pid > 0 && (
        <blockquote className="flex flex-col gap-1 rounded-md bg-sunken p-3">
          <Link
            to={row.act === 'refuse' ? '/operator/held?state=done' : moderatePath(pid)}
            className="tap link self-start"
            dir={directionOf(subject)}
          >
            {subject}
          </Link>
          <span className="wrap-anywhere" dir={directionOf(words)}>
            {words}
          </span>
        </blockquote>
      )}
      <div>
        <h2 className="text-xs font-bold text-ink-3">{t('moderation.act.sends')}</h2>
        <p className="whitespace-pre-wrap wrap-anywhere" dir={directionOf(message)}>
          {message}
        </p>
      </div>
      {row.state === 'open' ? <Waiting row={row} /> : <Decided row={row} />}
    </li>
  );
}

/** What was done, by whom, and the reason that the author read. */
function Acted({ row: { act, by, at, rule, reason } }: { row: ActAppealRow }) {
  const t = useT();
  const moment = useMoment();
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone="danger">{t(`moderation.act.done.${act}`)}</Tag>
        {by && <bdi className="font-bold">{by.username}</bdi>}
        <span className="text-xs text-ink-3">{moment(secondsOf(at))}</span>
      </p>
      {rule !== 'other' && <p>{t(`moderation.rule.${rule}`)}</p>}
      {reason && (
        <p className="wrap-anywhere" dir={directionOf(reason)}>
          {reason}
        </p>
      )}
    </div>
  );
}

function Waiting({ row: { id, can, answers } }: { row: ActAppealRow }) {
  const t = useT();
  const { fields, name, decide, busy, issue, typed, actionOf, error } = useDecideAppeal(id);
  if (!can.decide) return <p className="text-sm text-ink-2">{t('moderation.act.others', { who: answers })}</p>;
  return (
    <div ref={fields} className="flex flex-col gap-3">
      <Field label={t('moderation.act.answer')} error={issue}>
        {(tie) => (
          <span className="input input-area">
            <EarlyTextArea
              {...tie}
              form={pageForm}
              name={name}
              defaultValue={typed}
              dir="auto"
              maxLength={appealingLimits.answerMax}
            />
          </span>
        )}
      </Field>
      {error && <Note tone="error">{error}</Note>}
      <div className="flex flex-wrap gap-2">
        {([1, 0] as const).map((grant) => (
          <FormButton
            key={grant}
            className={`btn ${grant === 1 ? 'btn-primary' : 'btn-outline'}`}
            action={actionOf(grant)}
            disabled={busy}
            aria-busy={busy || undefined}
            onClick={() => decide(grant)}
          >
            {t(grant === 1 ? 'moderation.act.grant' : 'operators.answer.uphold')}
          </FormButton>
        ))}
      </div>
    </div>
  );
}

function Decided({ row: { state, answer, answeredAt, answeredBy } }: { row: ActAppealRow }) {
  const t = useT();
  const moment = useMoment();
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={state === 'granted' ? 'success' : 'plain'}>{t(`operators.state.${state}`)}</Tag>
        {answeredBy && answeredAt && (
          <span className="text-xs text-ink-3">
            {t('moderation.held.decided', { name: answeredBy.username, date: moment(secondsOf(answeredAt)) })}
          </span>
        )}
      </p>
      {answer && (
        <p className="wrap-anywhere" dir={directionOf(answer)}>
          {answer}
        </p>
      )}
    </div>
  );
}

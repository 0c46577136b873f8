import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Menu, MenuButton, MenuLink } from '../../../design/Menu.tsx';
import { PhotoList } from '../../../design/Photos.tsx';
import { Note } from '../../../design/parts.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useDay } from '../../../texts/days.tsx';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { BanMember } from '../../moderation/index.ts';
import { decisionText, personInCase, ruleReported } from './person-in-case.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type Case, useCase } from './use-case.ts';

interface CaseViewProps {
  shown: Case;
  /** Reasons that the operators have written to choose from. */
  canned: readonly CannedReason[];
  /** The addresses of the case that follows, and of this one. */
  next: string;
  here: string;
}

/** One case: who complained, who is reported, what was said and where; the two decisions below. */
export function CaseView({ shown, canned, next, here }: CaseViewProps) {
  const controller = useCase(shown, next, here);
  const { revalidate } = useRevalidator();
  const { asking, ask, busy } = controller;
  const person = personInCase(shown.member, shown.uid);
  return (
    <article className="card flex min-w-0 flex-col gap-3 pb-0!">
      <Complaints shown={shown} />
      <Reported shown={shown} />
      <Said shown={shown} />
      {controller.error && asking === null && <Note tone="error">{controller.error}</Note>}
      <Foot shown={shown} controller={controller} />
      <RemoveDialog
        open={asking === 'remove'}
        busy={busy}
        fields={controller.fields}
        canned={canned}
        chosen={ruleReported(shown, rulesFor.remove)}
        error={controller.error}
        issues={controller.issues}
        onClose={() => ask(null)}
        onRemove={() => controller.decide('removed')}
      />
      <BanMember
        target={asking === 'ban' ? person : null}
        rule={ruleReported(shown, rulesFor.member)}
        onClose={() => ask(null)}
        onDone={() => void revalidate()}
      />
    </article>
  );
}

/** How many complained and what for; what they wrote, with their names. */
function Complaints({ shown: { reports, reasons, complaints } }: { shown: Case }) {
  const t = useT();
  const why = reasons.map(({ reason }) => t(`reports.reason.${reason}`)).join(', ');
  const written = complaints.filter(({ note }) => note !== '');
  return (
    <div className="note note-error items-start">
      <Icon name="flag" />
      <div className="min-w-0 flex-1">
        <b>{t('operators.queue.complaints', { people: t('operators.queue.people', { count: reports }), why })}</b>
        {written.map(({ note, by, createdAt }) => (
          <p key={`${createdAt} ${by?.uid ?? 0}`} className="wrap-anywhere">
            <q dir={directionOf(note)}>{note}</q> <bdi>{by?.username}</bdi>
          </p>
        ))}
      </div>
    </div>
  );
}

function Reported({ shown: { member, uid, history } }: { shown: Case }) {
  const t = useT();
  const day = useDay();
  const { joinedAt, removed, sanctions } = history;
  return (
    <UserChip
      person={personInCase(member, uid)}
      wrapsMeta
      meta={
        joinedAt && <span>{t('operators.queue.history', { date: day(secondsOf(joinedAt)), removed, sanctions })}</span>
      }
    />
  );
}

/** What was said, and where. */
function Said({ shown }: { shown: Case }) {
  const t = useT();
  const { kind, tid, pid, first, page, subject, words, pictures, text } = shown;
  if (kind === 'member')
    return text ? (
      <blockquote className="rounded-md bg-sunken p-3" dir={directionOf(text)}>
        {text}
      </blockquote>
    ) : null;
  if (words === '' && subject === '') return <p className="quiet text-ink-2">{t('operators.queue.gone')}</p>;
  const at = `${threadPath(tid)}${page > 1 ? `?page=${page}` : ''}#pid${pid}`;
  return (
    <>
      <blockquote className="flex flex-col gap-2 rounded-md bg-sunken p-3">
        <span className="text-xs text-ink-2">
          {t(first ? 'operators.queue.threadNamed' : 'operators.queue.replyIn')}{' '}
          <Link to={threadPath(tid)} className="text-primary-text">
            <bdi>{subject}</bdi>
          </Link>
        </span>
        <span className="whitespace-pre-wrap wrap-anywhere" dir={directionOf(words)}>
          {words}
        </span>
        {pictures.length > 0 && <PhotoList pictures={pictures} />}
      </blockquote>
      <Link to={at} className="tap link self-start text-sm">
        {t('operators.queue.inPlace')}
      </Link>
    </>
  );
}

interface FootProps {
  shown: Case;
  controller: ReturnType<typeof useCase>;
}

/** The two decisions under the thumb, the rest in the menu; what is decided says by whom. */
function Foot({ shown, controller }: FootProps) {
  const t = useT();
  const moment = useMoment();
  const own = useSession()?.uid;
  const { can, claimedBy, decidedBy, decidedAt, decision, uid } = shown;
  const { decide, ask, undo, busy } = controller;
  return (
    <footer className="sticky bottom-0 -mx-4 mt-2 flex flex-col gap-2 border-t border-line bg-surface px-4 py-2.5 sm:-mx-5 sm:rounded-b-lg sm:px-5">
      {claimedBy && claimedBy.uid !== own && (
        <Note tone="info">{t('operators.queue.claimedBy', { name: claimedBy.username })}</Note>
      )}
      {decision && decidedAt && (
        <p className="text-sm text-ink-2">
          <b>{t(decisionText(shown.kind, decision))}</b>{' '}
          {decidedBy &&
            t('operators.queue.decidedBy', { name: decidedBy.username, date: moment(secondsOf(decidedAt)) })}
        </p>
      )}
      <div className="flex items-center gap-2">
        {can.decide && (
          <Button
            kind="outline"
            className="flex-1"
            busy={busy && t('shell.working')}
            onClick={() => decide('dismissed')}
            aria-keyshortcuts="k"
          >
            {t('operators.queue.keep')}
          </Button>
        )}
        {can.remove && (
          <Button kind="danger" className="flex-1" onClick={() => ask('remove')} aria-keyshortcuts="r">
            {t('operators.queue.remove')}
          </Button>
        )}
        {can.undo && (
          <Button kind="outline" onClick={() => void undo()}>
            {t('operators.queue.undo')}
          </Button>
        )}
        <Menu
          label={t('shell.more')}
          trigger={(props) => (
            <button type="button" className="icon-btn ms-auto" aria-label={t('shell.more')} {...props}>
              <Icon name="ellipsis" />
            </button>
          )}
        >
          <MenuLink icon="user" to={profilePath(uid)}>
            {t('operators.queue.profile')}
          </MenuLink>
          {shown.kind === 'post' && (
            <MenuLink icon="shield" to={moderatePath(shown.pid)}>
              {t(shown.first ? 'moderation.post.thread' : 'moderation.post.reply')}
            </MenuLink>
          )}
          {can.ban && (
            <MenuButton icon="user-x" danger onClick={() => ask('ban')}>
              {t('operators.queue.ban')}
            </MenuButton>
          )}
        </Menu>
      </div>
      {can.decide && <p className="text-xs text-ink-3 max-lg:hidden">{t('operators.queue.keys')}</p>}
    </footer>
  );
}

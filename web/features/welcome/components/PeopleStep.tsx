import type { WorthFollowing } from '../../../../contract/domains/welcome/shapes.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { usePress } from '../../../api/use-press.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { personListed } from '../../../design/person.ts';
import { boardNames } from '../../../lib/board-names.ts';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { useStateOf } from '../../../lib/use-state-of.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { FollowButton } from '../../follows/index.ts';
import { followAll } from '../mutations.ts';
import type { People } from '../queries.ts';
import { useStep } from '../use-step.ts';
import { StepFrame } from './StepFrame.tsx';

/** The second step: people worth following, each with a reason. */
export function PeopleStep({ people }: { people: People }) {
  const t = useT();
  const here = useLocale();
  const { action, pass } = useStep('people');
  const [{ list }, setState] = useStateOf(people, { begin: () => ({ loaded: people, list: people.list }) });
  const change = (uids: readonly number[], follows_status: 0 | 1) =>
    setState((now) => ({
      ...now,
      list: now.list.map((row) => (uids.includes(row.uid) ? { ...row, follows_status } : row)),
    }));
  const place = here.names[here.language];
  const boards = boardNames(people.boards);
  return (
    <StepFrame
      step="people"
      title={t('welcome.peopleTitle')}
      text={boards ? t('welcome.peopleThere', { boards, place }) : t('follows.recommendText')}
      foot={
        <>
          <FollowAll list={list} onFollowed={(uids) => change(uids, 1)} />
          <FormButton action={action} className="btn btn-primary ms-auto" onClick={pass}>
            {t('welcome.next')}
          </FormButton>
        </>
      }
    >
      {list.length === 0 ? (
        <section className="card rounded-lg!">
          <EmptyState title={t('welcome.noPeople')} text={t('welcome.noPeopleText')} />
        </section>
      ) : (
        <ul className="card rounded-lg! py-1!">
          {list.map((row) => (
            <Person key={row.uid} row={row} onFollowed={(status) => change([row.uid], status)} />
          ))}
        </ul>
      )}
    </StepFrame>
  );
}

function Person({ row, onFollowed }: { row: WorthFollowing; onFollowed: (status: 0 | 1) => void }) {
  const t = useT();
  const person = personListed(row);
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <Avatar name={person.name} country={person.country} info={person.info} decorative />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-1">
          <Link to={profilePath(row.uid)} className="truncate text-md font-bold" dir="auto">
            {row.username}
          </Link>
          <Flag country={person.country} />
        </div>
        {row.line && (
          <p className="text-sm text-ink-2 wrap-anywhere" dir={directionOf(row.line)}>
            {row.line}
          </p>
        )}
        <p className="text-xs text-ink-3">
          {row.replies > 0
            ? t('welcome.repliesThisWeek', { count: row.replies })
            : t('welcome.followers', { count: row.fansCount })}
        </p>
      </div>
      <FollowButton
        small
        uid={row.uid}
        name={row.username}
        following={row.follows_status === 1}
        onFollowed={(answer) => onFollowed(answer.follows_status)}
      />
    </li>
  );
}

/** Follows those of the list who aren't followed yet; nothing once there is nobody left. */
function FollowAll({
  list,
  onFollowed,
}: {
  list: readonly WorthFollowing[];
  onFollowed: (uids: readonly number[]) => void;
}) {
  const t = useT();
  const { busy, run } = usePress();
  const left = list.filter((row) => row.follows_status === 0).map(({ uid }) => uid);
  if (left.length === 0) return null;
  return (
    <FormButton
      action={formAction('follows.follow-list-all', { follow_uid: left.join(',') })}
      className="btn btn-text px-0!"
      busy={busy && t('follows.followingAll')}
      onClick={() => run(async () => onFollowed(await followAll(left)))}
    >
      {t('follows.followAll')}
    </FormButton>
  );
}

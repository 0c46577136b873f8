import { Avatar } from '../../../design/Avatar.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { personListed } from '../../../design/person.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { proofDialogOf } from '../../../session/proof.ts';
import { JoinLink } from '../../../shell/JoinLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { ShownThread } from '../queries.ts';
import { withReward } from '../reward-address.ts';

interface RewardBarProps {
  thread: ShownThread;
  onReward: () => void;
}

/** Rewards of a thread's post: what this reader may give, how much it got, and the first three who gave. */
export function RewardBar({ thread, onReward }: RewardBarProps) {
  const t = useT();
  const { num } = thread.reward;
  // Its author sees what it got, and who is gone gets nothing any more.
  if (num === 0 && !isOffered(thread)) return null;
  return (
    <section className="reward-bar" aria-label={t('threads.rewards')}>
      {isOffered(thread) && <RewardButton thread={thread} onReward={onReward} />}
      {num === 0 ? (
        <p className="min-w-0 flex-1 text-sm text-ink-2">{t('threads.rewardFirst')}</p>
      ) : (
        <Given thread={thread} />
      )}
    </section>
  );
}

/** Not to its author, whatever they rewarded in it. */
function isOffered({ can, is_reward }: Pick<ShownThread, 'can' | 'is_reward'>): boolean {
  const { reward, rewardRefusal: why } = can;
  if (why === 'threads.reward_own') return false;
  return reward || is_reward === 1 || why === 'threads.need_login' || proofDialogOf(why) !== undefined;
}

/** A link to the page with the dialog, so that it serves without script too. */
function RewardButton({ thread, onReward }: RewardBarProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { can, is_reward, pid, author } = thread;
  if (is_reward === 1) {
    return (
      <button type="button" className="btn btn-outline" disabled>
        {t('threads.rewarded')}
      </button>
    );
  }
  const to = pathname + withReward(search, pid);
  const look = (
    <>
      <Coin of="xgold" size="s" />
      {t('threads.reward')}
    </>
  );
  if (can.rewardRefusal === 'threads.need_login') {
    return (
      <JoinLink intent={{ act: 'reward', who: author }} to={to} goOn={onReward} className="btn btn-value">
        {look}
      </JoinLink>
    );
  }
  if (!can.reward) {
    return (
      <button type="button" className="btn btn-value" onClick={onReward}>
        {look}
      </button>
    );
  }
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      className="btn btn-value"
      onClick={(event) => {
        event.preventDefault();
        onReward();
      }}
    >
      {look}
    </Link>
  );
}

function Given({ thread: { reward } }: Pick<RewardBarProps, 'thread'>) {
  const t = useT();
  return (
    <div className="flex-auto">
      <p className="flex items-center gap-1.5">
        {reward.member.length > 0 && (
          <span className="avatars">
            {reward.member.map((giver) => (
              <Avatar key={giver.uid} {...personListed(giver)} size="xs" />
            ))}
          </span>
        )}
        <b className="text-sm whitespace-nowrap num">{t('threads.rewardPeople', { count: reward.num })}</b>
      </p>
      <p className="text-xs text-ink-3">{t('threads.rewardGave', { count: reward.num, xgold: reward.xgold })}</p>
    </div>
  );
}

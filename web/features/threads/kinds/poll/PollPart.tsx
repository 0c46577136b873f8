import { useState } from 'react';
import type { Poll } from '../../../../../contract/domains/threads/kinds/poll/shapes.ts';
import { Button } from '../../../../design/Button.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { openDialog } from '../../../../session/dialogs.ts';
import { proofDialogOf } from '../../../../session/proof.ts';
import { JoinLink } from '../../../../shell/JoinLink.tsx';
import { useDay } from '../../../../texts/days.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { useMark } from '../../use-mark.ts';
import type { KindPartProps } from '../kind.ts';
import { vote } from './mutations.ts';
import { PollBallot } from './PollBallot.tsx';
import { PollResults } from './PollResults.tsx';
import { withVote } from './poll-state.ts';

/** A poll in a card and on its page: what can be chosen, or how the votes stand. */
export function PollPart({ thread, onChange }: KindPartProps) {
  const t = useT();
  const [looking, setLooking] = useState(false);
  const cast = useVote({ thread, onChange });
  const { poll } = thread;
  if (!poll) return null;
  const mayVote = poll.own.can.vote;
  const asks = mayVote && !looking;
  return (
    <fieldset className="above my-2.5 flex min-w-0 flex-col gap-2" aria-label={t('threads.poll.options')}>
      {asks ? (
        <PollBallot tid={thread.tid} poll={poll} name={`poll${thread.tid}`} onVote={cast} />
      ) : (
        <PollResults poll={poll} />
      )}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Facts poll={poll} saysAnswers={!asks} />
        {mayVote ? (
          <Button kind="text" small className="-mx-3" onClick={() => setLooking(!looking)}>
            {t(looking ? 'threads.poll.backToVote' : 'threads.poll.seeResults')}
          </Button>
        ) : (
          <WayIn refusal={poll.own.voteRefusal} />
        )}
      </div>
    </fieldset>
  );
}

/** Shown at once, and undone where the server refuses. */
function useVote({ thread: { tid, poll }, onChange }: KindPartProps): (choices: number[]) => void {
  const mark = useMark();
  return (choices) => {
    if (!poll) return;
    void mark<Poll>({
      key: 'vote',
      show: (answer) => onChange({ poll: answer }),
      before: poll,
      turned: (now) => withVote(now, choices),
      ask: async () => {
        const { poll: counted, msg } = await vote(tid, choices);
        showToast({ text: msg });
        return counted;
      },
    });
  };
}

/** How many voted, how many answers each could give, which the ballot says of itself, and until when. */
function Facts({ poll, saysAnswers }: { poll: Poll; saysAnswers: boolean }) {
  const { voters, expiration, finished, max_choices: max } = poll;
  const t = useT();
  const day = useDay();
  return (
    <p className="dots text-xs text-ink-3">
      <span>{t('threads.poll.voters', { count: voters })}</span>
      {saysAnswers && max > 1 && <span>{t('threads.poll.answersEach', { max })}</span>}
      <span>{finished === 1 ? t('threads.poll.finished') : t('threads.poll.ends', { day: day(expiration) })}</span>
    </p>
  );
}

/** What a reader can do who may not vote as yet. */
function WayIn({ refusal }: { refusal: string }) {
  const t = useT();
  const proof = proofDialogOf(refusal);
  if (refusal === 'threads.need_login') {
    return (
      <JoinLink intent={{ act: 'vote' }} goOn={() => undefined} className="btn btn-text btn-small px-0!">
        {t('threads.poll.login')}
      </JoinLink>
    );
  }
  if (!proof) return null;
  return (
    <Button kind="text" small className="px-0!" onClick={() => openDialog(proof)}>
      {t(`threads.proof.${proof}`)}
    </Button>
  );
}

import type { ThreadInfo } from '../../../../contract/domains/threads/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { proofDialogOf } from '../../../session/proof.ts';
import { JoinLink } from '../../../shell/JoinLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useThreadModel } from '../thread-model.ts';
import { ReplyGate } from './ReplyBar.tsx';

/** What the refusals of a reply say before it is written. */
const obstacles: Readonly<Record<string, string>> = {
  'threads.need_login': 'threads.loginToReply',
  'threads.closed': 'threads.closedNote',
  'threads.not_exist': 'threads.refusal.not_exist',
  'threads.banned': 'threads.refusal.banned',
  'threads.may_not_speak': 'threads.refusal.may_not_speak',
  'threads.unverified': 'threads.verifyOnce',
  'threads.needs_consent': 'threads.refusal.needs_consent',
};

/** Why this reader can't reply, in words; empty where they can. */
export function useReplyObstacle({ can }: Pick<ThreadInfo, 'can'>): string {
  const t = useT();
  if (can.reply) return '';
  return t(obstacles[can.replyRefusal] ?? 'threads.refusal.no_permission');
}

/** In place of the field: what stands in the way, and the way out: in for a guest (R-PST-016), or what is to be proven. */
export function ReplyObstacle({ thread }: { thread: Pick<ThreadInfo, 'can' | 'author'> }) {
  const text = useReplyObstacle(thread);
  return <ReplyGate text={text} action={<WayOut refusal={thread.can.replyRefusal} who={thread.author} />} />;
}

function WayOut({ refusal, who }: { refusal: string; who: string }) {
  const t = useT();
  const { acts } = useThreadModel();
  const proof = proofDialogOf(refusal);
  if (proof) {
    return (
      <Button small onClick={acts.reply}>
        {t(`threads.proof.${proof}`)}
      </Button>
    );
  }
  if (refusal !== 'threads.need_login') return null;
  return (
    <JoinLink intent={{ act: 'reply', who }} goOn={acts.reply} className="btn btn-primary btn-small">
      {t('shell.logIn')}
    </JoinLink>
  );
}

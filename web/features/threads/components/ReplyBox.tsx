import { useState } from 'react';
import type { ThreadInfo } from '../../../../contract/domains/threads/shapes.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useRootData } from '../../../session/root-data.ts';
import { JoinLink } from '../../../shell/JoinLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import { OwnEmoticons } from '../../store/index.ts';
import { maySendReply } from '../reply-draft.ts';
import { useThreadModel } from '../thread-model.ts';
import { PhotoPick } from './PhotoPick.tsx';
import { QuotedWords } from './QuotedWords.tsx';
import { ReplyForm, ReplyGate } from './ReplyComposer.tsx';
import { ReplyPhotos } from './ReplyPhotos.tsx';

/** The field with its emoticons and photos, on the page or in the sheet. */
export function ReplyBox() {
  const t = useT();
  const { reply } = useThreadModel();
  const { acts } = reply;
  const { said } = useRootData();
  const draft = useShared(reply.draft, (now) => now);
  const field = useTypedBefore<HTMLTextAreaElement>();
  const [picking, setPicking] = useState(false);
  const insert = (code: string) => {
    const { text } = reply.draft.now();
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? at;
    acts.write(text.slice(0, at) + code + text.slice(end));
  };
  return (
    <div className="flex flex-col gap-2">
      <ReplyForm
        value={draft.text}
        onChange={acts.write}
        onSubmit={acts.send}
        error={said?.call === 'threads.new-reply' ? said.refused?.msg : undefined}
        action={reply.action}
        answers={draft.answered?.name}
        onCancelAnswer={() => acts.answer(null)}
        quote={
          <QuotedWords words={draft.quote}>
            <IconButton icon="x" label={t('threads.removeQuote')} onClick={() => acts.quote('')} />
          </QuotedWords>
        }
        fieldRef={field}
        ready={maySendReply(draft)}
        photos={<ReplyPhotos photos={draft.photos} uploads={acts.uploads} />}
        tools={
          <div className="flex">
            <IconButton
              icon="smile"
              label={t('threads.emoticons')}
              aria-expanded={picking}
              onClick={() => setPicking(!picking)}
            />
            <PhotoPick
              count={draft.photos.length}
              onAdd={(files) => acts.uploads((uploads) => uploads.add(files))}
              className="icon-btn"
            >
              <Icon name="image" />
            </PhotoPick>
          </div>
        }
      />
      {picking && <OwnEmoticons onPick={({ alt }) => insert(alt)} onFailed={() => setPicking(false)} />}
    </div>
  );
}

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

import { useState } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { withinLength } from '../../../../contract/primitives/visible-length.ts';
import { IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { FieldNames } from '../../follows/index.ts';
import { OwnEmoticons } from '../../store/index.ts';
import { replyAction } from '../form-actions.ts';
import { usePeopleHere } from '../people-here.ts';
import { maySendReply } from '../reply-draft.ts';
import type { ReplyDraft } from '../reply-writing.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';
import type { SendPhotos } from '../use-reply-photos.ts';
import { PhotoPick } from './PhotoPick.tsx';
import { QuotedWords } from './QuotedWords.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyPhotos } from './ReplyPhotos.tsx';

/** The field with its emoticons and photos, on the page or in the sheet. */
export function ReplyBox() {
  const t = useT();
  const { reply } = useThreadModel();
  const { tid } = useShownThread();
  const change = (fields: Partial<ReplyDraft>) => reply.draft.set((now) => ({ ...now, ...fields }));
  const write = (text: string) => change({ text: withinLength(text, postLimits.quickReplyMax) });
  const uploads: SendPhotos = async (work) => (await reply.acts).uploads(work);
  const { said } = useRootData();
  const near = usePeopleHere();
  const draft = useShared(reply.draft, (now) => now);
  const field = useTypedBefore<HTMLTextAreaElement>();
  const [picking, setPicking] = useState(false);
  const insert = (code: string) => {
    const { text } = reply.draft.now();
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? at;
    write(text.slice(0, at) + code + text.slice(end));
  };
  return (
    <div className="flex flex-col gap-2">
      <ReplyForm
        value={draft.text}
        onChange={write}
        onSubmit={() => void reply.acts.then((own) => own.send())}
        error={said?.call === 'threads.new-reply' ? said.refused?.msg : undefined}
        action={replyAction({ tid })}
        answers={draft.answered?.name}
        onCancelAnswer={() => change({ answered: null })}
        quote={
          <QuotedWords words={draft.quote}>
            <IconButton icon="x" label={t('threads.removeQuote')} onClick={() => change({ quote: '' })} />
          </QuotedWords>
        }
        fieldRef={field}
        ready={maySendReply(draft)}
        beneath={
          <>
            <FieldNames field={field} value={draft.text} onChange={write} near={near} />
            <ReplyPhotos photos={draft.photos} uploads={uploads} />
          </>
        }
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
              onAdd={(files) => uploads((sender) => sender.add(files))}
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

import { useState } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { OwnEmoticons } from '../../store/index.ts';
import { maySendReply } from '../reply-draft.ts';
import { useThreadModel } from '../thread-model.ts';
import { PhotoPick } from './PhotoPick.tsx';
import { QuotedWords } from './QuotedWords.tsx';
import { ReplyForm } from './ReplyForm.tsx';
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

import { useMemo, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askTopicChoices, topicTargets } from '../queries.ts';
import type { TargetRow } from '../target-rows.ts';
import { TargetPickerLate } from './TargetPickerLate.tsx';
import { TopicDialogLate } from './TopicDialogLate.tsx';

interface TopicChoiceProps {
  /** The writer's country. */
  fid: number;
  /** Whether the writer may create topics. */
  mayCreate: boolean;
  chosen: TargetRow | null;
  onChoose: (topic: TargetRow | null) => void;
}

/** The chip of a post's topic: opens the picker, from which a new topic can be created, too. */
export function TopicChoice({ fid, mayCreate, chosen, onChoose }: TopicChoiceProps) {
  const t = useT();
  const [open, setOpen] = useState<'picker' | 'form' | null>(null);
  const source = useMemo(() => topicTargets(call, fid), [fid]);
  const words = {
    ...{ title: t('topics.pickTitle'), search: t('topics.pickSearch'), recent: t('topics.pickRecent') },
    ...{ all: t('topics.pickAll'), none: t('topics.pickNone'), nothingFound: t('topics.pickNothing') },
  };
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        className="compose-chip"
        data-set={chosen ? '' : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen('picker')}
      >
        <Icon name="hash" size="s" />
        <span dir="auto">{chosen?.name ?? t('topics.chip')}</span>
      </button>
      <TargetPickerLate
        open={open === 'picker'}
        {...{ source, words, chosen, onChoose }}
        onClose={close}
        more={
          mayCreate && (
            <p>
              <button type="button" className="chip" onClick={() => setOpen('form')}>
                <Icon name="plus" size="s" />
                {t('topics.newTopic')}
              </button>
            </p>
          )
        }
      />
      {open === 'form' && <NewTopic fid={fid} onClose={close} onChoose={onChoose} />}
    </>
  );
}

interface NewTopicProps {
  fid: number;
  onClose: () => void;
  onChoose: (topic: TargetRow) => void;
}

/** What was created is chosen at once. */
function NewTopic({ fid, onClose, onChoose }: NewTopicProps) {
  const read = useMemo(() => () => askTopicChoices(call, fid), [fid]);
  const { value: choices } = useLoaded(read);
  if (!choices) return null;
  return (
    <TopicDialogLate
      choices={choices}
      onClose={onClose}
      onSaved={({ topid, name }) => {
        onChoose({ id: topid, name, logo: '', line: '' });
        onClose();
      }}
    />
  );
}

import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/choices.tsx';
import { FieldError } from '../../../../design/fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps } from '../trait.ts';
import { type StoryLink, useOwnThreads } from './use-own-threads.ts';

export interface HeldStory {
  /** The writer's thread that this one goes on with. */
  story: StoryLink | null;
}

/** Which of the writer's threads this one goes on with. */
export const ComposeStory = (props: ComposerPartProps<HeldStory>) => (
  <div className="border-t border-line pt-1">
    <Choice {...props} />
  </div>
);

function Choice({ uid, edited, held: { story: chosen }, change }: ComposerPartProps<HeldStory>) {
  const t = useT();
  const { own, load } = useOwnThreads(uid);
  if (own.kind === 'failed') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 py-2">
        <FieldError>{own.message}</FieldError>
        <Button kind="outline" small onClick={load}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  }
  if (own.kind !== 'loaded') {
    return (
      <button
        type="button"
        className="tap min-h-13 w-full py-1.5 text-start text-md"
        aria-busy={own.kind === 'loading'}
        onClick={load}
      >
        <Icon name="list" className="text-ink-3" />
        <span className="min-w-0 flex-1">
          <span className="block">{t('threads.continues')}</span>
          <span className="block truncate text-xs text-ink-3" dir="auto">
            {own.kind === 'loading' ? t('shell.loading') : (chosen?.subject ?? t('threads.continuesNone'))}
          </span>
        </span>
        <Icon name="chevron-right" size="s" flip className="text-ink-3" />
      </button>
    );
  }
  // The thread that is changed can't go on with itself.
  const others = own.threads.filter((thread) => thread.tid !== edited?.tid && thread.tid !== chosen?.tid);
  const offered = chosen ? [chosen, ...others] : others;
  return (
    <Select
      label={t('threads.continues')}
      hint={t('threads.continuesHint')}
      autoFocus
      value={chosen?.tid ?? 0}
      onChange={({ target }) => change({ story: offered.find(({ tid }) => tid === Number(target.value)) ?? null })}
    >
      <option value={0}>{t('threads.continuesNone')}</option>
      {offered.map((thread) => (
        <option key={thread.tid} value={thread.tid}>
          {thread.subject}
        </option>
      ))}
    </Select>
  );
}

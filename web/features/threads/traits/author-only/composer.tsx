import { Switch } from '../../../../design/choices.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';

interface Held {
  /** Replies are there for their writers and the author. */
  onlyISee: boolean;
}

/** Who sees the replies; once some have come, it stays as it is. */
function AuthorOnly({ edited, held, change }: ComposerPartProps<Held>) {
  const t = useT();
  const begun = edited?.begun === 1;
  return (
    <div className="border-t border-line py-1.5">
      <Switch
        icon="message-square-lock"
        checked={held.onlyISee}
        disabled={begun}
        hint={t(begun ? 'threads.onlyISeeFixed' : 'threads.onlyISeeHint')}
        onChange={({ target }) => change({ onlyISee: target.checked })}
      >
        {t('threads.onlyISee')}
      </Switch>
    </div>
  );
}

export const authorOnlyComposer: ComposerTrait<Held> = {
  order: 5,
  begin: { onlyISee: false },
  read: ({ replyVisibleOnlyToAuthors }) => ({ onlyISee: replyVisibleOnlyToAuthors === 1 }),
  sent: ({ onlyISee }) => ({ replyVisibleOnlyToAuthors: onlyISee ? 1 : 0 }),
  Setting: AuthorOnly,
};

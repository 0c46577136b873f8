import { useState } from 'react';
import { memberLimits } from '../../../../../contract/domains/members/limits.ts';
import { prizeLimits } from '../../../../../contract/domains/threads/traits/prize/limits.ts';
import { TextInput } from '../../../../design/fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';

interface Held {
  /** What was won; empty for no prize. */
  prizeWhat: string;
  /** Who won it, by name; empty for the author of the thread. */
  prizeWinner: string;
}

/** Who won what, for those who may say so. */
function Prize({ held, change }: ComposerPartProps<Held>) {
  const t = useT();
  const [chosen] = useState(held.prizeWhat !== '');
  const says = useSession()?.moderatesHome === true;
  if (!says && held.prizeWhat === '') return null;
  return (
    <details open={chosen || undefined} className="group border-t border-line py-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-md">
        <Icon name="trophy" className="text-ink-2" />
        <span className="flex-1">{t('threads.prize.title')}</span>
        <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <TextInput
          label={t('threads.prize.what')}
          maxLength={prizeLimits.rawWhatMax}
          autoComplete="off"
          value={held.prizeWhat}
          onChange={({ target }) => change({ prizeWhat: target.value })}
        />
        <TextInput
          label={t('threads.prize.winner')}
          hint={t('threads.prize.winnerHint')}
          maxLength={memberLimits.usernameMax}
          autoComplete="off"
          autoCapitalize="none"
          value={held.prizeWinner}
          onChange={({ target }) => change({ prizeWinner: target.value })}
        />
      </div>
    </details>
  );
}

export const prizeComposer: ComposerTrait<Held> = {
  order: 8,
  begin: { prizeWhat: '', prizeWinner: '' },
  read: ({ prize }) => ({ prizeWhat: prize?.what ?? '', prizeWinner: prize?.winner?.username ?? '' }),
  sent: ({ prizeWhat, prizeWinner }) => ({ prize: prizeWhat, prize_winner: prizeWinner.trim() }),
  Setting: Prize,
};

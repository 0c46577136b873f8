import { hiddenLimits } from '../../../../../contract/domains/threads/traits/hidden/limits.ts';
import { plainPostText } from '../../../../../contract/primitives/post-text.ts';
import { Switch } from '../../../../design/choices.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';
import { ComposeHidden, type HeldHidden, type HiddenDraft } from './ComposeHidden.tsx';

/** A hidden part as it opens: for who replies. */
const emptyHidden: HiddenDraft = {
  ...({ words: '', opens: 'reply' } as const),
  xgold: hiddenLimits.xgold,
  level: hiddenLimits.level,
};

/** Whether a part of it is hidden; once somebody has paid for it, it stays. */
function IsHidden({ edited, held, change }: ComposerPartProps<HeldHidden>) {
  const t = useT();
  return (
    <div className="border-t border-line py-1.5">
      <Switch
        icon="lock"
        checked={held.hidden !== null}
        disabled={edited?.hidden_part?.sold === true}
        hint={t('threads.hiddenPart.addHint')}
        onChange={({ target }) => change({ hidden: target.checked ? emptyHidden : null })}
      >
        {t('threads.hiddenPart.title')}
      </Switch>
    </div>
  );
}

const hasWords = (hidden: HiddenDraft | null): hidden is HiddenDraft => hidden !== null && hidden.words.trim() !== '';

export const hiddenComposer: ComposerTrait<HeldHidden> = {
  order: 4,
  begin: { hidden: null },
  read: ({ hidden_part }) => ({
    hidden: hidden_part && {
      words: plainPostText(hidden_part.words),
      opens: hidden_part.opens,
      xgold: hidden_part.xgold || hiddenLimits.xgold,
      level: hidden_part.level || hiddenLimits.level,
    },
  }),
  sent({ hidden: now }, { hidden: before }) {
    if (!hasWords(now)) return before ? { hidden: '' } : {};
    const { words, opens, xgold, level } = now;
    const rule = { hidden_opens: opens, hidden_xgold: xgold, hidden_level: level };
    // Words that stay are not sent again: what they were marked with would be lost.
    return words === before?.words ? rule : { hidden: words, hidden_format: 'plain', ...rule };
  },
  isWritten: ({ hidden }) => hasWords(hidden),
  refused: { by: 'threads.hidden_', fields: ['hidden', 'hidden_xgold'] },
  Words: ComposeHidden,
  Setting: IsHidden,
};

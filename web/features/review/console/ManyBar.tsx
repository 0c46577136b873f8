import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import type { ManyAct } from '../../../../contract/domains/review/held/calls.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Checkbox } from '../../../design/choices.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Grounds } from '../../moderation/index.ts';
import { manyAction, manyField, type useMany } from './use-many.ts';

/** What each act is called: as in the dialogs of a single post. */
const words: Readonly<Record<ManyAct, string>> = {
  approve: 'operators.funds.approve',
  refuse: 'moderation.many.refuse',
  ban: 'moderation.post.ban.do',
  unban: 'moderation.post.ban.undo',
  delete: 'moderation.post.delete',
  restore: 'moderation.post.restore',
  unpin: 'moderation.post.pin.undo',
};
const harsh: readonly ManyAct[] = ['refuse', 'ban', 'delete'];

interface ManyBarProps {
  acts: readonly ManyAct[];
  canned: readonly CannedReason[];
  many: ReturnType<typeof useMany>;
}

/** One reason for all posts that are ticked, and what is done to them. */
export function ManyBar({ acts, canned, many }: ManyBarProps) {
  const t = useT();
  return (
    <section className="card flex flex-col gap-3">
      <Grounds
        canned={canned}
        nameOf={manyField}
        rules={rulesFor.remove}
        judges={acts.some((act) => harsh.includes(act))}
        issues={many.issues}
      />
      {many.error && <Note tone="error">{many.error}</Note>}
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <FormButton
            key={act}
            className={`btn ${harsh.includes(act) ? 'btn-danger' : 'btn-outline'}`}
            action={manyAction(act)}
            disabled={many.busy}
            aria-busy={many.busy || undefined}
            onClick={() => many.press(act)}
          >
            {t(words[act])}
          </FormButton>
        ))}
      </div>
    </section>
  );
}

interface ManyTickProps {
  pid: number;
  many: ManyBarProps['many'];
  label: React.ReactNode;
  /** It was ticked. */
  onTick?: () => void;
}

/** Ticks a post; what it was refused for stands beside it. */
export function ManyTick({ pid, many, label, onTick }: ManyTickProps) {
  const t = useT();
  const refused = many.refused.find((row) => row.pid === pid);
  return (
    <>
      <Checkbox
        form={pageForm}
        name={manyField('pids')}
        value={pid}
        className="min-h-11"
        onChange={({ target }) => target.checked && onTick?.()}
      >
        <span className="sr-only">{t('moderation.many.choose')} </span>
        {label}
      </Checkbox>
      {refused && <Note tone="error">{refused.msg}</Note>}
    </>
  );
}

import { Note } from '../../../design/parts.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

interface FormDoneProps {
  calls: readonly string[];
  /** What is said of a call that was made, where that is more than that it was. */
  says?: Readonly<Record<string, string>>;
  /** No dialog is open that would show why its form was refused. */
  refusals?: boolean;
}

/** Says on the page that comes next what came of a form that was sent without script. */
export function FormDone({ calls, says = {}, refusals = false }: FormDoneProps) {
  const t = useT();
  const { said } = useRootData();
  if (!said || !calls.includes(said.call)) return null;
  if (!said.refused)
    return (
      <div role="status">
        <Note tone="success">{says[said.call] ?? t('operators.done')}</Note>
      </div>
    );
  return refusals ? <Note tone="error">{said.refused.msg}</Note> : null;
}

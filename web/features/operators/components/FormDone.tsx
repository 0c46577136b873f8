import { Note } from '../../../design/parts.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** Says on the page that comes next that a form which was sent without script was done. */
export function FormDone({ calls }: { calls: readonly string[] }) {
  const t = useT();
  const { said } = useRootData();
  if (!said || said.refused || !calls.includes(said.call)) return null;
  return (
    <div role="status">
      <Note tone="success">{t('operators.done')}</Note>
    </div>
  );
}

import { Note } from '../design/parts.tsx';
import { useRootData } from '../session/root-data.ts';

/** Says why a form was refused that was sent without script, where no dialog is open that would say so. */
export function FormRefused({ calls }: { calls: readonly string[] }) {
  const { said } = useRootData();
  if (!said?.refused || !calls.includes(said.call)) return null;
  return <Note tone="error">{said.refused.msg}</Note>;
}

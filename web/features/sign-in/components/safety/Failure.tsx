import { Note } from '../../../../design/parts.tsx';

/** What the server said where no field is at fault. */
export function Failure({ msg }: { msg: string | undefined }) {
  if (msg === undefined) return null;
  return (
    <div className="mt-3">
      <Note tone="error">{msg}</Note>
    </div>
  );
}

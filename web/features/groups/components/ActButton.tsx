import type { ReactNode } from 'react';
import { FormButton } from '../../../design/FormButton.tsx';
import { type ActName, useGroupAct } from '../use-group-act.ts';

interface ActButtonProps {
  call: ActName;
  fields: Record<string, number>;
  className: string;
  /** What a toast says once it is done. */
  says?: string;
  children: ReactNode;
}

/** A button that does one thing to a group or in one. */
export function ActButton({ call, fields, className, says, children }: ActButtonProps) {
  const { busy, action, press } = useGroupAct(call, fields, says === undefined ? {} : { says });
  return (
    <FormButton className={className} action={action} disabled={busy} aria-busy={busy || undefined} onClick={press}>
      {children}
    </FormButton>
  );
}

import type { ReactNode } from 'react';
import { FormButton } from '../../../design/FormButton.tsx';
import { type RoomAct, type RoomActOptions, useRoomAct } from '../use-room-act.ts';

interface RoomActButtonProps<C extends RoomAct> extends RoomActOptions<C> {
  call: C;
  fields: Record<string, string | number>;
  className: string;
  /** It is one of a few, and this one is chosen. */
  pressed?: boolean;
  label?: string;
  children: ReactNode;
}

/** A button that does one thing to a group or in one. */
export function RoomActButton<C extends RoomAct>(props: RoomActButtonProps<C>) {
  const { call, fields, className, pressed, label, children, ...options } = props;
  const { busy, action, press } = useRoomAct(call, fields, options);
  return (
    <FormButton
      className={className}
      action={action}
      disabled={busy}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      aria-label={label}
      onClick={press}
    >
      {children}
    </FormButton>
  );
}

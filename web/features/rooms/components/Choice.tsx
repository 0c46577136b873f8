import { useId } from 'react';
import type { RoomAct, RoomActOptions } from '../use-room-act.ts';
import { RoomActButton } from './RoomActButton.tsx';

interface ChoiceProps<C extends RoomAct> {
  label: string;
  hint?: string;
  call: C;
  says: NonNullable<RoomActOptions<C>['says']>;
  options: readonly { name: string; fields: Record<string, string | number>; isChosen: boolean }[];
}

/** One of a few, set by a press, before there is script too. */
export function Choice<C extends RoomAct>({ label, hint, call, says, options }: ChoiceProps<C>) {
  const id = useId();
  return (
    <div>
      <p id={id} className="form-label">
        {label}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser meant here */}
      <div role="group" aria-labelledby={id} className="segments">
        {options.map(({ name, fields, isChosen }) => (
          <RoomActButton key={name} call={call} fields={fields} pressed={isChosen} says={says} className="">
            {name}
          </RoomActButton>
        ))}
      </div>
      {hint && <p className="hint mt-1">{hint}</p>}
    </div>
  );
}

import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { usePress } from '../../api/use-press.ts';
import { showToast } from '../../design/toasts.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { openJoin } from '../../session/dialogs.ts';
import { useSession } from '../../session/root-data.ts';

/** Calls that one press makes. */
export type ActName =
  | 'groups.join'
  | 'groups.leave'
  | 'groups.answer-request'
  | 'groups.set-role'
  | 'groups.remove-member'
  | 'groups.delete'
  | 'review.hide-in-group';

interface ActOptions {
  /** What a toast says once it is done. */
  says?: string;
  /** Runs once it is done, in place of asking for the page anew. */
  after?: () => unknown;
  /** Fields that stand on the page, by their names, read when it is pressed. */
  typed?: () => Record<string, string>;
  /** The part of the page that such fields belong to. */
  part?: string;
  /** Where the form leads before there is script, from its page on. */
  to?: string;
}

/** A press that makes one call, and sends the page's form before there is script. A guest is asked to log in. */
export function useGroupAct<C extends ActName>(
  name: C,
  fields: Record<string, number>,
  { says, after, typed, part, to }: ActOptions = {},
) {
  const member = useSession() !== null;
  const { revalidate } = useRevalidator();
  const { busy, run } = usePress();
  const act = () =>
    run(async () => {
      await call(name, { ...typed?.(), ...fields } as CallerInputOf<Calls[C]>);
      if (says) showToast({ text: says });
      await (after ?? revalidate)();
    });
  return {
    busy,
    action: formAction(name, { ...fields, ...(part && { _of: part }), ...(to && { _to: to }) }),
    press: () => (member ? void act() : openJoin({ act: 'group' }, act)),
  };
}

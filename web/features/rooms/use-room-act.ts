import type { CallerInputOf, DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { usePress } from '../../api/use-press.ts';
import { showToast } from '../../design/toasts.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { openJoin } from '../../session/dialogs.ts';
import { useSession } from '../../session/root-data.ts';

/** Calls that one press makes. */
export type RoomAct =
  | 'rooms.join'
  | 'rooms.cancel'
  | 'rooms.answer'
  | 'rooms.add'
  | 'rooms.invite'
  | 'rooms.quit'
  | 'rooms.edit'
  | 'rooms.mute-member'
  | 'rooms.set-admin'
  | 'rooms.remove'
  | 'rooms.hand-over'
  | 'rooms.name-card'
  | 'rooms.announce'
  | 'rooms.pin-message'
  | 'rooms.delete'
  | 'messages.mute'
  | 'messages.answer-held';

export interface RoomActOptions<C extends RoomAct> {
  /** What a toast says once it is done. */
  says?: string | ((data: DataOf<Calls[C]>) => string);
  /** Runs once it is done, in place of asking for the page anew. */
  after?: (data: DataOf<Calls[C]>) => unknown;
  /** Fields that stand on the page, by their names, read when it is pressed. */
  typed?: () => Record<string, string | number>;
  /** The part of the page that such fields belong to. */
  part?: string;
  /** Where the form leads before there is script, from its page on. */
  to?: string;
}

/** A press that makes one call of a group, and sends the page's form before there is script. A guest is asked to log in. */
export function useRoomAct<C extends RoomAct>(
  name: C,
  fields: Record<string, string | number>,
  { says, after, typed, part, to }: RoomActOptions<C> = {},
) {
  const member = useSession() !== null;
  const { revalidate } = useRevalidator();
  const { busy, run } = usePress();
  const act = () =>
    run(async () => {
      const { data } = await call(name, { ...typed?.(), ...fields } as CallerInputOf<Calls[C]>);
      const words = typeof says === 'function' ? says(data) : says;
      if (words) showToast({ text: words });
      await (after ? after(data) : revalidate());
    });
  return {
    busy,
    action: formAction(name, { ...fields, ...(part && { _of: part }), ...(to && { _to: to }) }),
    press: () => (member ? void act() : openJoin({ act: 'group' }, act)),
  };
}

import { useState } from 'react';
import type { JoinOption } from '../../../contract/domains/rooms/limits.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/wire.ts';
import { showError, showToast } from '../../design/toasts.ts';
import { storeChatDraft } from '../../lib/chat-drafts.ts';
import { messagePath } from '../../lib/message-path.ts';
import { randomString } from '../../lib/random.ts';
import { useNavigate } from '../../router/hooks.ts';
import { useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import type { NewGroupRead } from './read-new-group.ts';
import { useGroupForm } from './use-group-form.ts';
import { usePeople } from './use-people.ts';

/** The form's own fields of the page's form. */
export const newGroupPart = 'group';

const isOption = (text: string | undefined): text is JoinOption =>
  text === 'NeedPermission' || text === 'InviteOnly' || text === 'FreeAccess';

/** A group that is being made: with script its first message follows, without one it is written in the room. */
export function useNewGroup({ name: begun, q, people: first, home }: NewGroupRead) {
  const t = useT();
  const navigate = useNavigate();
  const uid = useSession()?.uid ?? 0;
  const form = useGroupForm('rooms.create', newGroupPart);
  const people = usePeople(first, q);
  const [name, setName] = useState(form.typed('name') ?? begun);
  const [text, setText] = useState('');
  const [aid, setAid] = useState(0);
  const typedOption = form.typed('joinOption');
  // R-CHT-043: a new group is one that anyone joins.
  const [joinOption, setJoinOption] = useState<JoinOption>(isOption(typedOption) ? typedOption : 'FreeAccess');
  const [keys] = useState(() => ({ made: randomString(), said: randomString() }));

  const say = async (conversationID: string): Promise<void> => {
    if (text.trim() === '') return;
    try {
      await call('messages.say', { conversationID, text, clientID: keys.said });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // The group is there: what was refused stands in its field.
      storeChatDraft(uid, conversationID, { text });
      showError(error.msg);
    }
  };
  const send = () =>
    void form.send(async () => {
      const members = people.chosen.map((person) => person.uid).join(',');
      const input = { ...{ name, joinOption, members, aid }, ...home };
      const { data } = await call('rooms.create', input, { idempotencyKey: keys.made });
      showToast({ text: t('rooms.did.created') });
      await say(data.conversationID);
      await navigate(messagePath({ plid: data.groupID }), { replace: true });
    });
  return {
    ...{ form, people, name, setName, text, setText, aid, setAid, joinOption, setJoinOption, send },
    action: formAction('rooms.create', { ...home, _of: newGroupPart, _to: '/message?plid={groupID}' }),
  };
}

export type NewGroupState = ReturnType<typeof useNewGroup>;

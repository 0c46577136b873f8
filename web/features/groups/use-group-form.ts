import { type FormEvent, useRef, useState } from 'react';
import type { GroupDetail } from '../../../contract/domains/groups/shapes.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../api/use-act.ts';
import { showToast } from '../../design/toasts.ts';
import { randomString } from '../../lib/random.ts';
import { useNavigate } from '../../router/hooks.ts';
import { useRootData } from '../../session/root-data.ts';

/** The form's own fields of the page's form. */
const part = 'group';
export const fieldOf = (name: string): string => `${name}@${part}`;

/** What a group says of itself, as the form holds it. */
interface Typed {
  name: string;
  description: string;
  typeid: string;
  tagids: readonly string[];
  reading: string;
  joining: string;
}

const begun: Typed = { name: '', description: '', typeid: '0', tagids: [], reading: 'all', joining: 'open' };

const ofGroup = (group: GroupDetail): Typed => ({
  ...{ name: group.top_name, description: group.description, typeid: String(group.typeid) },
  ...{ tagids: group.tags.map(({ tagid }) => String(tagid)), reading: group.reading, joining: group.joining },
});

/** What was typed before a form without script was refused, over what the group is now. */
function typedBefore(fields: Readonly<Record<string, string>> | undefined, now: Typed): Typed {
  const of = (name: keyof Typed): string | undefined => fields?.[fieldOf(name)];
  return {
    name: of('name') ?? now.name,
    description: of('description') ?? now.description,
    typeid: of('typeid') ?? now.typeid,
    tagids: fields ? (of('tagids') ?? '').split(',') : now.tagids,
    reading: of('reading') ?? now.reading,
    joining: of('joining') ?? now.joining,
  };
}

/** A group being created, or changed. The fields hold what is typed themselves, before there is script and after. */
export function useGroupForm(group: GroupDetail | null) {
  const { said } = useRootData();
  const navigate = useNavigate();
  const act = useAct();
  const fields = useRef<HTMLDivElement>(null);
  const [key] = useState(randomString);
  const [logo, setLogo] = useState(group?.logo_aid ?? 0);
  const name = group ? 'groups.edit' : 'groups.create';
  const sent = said?.call === name ? said : undefined;
  const [at] = useState(() => typedBefore(sent?.fields, group ? ofGroup(group) : begun));

  const save = async (): Promise<void> => {
    const chosen = chosenIn(fields.current!);
    const input = { ...chosen, logo_aid: logo } as const;
    const { data, msg } = group
      ? await call('groups.edit', { ...input, groupid: group.groupid })
      : await call('groups.create', input, { idempotencyKey: key });
    showToast({ text: msg });
    await navigate(`/group/${data.groupid}`, { replace: true });
  };
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    void act.run(save);
  };
  const ids: Record<string, number> = group ? { groupid: group.groupid, logo_aid: logo } : {};
  return {
    ...{ fields, at, send, busy: act.busy, logo, setLogo },
    action: formAction(name, { ...ids, _of: part, _to: group ? '../{groupid}' : '{groupid}' }),
    issues: act.issues,
    error: Object.keys(act.issues).length > 0 ? undefined : (act.error ?? sent?.refused?.msg),
  };
}

/** What is typed and chosen, by the call's own names. */
function chosenIn(form: HTMLElement) {
  const value = (name: string): string =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${fieldOf(name)}"]`)?.value ?? '';
  const ticked = (name: string): string[] =>
    [...form.querySelectorAll<HTMLInputElement>(`[name="${fieldOf(name)}"]:checked`)].map((box) => box.value);
  return {
    ...{ name: value('name'), description: value('description'), typeid: Number(value('typeid')) },
    tagids: ticked('tagids').join(','),
    reading: ticked('reading')[0] === 'members' ? ('members' as const) : ('all' as const),
    joining: ticked('joining')[0] === 'asked' ? ('asked' as const) : ('open' as const),
  };
}

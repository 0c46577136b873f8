import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../api/use-act.ts';
import { useDraft } from '../../console/use-draft.ts';
import { showToast } from '../../design/toasts.ts';
import { useNavigate } from '../../router/hooks.ts';
import { useRefusedForm } from '../../session/refused-form.ts';
import { useT } from '../../texts/texts.tsx';

export type OwnPrize = DataOf<Calls['draw.own-prize']>;

/** What is asked for; the country is chosen beside it. */
export const addressFields = ['first_name', 'last_name', 'phone', 'street', 'city'] as const;
export type AddressField = (typeof addressFields)[number];
type Draft = Record<AddressField | 'country_fid', string>;

const part = 'address';
const nameOf = (field: string): string => `${field}@${part}`;

/** Where a prize goes: sent once however often the button is pressed, by script or by the browser itself. */
export function useAddress(prize: OwnPrize, countryFid: number) {
  const t = useT();
  const navigate = useNavigate();
  const early = useRefusedForm(nameOf, 'first_name');
  const act = useAct([...addressFields, 'country_fid']);
  const { drawid, place, address } = prize;
  const page = `/jackpot/${drawid}`;
  const { draft, change, key } = useDraft<Draft>(() => ({
    ...{ first_name: '', last_name: '', phone: '', street: '', city: '' },
    ...(address && { ...address }),
    country_fid: String(address?.country_fid ?? countryFid),
    ...Object.fromEntries(
      [...addressFields, 'country_fid'].flatMap((name) => {
        const typed = early.typed(name);
        return typed === undefined ? [] : [[name, typed]];
      }),
    ),
  }));
  const send = () =>
    void act.run(async () => {
      const sent = { drawid, place, ...draft, country_fid: Number(draft.country_fid) };
      await call('draw.give-address', sent, { idempotencyKey: key });
      showToast({ text: t('draw.said.address') });
      await navigate(page);
    });
  const issues = act.refusal ? act.issues : early.issues;
  return {
    send,
    busy: act.busy,
    error: act.error ?? (act.refusal ? undefined : early.words),
    action: formAction('draw.give-address', { drawid, place, _of: part, _to: `../../${drawid}` }),
    field: (name: keyof Draft) => ({
      ...{ name: nameOf(name), value: draft[name], error: issues[name] },
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
  };
}

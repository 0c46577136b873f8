import type { FormEvent } from 'react';
import { medals } from '../../../../contract/domains/profiles/medals.ts';
import { decorations } from '../../../../contract/domains/store/grants.ts';
import { goodsTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { emoticonPacks } from '../../../../contract/primitives/emoticons.ts';
import { call } from '../../../api/client.ts';
import { Select, Switch } from '../../../design/choices.tsx';
import { FormDialog } from '../../../design/FormDialog.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { dateField, secondsOfField } from '../store-dates.ts';
import type { AdminGoods } from '../store-rows.ts';
import { useDraft } from '../use-draft.ts';
import { GoodsPictureField } from './StoreGoodsPicture.tsx';

interface GoodsDialogProps {
  /** Those to change; without them new ones are added. */
  goods?: AdminGoods;
  onClose: () => void;
}

const nothing = {
  ...{ goods_name: '', goods_sn: '', goods_content: '', goods_remark: '', goods_type: '1', goods_express_type: '1' },
  ...{ shop_price: '', per_member: '0', cids: '', aid: '0', grants: '', valid_days: '0', is_on_sale: false },
  ...{ sale_time: '', sale_end: '' },
};
type Draft = typeof nothing;

const draftOf = (goods: AdminGoods | undefined): Draft =>
  goods
    ? {
        ...{ goods_name: goods.goods_name, goods_sn: goods.goods_sn, goods_content: goods.goods_content },
        ...{ goods_remark: goods.goods_remark, goods_type: String(goods.goods_type), cids: goods.cids.join(', ') },
        ...{ goods_express_type: String(goods.goods_express_type), shop_price: String(goods.shop_price) },
        ...{ per_member: String(goods.per_member), aid: String(goods.aid), grants: goods.grants },
        ...{ valid_days: String(goods.valid_days), is_on_sale: goods.is_on_sale === 1 },
        ...{ sale_time: dateField(goods.sale_time), sale_end: dateField(goods.sale_end) },
      }
    : nothing;

/** What goods of a type may grant. */
const grantsOf = (type: string): readonly string[] => {
  const number = Number(type);
  if (number === goodsTypes.medal) return medals;
  if (number === goodsTypes.decoration) return decorations;
  return number === goodsTypes.emoticons ? emoticonPacks.map(({ pack }) => pack) : [];
};

function useGoods({ goods, onClose }: GoodsDialogProps) {
  const { draft, change, key } = useDraft(() => draftOf(goods));
  const { revalidate } = useRevalidator();
  const act = useAct();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { is_on_sale, sale_time, sale_end, grants, goods_type, ...rest } = draft;
    const known = grantsOf(goods_type);
    const input = {
      ...{ ...rest, goods_type, is_on_sale: is_on_sale ? 1 : 0 },
      ...{ goods_id: goods?.goods_id ?? 0, version: goods?.version ?? 0 },
      ...{ grants: known.includes(grants) ? grants : (known[0] ?? '') },
      ...{ sale_time: secondsOfField(sale_time), sale_end: secondsOfField(sale_end) },
    };
    void act.run(async () => {
      await call('store.save-goods', input, { idempotencyKey: key });
      onClose();
      await revalidate();
    });
  };
  return { draft, change, act, save };
}

/** Goods with all that operators say of them; the stock is changed apart. */
export function GoodsDialog(props: GoodsDialogProps) {
  const t = useT();
  const form = useGoods(props);
  const { act, save } = form;
  return (
    <FormDialog
      title={t(props.goods ? 'store.admin.changeGoods' : 'store.admin.addGoods')}
      onClose={props.onClose}
      onSave={save}
      busy={act.busy}
      error={act.error}
    >
      <Words form={form} />
      <Kind form={form} fixed={props.goods !== undefined} />
      <Terms form={form} />
    </FormDialog>
  );
}

type Form = ReturnType<typeof useGoods>;
type TextName = Exclude<keyof Draft, 'is_on_sale'>;

function useFields({ draft, change, act }: Form) {
  const t = useT();
  return (name: TextName, maxLength?: number) => ({
    ...{ name, maxLength, label: t(`store.admin.field.${name}`), value: draft[name], error: act.issues[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
}

function Words({ form }: { form: Form }) {
  const field = useFields(form);
  return (
    <>
      <TextInput {...field('goods_name', storeLimits.name)} />
      <TextInput {...field('goods_sn', storeLimits.serial)} dir="ltr" autoComplete="off" />
      <TextArea {...field('goods_content', storeLimits.content)} />
      <TextInput {...field('goods_remark', storeLimits.remark)} />
      <GoodsPictureField aid={Number(form.draft.aid)} onChange={(aid) => form.change({ aid: String(aid) })} />
    </>
  );
}

function Kind({ form, fixed }: { form: Form; fixed: boolean }) {
  const t = useT();
  const field = useFields(form);
  const { draft } = form;
  const grants = grantsOf(draft.goods_type);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select {...field('goods_type')} disabled={fixed}>
        {[1, 2, 3, 4, 5].map((each) => (
          <option key={each} value={each}>
            {t(`store.type.${each}`)}
          </option>
        ))}
      </Select>
      {Number(draft.goods_type) === goodsTypes.real && (
        <Select {...field('goods_express_type')}>
          {[1, 2, 3].map((each) => (
            <option key={each} value={each}>
              {t(`store.way.${each}`)}
            </option>
          ))}
        </Select>
      )}
      {grants.length > 0 && (
        <Select {...field('grants')}>
          {grants.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function Terms({ form }: { form: Form }) {
  const t = useT();
  const field = useFields(form);
  const { draft, change } = form;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput {...field('shop_price', 7)} inputMode="numeric" />
        <TextInput {...field('per_member', 4)} inputMode="numeric" hint={t('store.admin.noneHint')} />
        <TextInput {...field('sale_time')} type="datetime-local" hint={t('store.admin.utcHint')} />
        <TextInput {...field('sale_end')} type="datetime-local" hint={t('store.admin.utcHint')} />
        <TextInput {...field('valid_days', 4)} inputMode="numeric" hint={t('store.admin.noneHint')} />
        <TextInput {...field('cids', 200)} inputMode="numeric" hint={t('store.admin.cidsHint')} />
      </div>
      <Switch checked={draft.is_on_sale} onChange={(event) => change({ is_on_sale: event.target.checked })}>
        {t('store.admin.onSale')}
      </Switch>
    </>
  );
}

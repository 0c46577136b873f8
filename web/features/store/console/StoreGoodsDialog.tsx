import { medals } from '../../../../contract/domains/profiles/medals.ts';
import { type Decoration, decorations } from '../../../../contract/domains/store/grants.ts';
import { goodsTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { emoticonPacks } from '../../../../contract/primitives/emoticons.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Checkbox, Select } from '../../../design/choices.tsx';
import { FieldError, TextArea, TextInput } from '../../../design/fields.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';
import { askAddress } from './store-asked.ts';
import { dateField } from './store-dates.ts';
import type { AdminGoods } from './store-rows.ts';

interface GoodsDialogProps {
  /** Those to change; without them new ones are added. */
  goods?: AdminGoods;
}

const nothing = {
  ...{ goods_name: '', goods_sn: '', goods_content: '', goods_remark: '', goods_type: '1', goods_express_type: '1' },
  ...{ shop_price: '', per_member: '0', cids: '', aid: '0', grants: '', valid_days: '0', is_on_sale: '0' },
  ...{ sale_time: '', sale_end: '' },
};
type Draft = typeof nothing;

const draftOf = (goods: AdminGoods | undefined): Draft =>
  goods
    ? {
        ...{ goods_name: goods.goods_name, goods_sn: goods.goods_sn, goods_content: goods.goods_content },
        ...{ goods_remark: goods.goods_remark, goods_type: String(goods.goods_type), cids: goods.cids.join(',') },
        ...{ goods_express_type: String(goods.goods_express_type), shop_price: String(goods.shop_price) },
        ...{ per_member: String(goods.per_member), aid: String(goods.aid), grants: goods.grants },
        ...{ valid_days: String(goods.valid_days), is_on_sale: String(goods.is_on_sale) },
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
/** Kinds of goods that grant something. */
const granting = [goodsTypes.emoticons, goodsTypes.decoration, goodsTypes.medal].map(String);

/** What is chosen of that: the first, where what was chosen before was another kind's. */
const grantOf = ({ goods_type, grants }: Draft): string => {
  const known = grantsOf(goods_type);
  return known.includes(grants) ? grants : (known[0] ?? '');
};

function useGoods({ goods }: GoodsDialogProps) {
  const t = useT();
  const goods_id = goods?.goods_id ?? 0;
  return useConsoleForm({
    ...{ does: 'store.save-goods', part: 'goods', about: { goods_id }, version: goods?.version ?? 0 },
    first: () => draftOf(goods),
    closeTo: askAddress(useSearch()),
    act: async ({ draft, version, key }) => {
      const input = { ...draft, grants: grantOf(draft), goods_id, version };
      await call('store.save-goods', input, { idempotencyKey: key });
      return t('operators.done');
    },
  });
}

/** Goods with all that operators say of them; the stock is changed apart. */
export function GoodsDialog({ goods }: GoodsDialogProps) {
  const t = useT();
  const form = useGoods({ ...(goods && { goods }) });
  return (
    <AskedDialog
      title={t(goods ? 'store.admin.changeGoods' : 'store.admin.addGoods')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <Words form={form} />
        <Kind form={form} fixed={goods !== undefined} />
        <Terms form={form} />
      </div>
    </AskedDialog>
  );
}

type Form = ReturnType<typeof useGoods>;

function useFields({ field, line }: Form) {
  const t = useT();
  const label = (name: keyof Draft): string => t(`store.admin.field.${name}`);
  return {
    area: (name: keyof Draft, maxLength?: number) => ({ label: label(name), ...field(name), maxLength }),
    text: (name: keyof Draft, maxLength?: number) => ({ label: label(name), ...line(name, maxLength) }),
    choice: (name: keyof Draft) => ({ label: label(name), ...field(name) }),
  };
}

function Words({ form }: { form: Form }) {
  const t = useT();
  const { area, text } = useFields(form);
  const { aid } = form.draft;
  const { form: owner, name } = form.field('aid');
  return (
    <>
      <TextInput {...text('goods_name', storeLimits.name)} />
      <TextInput {...text('goods_sn', storeLimits.serial)} dir="ltr" autoComplete="off" />
      <TextArea {...area('goods_content', storeLimits.content)} />
      <TextInput {...text('goods_remark', storeLimits.remark)} />
      <input type="hidden" form={owner} name={name} value={aid} />
      <PictureField
        aid={Number(aid)}
        picture=""
        onChange={(chosen) => form.change({ aid: String(chosen) })}
        words={{
          add: t('store.admin.addPicture'),
          change: t('store.admin.changePicture'),
          remove: t('store.admin.removePicture'),
        }}
      />
    </>
  );
}

/** Before there is script, what only some kinds have stands there for all of them. */
function Kind({ form, fixed }: { form: Form; fixed: boolean }) {
  const t = useT();
  const scripted = useScripted();
  const { choice } = useFields(form);
  const { goods_type } = form.draft;
  const any = !scripted && !fixed;
  const grants = grantsOf(goods_type);
  const type = choice('goods_type');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fixed && <input type="hidden" form={type.form} name={type.name} value={goods_type} />}
      <Select {...type} disabled={fixed}>
        {[1, 2, 3, 4, 5].map((each) => (
          <option key={each} value={each}>
            {t(`store.type.${each}`)}
          </option>
        ))}
      </Select>
      {(any || Number(goods_type) === goodsTypes.real) && (
        <Select {...choice('goods_express_type')}>
          {[1, 2, 3].map((each) => (
            <option key={each} value={each}>
              {t(`store.way.${each}`)}
            </option>
          ))}
        </Select>
      )}
      {any ? (
        <Select {...choice('grants')}>
          <option value="">–</option>
          {granting.map((each) => (
            <optgroup key={each} label={t(`store.type.${each}`)}>
              <Grants type={each} />
            </optgroup>
          ))}
        </Select>
      ) : (
        grants.length > 0 && (
          <Select {...choice('grants')} value={grantOf(form.draft)}>
            <Grants type={goods_type} />
          </Select>
        )
      )}
    </div>
  );
}

/** What goods of a kind may grant, by name. */
function Grants({ type }: { type: string }) {
  const t = useT();
  const number = Number(type);
  const nameOf = (id: string): string => {
    if (number === goodsTypes.medal) return t(`profiles.medal.${id}`);
    return number === goodsTypes.decoration ? t(`store.decoration.${id as Decoration}`) : t(`emoticons.pack.${id}`);
  };
  return grantsOf(type).map((each) => (
    <option key={each} value={each}>
      {nameOf(each)}
    </option>
  ));
}

/** Where it is sold: countries by name, none of them ticked for all. */
function Countries({ form }: { form: Form }) {
  const t = useT();
  const { language } = useLocale();
  const { form: owner, name, value, error } = form.field('cids');
  const chosen = value.split(',').map((each) => each.trim());
  const press = (fid: string, on: boolean) =>
    form.change({ cids: [...chosen.filter((each) => each !== fid && each !== ''), ...(on ? [fid] : [])].join(',') });
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="form-label">{t('store.admin.field.cids')}</legend>
      {/* Says that none is ticked: a box that isn't sends nothing. */}
      <input type="hidden" form={owner} name={name} value="" />
      <div className="grid max-h-64 grid-cols-2 gap-x-3 overflow-y-auto sm:grid-cols-3">
        {countries.map(({ fid, names }) => (
          <Checkbox
            key={fid}
            form={owner}
            name={name}
            value={fid}
            checked={chosen.includes(String(fid))}
            onChange={(event) => press(String(fid), event.target.checked)}
          >
            {names[language]}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
      <span className="hint">{t('store.admin.cidsHint')}</span>
    </fieldset>
  );
}

function Terms({ form }: { form: Form }) {
  const t = useT();
  const { text } = useFields(form);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput {...text('shop_price', 7)} inputMode="numeric" autoComplete="off" />
        <TextInput {...text('per_member', 4)} inputMode="numeric" hint={t('store.admin.noneHint')} />
        <TextInput {...text('sale_time')} type="datetime-local" hint={t('store.admin.utcHint')} />
        <TextInput {...text('sale_end')} type="datetime-local" hint={t('store.admin.utcHint')} />
        <TextInput {...text('valid_days', 4)} inputMode="numeric" hint={t('store.admin.noneHint')} />
      </div>
      <Countries form={form} />
      <Select {...form.field('is_on_sale')} label={t('store.admin.column.state')}>
        <option value="1">{t('store.admin.onSale')}</option>
        <option value="0">{t('store.admin.offSale')}</option>
      </Select>
    </>
  );
}

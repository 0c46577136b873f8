import { expressTypes } from '../../../../contract/domains/store/limits.ts';
import { Select } from '../../../design/choices.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Checkout } from '../queries.ts';
import { type CheckoutForm, fieldName } from '../use-checkout.ts';

interface WaysProps {
  checkout: Checkout;
  form: CheckoutForm;
  /** The form that the fields belong to: the page's own before there is script. */
  owner: string;
}

/** Delivery or pick-up, as the goods and the shops of the country allow. */
export function Ways({ checkout: { goods, shops }, form, owner }: WaysProps) {
  const t = useT();
  const way = goods.goods_express_type;
  const picksUp = way !== expressTypes.delivery && shops.length > 0;
  return (
    <>
      {way === expressTypes.both && picksUp && <Choice form={form} owner={owner} shops={shops} />}
      {way === expressTypes.delivery && (
        <input type="hidden" form={owner} name={fieldName('express_type')} value={expressTypes.delivery} />
      )}
      {picksUp && (
        <div className="for-pickup">
          <Select
            label={t('store.shop')}
            form={owner}
            name={fieldName('shop_id')}
            defaultValue={form.typed('shop_id') ?? shops[0]!.shop_id}
            error={form.issue('shop_id')}
          >
            {shops.map((shop) => (
              <option key={shop.shop_id} value={shop.shop_id}>
                {[shop.shop_name, shop.address].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}

function Choice({ form, owner, shops }: Pick<WaysProps, 'form' | 'owner'> & Pick<Checkout, 'shops'>) {
  const t = useT();
  const chosen = form.typed('express_type') ?? String(expressTypes.delivery);
  const where = shops.length === 1 ? shops[0]!.shop_name : t('store.inShops', { count: shops.length });
  const ways = [
    { way: expressTypes.delivery, icon: 'truck', text: t('store.toAddress') },
    { way: expressTypes.pickup, icon: 'store', text: where },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="form-label">{t('store.howToReceive')}</legend>
      {ways.map(({ way, icon, text }) => (
        <label
          key={way}
          className="tap min-h-16 rounded-md border border-line px-3 has-checked:border-primary has-checked:bg-primary-soft"
        >
          <EarlyInput
            type="radio"
            form={owner}
            name={fieldName('express_type')}
            value={way}
            defaultChecked={chosen === String(way)}
            className="radio"
          />
          <span className="min-w-0 flex-1">
            <b className="block">{t(`store.choose.${way}`)}</b>
            <span className="block text-xs text-ink-2" dir="auto">
              {text}
            </span>
          </span>
          <Icon name={icon} className="text-primary-text" />
        </label>
      ))}
    </fieldset>
  );
}

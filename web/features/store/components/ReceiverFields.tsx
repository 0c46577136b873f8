import { expressTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { TextInput } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Checkout } from '../queries.ts';
import { type CheckoutForm, fieldName } from '../use-checkout.ts';

const { short, phone, email, address } = storeLimits;

/** The stated fields (D1 §3): first name, last name and phone are required (R-SHP-008); where to serves a delivery alone. */
const fields = [
  { name: 'firstname', maxLength: short, autoComplete: 'given-name' },
  { name: 'lastname', maxLength: short, autoComplete: 'family-name' },
  { name: 'phone', maxLength: phone, autoComplete: 'tel', inputMode: 'tel', dir: 'ltr' },
  { name: 'email', maxLength: email, autoComplete: 'email', inputMode: 'email', dir: 'ltr' },
  { name: 'address', maxLength: address, autoComplete: 'street-address' },
  { name: 'city', maxLength: short, autoComplete: 'address-level2' },
  { name: 'country', maxLength: short, autoComplete: 'country-name' },
  { name: 'areacode', maxLength: short, autoComplete: 'postal-code' },
] as const;
/** Where a delivery goes: who picks up is asked for none of it. */
const whereTo: readonly string[] = ['address', 'city', 'country', 'areacode'];

interface ReceiverFieldsProps {
  checkout: Checkout;
  form: CheckoutForm;
  owner: string;
}

/** To whom it is sent, or who comes for it; filled with whom the member named last. */
export function ReceiverFields({ checkout: { goods, receiver }, form, owner }: ReceiverFieldsProps) {
  const t = useT();
  const way = goods.goods_express_type;
  const shown = fields.filter(({ name }) => way !== expressTypes.pickup || !whereTo.includes(name));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {shown.map(({ name, ...rest }) => (
        <div key={name} className={whereTo.includes(name) ? 'for-delivery' : undefined}>
          <TextInput
            {...rest}
            label={t(`store.field.${name}`)}
            form={owner}
            name={fieldName(name)}
            defaultValue={form.typed(name) ?? receiver?.[name] ?? ''}
            error={form.issue(name)}
          />
        </div>
      ))}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { expressTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Checkout } from '../queries.ts';
import { receiverCountries } from '../receiver-country.ts';
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
  { name: 'country', autoComplete: 'country-name' },
  { name: 'areacode', maxLength: short, autoComplete: 'postal-code' },
] as const;
/** Where a delivery goes: who picks up is asked for none of it. */
const whereTo: readonly string[] = ['address', 'city', 'country', 'areacode'];

interface ReceiverFieldsProps {
  checkout: Checkout;
  form: CheckoutForm;
  owner: string;
}

/** To whom it is sent, or who comes for it; filled with whom the member named last, else with their own name and phone. */
export function ReceiverFields({ checkout: { goods, receiver }, form, owner }: ReceiverFieldsProps) {
  const t = useT();
  const way = goods.goods_express_type;
  const shown = fields.filter(({ name }) => way !== expressTypes.pickup || !whereTo.includes(name));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {shown.map(({ name, ...rest }) => {
        const given = { ...rest, label: t(`store.field.${name}`), form: owner, name: fieldName(name) };
        const field = { ...given, error: form.issue(name) };
        const value = form.typed(name) ?? receiver?.[name] ?? '';
        return (
          <div key={name} className={whereTo.includes(name) ? 'for-delivery' : undefined}>
            {name === 'country' ? (
              <CountrySelect {...field} value={value} />
            ) : (
              <TextInput {...field} defaultValue={value} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Where a delivery goes: the member's own country unless they choose another. */
function CountrySelect({ value, ...field }: Omit<ComponentProps<typeof Select>, 'children'> & { value: string }) {
  const { language } = useLocale();
  const { names, chosen } = receiverCountries({ fid: useSession()?.countryFid ?? globalFid, language }, value);
  return (
    <Select {...field} defaultValue={chosen}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
}

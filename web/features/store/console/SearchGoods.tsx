import type { CallerInputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { goodsStates, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { countries, languages } from '../../../../contract/primitives/countries.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Form } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { languageNames } from '../../../shell/languages.ts';
import { useT } from '../../../texts/texts.tsx';

export type GoodsSearch = Pick<CallerInputOf<Calls['store.admin-goods']>, 'q' | 'state' | 'cid' | 'language'>;

export const isSearch = ({ q, state, cid }: GoodsSearch): boolean => Boolean(q || state || cid);

const words = { on: 'onSale', out: 'soldOut', off: 'offSale' } as const;

/** By what goods are looked for; without script the browser sends it as an address. */
export function SearchGoods({ search: { q, state, cid, language: shown } }: { search: GoodsSearch }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <Form action="/operator/goods" className="card flex flex-col gap-3 lg:flex-row lg:items-end">
      <div className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:grid-cols-4">
        <div className="max-sm:col-span-full">
          <TextInput
            label={t('store.admin.search.q')}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={storeLimits.name}
            autoComplete="off"
          />
        </div>
        <Select label={t('store.admin.column.state')} name="state" defaultValue={state ?? ''}>
          <option value="">{t('store.admin.any')}</option>
          {goodsStates.map((each) => (
            <option key={each} value={each}>
              {t(`store.admin.${words[each]}`)}
            </option>
          ))}
        </Select>
        <Select label={t('shell.language')} name="language" defaultValue={shown ?? 'all'}>
          <option value="all">{t('store.admin.any')}</option>
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
        <Select label={t('store.admin.country')} name="cid" defaultValue={cid ? String(cid) : ''}>
          <option value="">{t('store.admin.any')}</option>
          {countries.map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Button type="submit" icon="search">
          {t('operators.search.go')}
        </Button>
      </div>
    </Form>
  );
}

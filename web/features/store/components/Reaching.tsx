import { Card } from '../../../design/parts.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { PickUp } from '../queries.ts';

/** How things reach members of the page's country: to their address, or in which shops. */
export function Reaching({ pickUp: { count, shops } }: { pickUp: PickUp }) {
  const t = useT();
  const { names, language } = useLocale();
  return (
    <Card title={t('store.reaching', { country: names[language] })}>
      <p className="text-sm text-ink-2">
        {t('store.sentHome')} {count > 0 && t('store.collectIn', { count })}
      </p>
      {count > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {shops.map(({ shop_id, shop_name, address, hours }) => (
            <li key={shop_id} dir="auto">
              <b>{shop_name}</b>
              <span className="block text-xs text-ink-3">{[address, hours].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

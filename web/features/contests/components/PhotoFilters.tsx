import { ChipLink } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** A query of the page's own fields; what stands for nothing is left out. */
export const queryOf = (fields: Readonly<Record<string, string | number>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === '' || value === 0 ? [] : [[name, String(value)]])),
  ).toString();

interface CategoriesProps {
  list: readonly { typeid: number; name: string; photos?: number }[];
  typeid: number;
  /** The other fields of the page. */
  fields?: Readonly<Record<string, string | number>>;
}

/** Links to each category's photos. */
export function Categories({ list, typeid, fields = {} }: CategoriesProps) {
  const t = useT();
  if (list.length === 0) return null;
  return (
    <nav className="board-chips photo-chips" aria-label={t('contests.photos.category')}>
      <ChipLink to={`?${queryOf(fields)}`} on={typeid === 0}>
        {t('contests.photos.all')}
      </ChipLink>
      {list.map((each) => (
        <ChipLink key={each.typeid} to={`?${queryOf({ ...fields, typeid: each.typeid })}`} on={each.typeid === typeid}>
          {each.name}
          {each.photos !== undefined && <span className="num">{each.photos}</span>}
        </ChipLink>
      ))}
    </nav>
  );
}

interface OrdersProps {
  orders: readonly string[];
  order: string;
  fields?: Readonly<Record<string, string | number>>;
}

/** Links to each order; the first is the page's own. */
export function Orders({ orders, order, fields = {} }: OrdersProps) {
  const t = useT();
  return (
    <nav aria-label={t('contests.photos.order')}>
      <span className="segments">
        {orders.map((each, at) => (
          <Link
            key={each}
            to={`?${queryOf({ ...fields, order: at === 0 ? '' : each })}`}
            aria-current={each === order ? 'page' : undefined}
            preventScrollReset
          >
            {t(`contests.photos.order.${each}`)}
          </Link>
        ))}
      </span>
    </nav>
  );
}

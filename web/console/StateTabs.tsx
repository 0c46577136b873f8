import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';

/** What waits, and what is done; as addresses, so that they can be gone back to. */
export function StateTabs({ label, state, states }: { label: string; state: string; states: readonly string[] }) {
  const t = useT();
  return (
    <nav className="tabs bg-surface px-1 sm:rounded-md" aria-label={label}>
      {states.map((each) => (
        <Link key={each} to={`?state=${each}`} className="tab" aria-current={each === state ? 'page' : undefined}>
          {t(`operators.state.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

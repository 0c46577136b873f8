import { bugProbabilities, bugTypes } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Bug } from '../../../../contract/domains/threads/kinds/bug/shapes.ts';
import { useT } from '../../../texts/texts.tsx';

const isOf = (known: readonly string[], value: string): boolean => known.includes(value);

/** What a report says of the phone and the trouble; the e-mail is never among it. */
export function BugFacts({ bug }: { bug: Bug }) {
  const t = useT();
  const known = (list: 'often' | 'type', names: readonly string[], value: string): string =>
    isOf(names, value) ? t(`bugs.${list}.${value}`) : value;
  const facts = [
    { name: t('bugs.phone'), value: bug.device_model },
    { name: t('bugs.version'), value: bug.build_number },
    { name: t('bugs.howOften'), value: known('often', bugProbabilities, bug.probability) },
    { name: t('bugs.typeWord'), value: known('type', bugTypes, bug.type) },
    ...bug.extra.map(({ var: name, value }) => ({ name, value })),
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="bug-facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

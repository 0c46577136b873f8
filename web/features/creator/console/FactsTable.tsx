import type { ApplicationFacts } from '../../../../contract/domains/creator/shapes.ts';
import { useT } from '../../../texts/texts.tsx';
import { useFigure } from '../days.ts';

/** What is known of an applicant here, beside what it needs. */
export function FactsTable({ facts }: { facts: ApplicationFacts }) {
  const t = useT();
  const figure = useFigure();
  const rows = [
    ...facts.facts.map(({ name, have, need }) => [t(`creator.console.fact.${name}`), figure(have), figure(need)]),
    [t('creator.console.fact.days'), figure(facts.member_days), ''],
    [t('tasks.figure.like_got'), figure(facts.likes), ''],
  ];
  const columns = ['facts', 'here', 'needs'] as const;
  return (
    <section className="card">
      <table className="w-full text-md">
        <thead>
          <tr className="text-xs text-ink-3">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`py-2 ps-3 font-normal wrap-anywhere first:ps-0 ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {t(`creator.console.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, here, needs]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2.5 text-start font-normal wrap-anywhere">
                {name}
              </th>
              <td className="num py-2.5 ps-3 text-end">{here}</td>
              <td className="num py-2.5 ps-3 text-end">{needs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

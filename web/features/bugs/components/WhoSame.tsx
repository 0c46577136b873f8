import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { personListed } from '../../../design/person.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Sames } from '../queries.ts';

const facesShown = 8;
const countriesShown = 3;

/** Beside a report: who has the same trouble, and where. */
export function WhoSame({ sames }: { sames: Sames }) {
  const t = useT();
  const { language } = useLocale();
  if (sames.count === 0) return null;
  const names = sames.countries.flatMap((fid) => countryOfFid(fid)?.names[language] ?? []).slice(0, countriesShown);
  return (
    <section className="card flex flex-col gap-2">
      <h2 className="heading text-lg">{t('bugs.haveItToo', { count: sames.count })}</h2>
      <span className="flex flex-wrap gap-2">
        {sames.list.slice(0, facesShown).map((member) => (
          <Avatar key={member.uid} {...personListed(member)} size="sm" />
        ))}
      </span>
      {names.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('bugs.inCountries', { countries: new Intl.ListFormat(language).format(names) })}
        </p>
      )}
    </section>
  );
}

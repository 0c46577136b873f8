import { Link } from '../../router/links.tsx';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { contactOf, type LegalPageName, partsOf, type Section, sections } from './sections.ts';

const other = {
  privacy: { name: 'terms', path: '/termofuse' },
  terms: { name: 'privacy', path: '/privacy' },
} as const;

/** The privacy policy or the terms of use, with a table of contents that works without JavaScript. */
export function LegalPage({ page }: { page: LegalPageName }) {
  const t = useT();
  const { siteName, publicUrl } = useRootData();
  const values = { site: siteName, contact: contactOf(publicUrl) };
  const title = t(`legal.${page}.title`);
  return (
    <article className="mx-auto w-full max-w-[75ch] bg-surface px-4 py-6 text-ink sm:rounded-lg sm:border sm:border-line sm:px-8">
      <title>{`${title} - ${siteName}`}</title>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-1 text-sm text-ink-3">{t(`legal.${page}.changed`)}</p>
      <p className="mt-4 text-base">{t(`legal.${page}.lead`, values)}</p>
      <nav aria-labelledby="legal-contents" className="mt-5 rounded-xl bg-sunken p-4">
        <h2 id="legal-contents" className="text-sm font-bold text-ink-2">
          {t('legal.contents')}
        </h2>
        <ol className="mt-1 grid list-inside list-decimal sm:grid-cols-2 sm:gap-x-4">
          {sections[page].map((section) => (
            <li key={section.id} className="py-2 text-sm text-ink-3">
              <a href={`#${section.id}`} className="text-primary-text underline">
                {t(partsOf(page, section).title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections[page].map((section) => (
        <LegalSection key={section.id} page={page} section={section} values={values} />
      ))}
      <p className="mt-8 border-t border-line pt-4">
        <Link to={other[page].path} className="text-primary-text underline">
          {t(`legal.${other[page].name}.title`)}
        </Link>
      </p>
    </article>
  );
}

interface SectionProps {
  page: LegalPageName;
  section: Section;
  values: { site: string; contact: string };
}

function LegalSection({ page, section, values }: SectionProps) {
  const t = useT();
  const parts = partsOf(page, section);
  return (
    <section aria-labelledby={section.id} className="mt-7">
      <h2 id={section.id} className="scroll-mt-20 text-lg font-bold">
        {t(parts.title)}
      </h2>
      {parts.paragraphs.map((id) => (
        <p key={id} className="mt-2 text-base wrap-break-word">
          {t(id, values)}
        </p>
      ))}
      {parts.items.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {parts.items.map((id) => (
            <li key={id} className="mt-1.5 text-base wrap-break-word">
              {t(id, values)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

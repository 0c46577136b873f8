import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { downloadFile } from '../../../api/download.ts';
import { useAct } from '../../../api/use-act.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Asked } from '../asked.ts';
import type { JoinedWeek } from '../queries.ts';
import { retentionTable } from '../retention-table.ts';
import { useFigureText } from '../use-figure-text.ts';

/** The file has what the tables have; before script the page's form asks for it. */
export function FileButton({ asked, figures }: { asked: Asked; figures: readonly string[] }) {
  const t = useT();
  const act = useAct();
  const { countryFid, language, from, to, beside } = asked;
  const wanted = {
    ...({ figures: figures.join(','), before: beside ? '1' : '0', from, to } as const),
    ...{ country_fid: countryFid, language },
  };
  return (
    <>
      <FormButton
        className="btn btn-small btn-outline"
        data-file="yes"
        action={formAction('statistics.csv', wanted)}
        onClick={() => void act.run(() => downloadFile('statistics.csv', wanted))}
        busy={act.busy && t('shell.working')}
      >
        <Icon name="download" size="s" />
        {t('statistics.file', { count: figures.length })}
      </FormButton>
      {act.error && <Note tone="error">{act.error}</Note>}
    </>
  );
}

/** Few lines, all of which stand on the page: the link itself holds them. */
export function WeeksFile({ asked, weeks }: { asked: Asked; weeks: readonly JoinedWeek[] }) {
  const t = useT();
  const textOf = useFigureText();
  const { columns, rows } = retentionTable(weeks, t, {
    week: (each) => each,
    cell: (figure) => (figure.value !== null ? String(figure.value) : figure.under > 0 ? textOf(figure) : ''),
  });
  const of = countryOfFid(asked.countryFid)?.code ?? (asked.language || 'all');
  return (
    <a
      className="btn btn-small btn-outline"
      download={`statistics-${of}-weeks.csv`}
      href={csvAddress([columns, ...rows])}
    >
      <Icon name="download" size="s" />
      {t('statistics.file', { count: 1 })}
    </a>
  );
}

/** Begins with the mark by which spreadsheets know UTF-8; no cell holds anything that somebody wrote. */
const csvAddress = (lines: readonly (readonly string[])[]): string => {
  const text = lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}\r\n`)}`;
};

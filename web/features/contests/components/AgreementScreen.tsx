import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/choices.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Agreement } from '../agreement.ts';

/** What is agreed to before photos are sent: in four sentences, with the full text behind. */
export function AgreementScreen({ agreement }: { agreement: Agreement }) {
  const t = useT();
  const { title, terms, full, to, contest } = agreement;
  return (
    <section className="card flex flex-col gap-4">
      <div>
        <h1 className="heading text-xl">{t('contests.agreement.title')}</h1>
        {title !== '' && (
          <p className="text-sm text-ink-2" dir="auto">
            {title}
          </p>
        )}
      </div>
      <dl className="flex flex-col gap-3 text-md">
        {terms.map(({ head, text }) => (
          <div key={head + text}>
            {head !== '' && <dt className="font-bold">{head}</dt>}
            <dd className="text-sm text-ink-2" dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {full !== '' && (
        <details>
          <summary className="link flex min-h-11 items-center">{t('contests.agreement.whole')}</summary>
          <div className="flex flex-col gap-2 pt-2 text-sm text-ink-2">
            {full.split('\n').map(
              (line) =>
                line.trim() !== '' && (
                  <p key={line} dir={directionOf(line)}>
                    {line}
                  </p>
                ),
            )}
          </div>
        </details>
      )}
      {to !== '' && (
        <Form action={to} className="flex flex-col gap-3">
          {contest > 0 && <input type="hidden" name="contest" value={contest} />}
          <Checkbox name="agree" value="1" required className="quiet min-h-14">
            {t('contests.agreement.yes')}
          </Checkbox>
          <Button type="submit" className="self-end">
            {t('contests.agreement.go')}
          </Button>
        </Form>
      )}
    </section>
  );
}

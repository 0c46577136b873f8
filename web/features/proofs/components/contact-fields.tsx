import { memberLimits } from '../../../../contract/domains/members/limits.ts';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { type Country, countries } from '../../../../contract/primitives/countries.ts';
import { joinedFigures } from '../../../../contract/primitives/figures.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Field, TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** What ties a field to its value and its checks. */
export interface Tied {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur?: (() => void) | undefined;
  onKeyDown?: React.KeyboardEventHandler | undefined;
}

/** What is to be answered, and how another one is had. */
export interface AskedCode {
  src: string | undefined;
  question: { text: string | undefined; failed: string | undefined } | undefined;
  onNew: () => void;
  /** From the picture to a question, and back. */
  onOther: () => void;
  onFailed?: () => void;
}

interface ImageCodeProps {
  image: AskedCode;
  tied: Tied;
}

/** The picture with four characters, or the question in its place, and the field for the answer. */
export function ImageCodeField({ image, tied }: ImageCodeProps) {
  const t = useT();
  const { question, onNew, onOther } = image;
  return (
    <div className="flex flex-col">
      <TextInput
        label={
          question
            ? (question.text ?? t(question.failed ? 'shell.questionFailed' : 'shell.loading'))
            : t('shell.imageCode')
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={question ? 'numeric' : undefined}
        maxLength={proofLimits.imageCode}
        beside={
          <>
            {!question && <CodePicture image={image} />}
            <IconButton
              icon="refresh-cw"
              label={t(question ? 'shell.newQuestion' : 'shell.imageNew')}
              className="-mx-2"
              onClick={onNew}
            />
          </>
        }
        {...tied}
        error={question?.failed ?? tied.error}
      />
      <span className="sr-only" aria-live="polite">
        {question?.text}
      </span>
      <Button kind="text" small className="-ms-3.5 mb-2 self-start text-start" onClick={onOther}>
        {t(question ? 'shell.usePicture' : 'shell.askQuestion')}
      </Button>
    </div>
  );
}

function CodePicture({ image: { src, onFailed } }: { image: AskedCode }) {
  const t = useT();
  if (src === undefined) return <span className="h-12 w-28 flex-none rounded-md bg-primary-soft" />;
  return (
    <img
      className="h-12 w-28 rounded-md bg-primary-soft"
      src={src}
      alt={t('shell.imageAlt')}
      width={112}
      height={48}
      onError={onFailed}
    />
  );
}

interface PhoneFieldProps {
  country: Country;
  onCountry: (country: Country) => void;
  tied: Tied;
}

/** What is pasted with blanks and brackets beyond the field's room goes in as its figures; the field itself would cut its end off. */
function pasteFigures(event: React.ClipboardEvent<HTMLInputElement>): void {
  const [pasted, field] = [event.clipboardData.getData('text'), event.currentTarget];
  const { selectionStart: from, selectionEnd: to, value } = field;
  if (value.length - ((to ?? 0) - (from ?? 0)) + pasted.length <= memberLimits.phoneMax) return;
  event.preventDefault();
  field.setRangeText(joinedFigures(pasted), from ?? 0, to ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A number with the dialling prefix of its country. */
export function PhoneField({ country, onCountry, tied: { error, ...tied } }: PhoneFieldProps) {
  const t = useT();
  const { language } = useLocale();
  const dialCode = useTypedBefore<HTMLSelectElement>();
  return (
    <Field label={t('shell.phoneNumber')} error={error}>
      {(tie) => (
        <div className="flex gap-2" dir="ltr">
          <label className="input relative w-auto flex-none px-3">
            <span className="sr-only">{t('shell.dialCode')}</span>
            <Flag country={country.code} />
            <span className="num">+{country.dial}</span>
            <Icon name="chevron-down" size="s" />
            <select
              ref={dialCode}
              name="country"
              className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
              value={country.code}
              onChange={(event) => onCountry(countries.find(({ code }) => code === event.target.value) ?? country)}
            >
              {countries
                .filter(({ dial }) => dial)
                .map(({ code, names, dial }) => (
                  <option key={code} value={code}>
                    {names[language]} +{dial}
                  </option>
                ))}
            </select>
          </label>
          <span className="input">
            <EarlyInput
              {...tie}
              {...tied}
              className="num"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={memberLimits.phoneMax}
              onPaste={pasteFigures}
              data-focus-first
            />
          </span>
        </div>
      )}
    </Field>
  );
}

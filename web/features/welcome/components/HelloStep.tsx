import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import { EarlyInput, EarlyTextArea } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Link } from '../../../router/links.tsx';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { ForReader } from '../../../shell/ForReader.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PhotoPick, ReplyPhotos, VerifySheetLate } from '../../threads/index.ts';
import { type Beginning, beginnings } from '../hello.ts';
import { type HelloWriting, helloField, helloFieldId, useHello } from '../use-hello.ts';
import { partOf } from '../use-step.ts';
import { StepFrame } from './StepFrame.tsx';

/** The third step: a first post of one line, to the board that is for everything. */
export function HelloStep() {
  const t = useT();
  const here = useLocale();
  const name = useSession()?.username ?? '';
  const everywhere = here.fid === globalFid;
  const place = here.names[here.language];
  const titleOf = (beginning: Beginning | ''): string => {
    if (beginning !== '') return t(`welcome.begin.${beginning}`);
    return everywhere ? t('welcome.helloSubjectAll', { name }) : t('welcome.helloSubject', { name, place });
  };
  const hello = useHello(titleOf);
  const action = formAction('threads.create', {
    subject: titleOf(''),
    _of: partOf('hello'),
    // The number of the new thread is put in by the server.
    _to: addressIn(here, `/forum/${boardFids.common}/{tid}`),
  });
  return (
    <StepFrame
      step="hello"
      title={everywhere ? t('welcome.helloTitleAll') : t('welcome.helloTitle', { place })}
      text={t('welcome.helloText')}
      foot={
        <>
          <Link to="/" className="btn btn-text px-0!">
            {t('welcome.later')}
          </Link>
          <FormButton
            action={action}
            className="btn btn-primary ms-auto"
            busy={hello.busy && t('welcome.posting')}
            onClick={hello.send}
          >
            {t('welcome.post')}
          </FormButton>
        </>
      }
    >
      <HelloCard hello={hello} />
      <Beginnings chosen={hello.beginning} titleOf={titleOf} onBegin={hello.begin} />
      <VerifySheetLate
        open={hello.verifying}
        publishes={{ verb: t('welcome.post'), running: t('welcome.posting') }}
        onEnd={hello.endVerifying}
      />
    </StepFrame>
  );
}

/** Who writes, the field, and its photos. */
function HelloCard({ hello }: { hello: HelloWriting }) {
  const t = useT();
  const scripted = useScripted();
  return (
    <section className="card flex flex-col gap-3 rounded-lg!">
      <div className="flex flex-wrap items-center gap-3">
        <ForReader part="small" />
        <Tag tone="success">{t('welcome.newHere')}</Tag>
      </div>
      <span className="input input-area min-h-24!">
        <EarlyTextArea
          id={helloFieldId}
          dir="auto"
          form={pageForm}
          name={helloField}
          value={hello.text}
          readOnly={hello.busy}
          maxLength={scripted ? undefined : postLimits.quickReplyMax}
          aria-label={t('welcome.helloField')}
          aria-invalid={hello.error ? true : undefined}
          onChange={(event) => hello.write(event.target.value)}
        />
      </span>
      {hello.error && <Note tone="error">{hello.error}</Note>}
      <ReplyPhotos photos={hello.photos} uploads={hello.uploads} />
      <div className="flex items-center gap-3">
        <PhotoPick
          count={hello.photos.length}
          onAdd={(files) => hello.uploads((uploads) => uploads.add(files))}
          className="btn btn-quiet btn-small"
        >
          <Icon name="image" size="s" />
          <span aria-hidden="true">{t('threads.photo')}</span>
        </PhotoPick>
        <span className="num ms-auto text-xs text-ink-3">
          {t('threads.counter', { count: visibleLength(hello.text), max: postLimits.quickReplyMax })}
        </span>
      </div>
    </section>
  );
}

interface BeginningsProps {
  chosen: Beginning | '';
  titleOf: (beginning: Beginning) => string;
  onBegin: (beginning: Beginning) => void;
}

/** What a first post may be about: its title, and with script the first words in the field. */
function Beginnings({ chosen, titleOf, onBegin }: BeginningsProps) {
  const t = useT();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-bold text-ink-2">{t('welcome.orBegin')}</legend>
      {beginnings.map((each) => (
        <label
          key={each}
          className="relative flex min-h-13 items-center gap-2.5 rounded-md bg-surface px-4 py-2 text-md inset-ring inset-ring-line has-checked:bg-primary-soft has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Icon name="pencil" className="flex-none text-primary-text" />
          <span className="flex-1">{titleOf(each)}</span>
          <EarlyInput
            type="radio"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            form={pageForm}
            name={`subject@${partOf('hello')}`}
            value={titleOf(each)}
            checked={chosen === each}
            onChange={() => onBegin(each)}
          />
        </label>
      ))}
    </fieldset>
  );
}

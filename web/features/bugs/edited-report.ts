import type { FormVariable } from '../../../contract/domains/bugs/shapes.ts';
import { plainPostText } from '../../../contract/primitives/post-text.ts';
import { srcOf } from '../../design/pictures.ts';
import { standing, type ThreadPage } from '../threads/index.ts';
import { partedMessage } from './steps-in-words.ts';
import type { EditedReport } from './use-report-form.ts';

/** A report as its form holds it: its words and what it says of each variable. */
export function editedReport({ thread }: ThreadPage, variables: readonly FormVariable[]): EditedReport {
  const { words, steps } = partedMessage(thread.message);
  const said = Object.fromEntries(variables.map(({ var: name, value }) => [name, value]));
  return {
    tid: thread.tid,
    typed: {
      ...said,
      subject: thread.subject,
      message: plainPostText(words).trim(),
      steps: plainPostText(steps.replaceAll('</li>', '</li>\n')).trim(),
    },
    photos: thread.post_attachment.map((picture) =>
      standing({ aid: picture.aid, caption: picture.caption, preview: srcOf(picture, 320) }),
    ),
  };
}

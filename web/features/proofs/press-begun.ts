import { formAction } from '../../../contract/primitives/page-form.ts';
import type { Said } from '../../../contract/primitives/said.ts';

/** A call that a guest's form was to make, and its fields as they were sent. */
type Begun = Pick<Said, 'call' | 'fields'>;

/** What waits for the log-in that it asked for, through a log-in that was refused, too; undefined where nothing does. */
export function begunByForm(said: Said | null | undefined): Begun | undefined {
  if (said?.refused?.name === 'wire.unauthorized') return said;
  if (!said?.fields._do) return undefined;
  try {
    return { call: said.fields._do, fields: JSON.parse(said.fields._with ?? '{}') as Begun['fields'] };
  } catch {
    return undefined;
  }
}

/** Whether a button makes the call that was begun, about the same things. */
function isOf(action: string, { call, fields }: Begun): boolean {
  const [path, query = ''] = action.split('?', 2);
  const asked = [...new URLSearchParams(query)].filter(([name]) => !name.startsWith('_') || name === '_of');
  return path === formAction(call) && asked.every(([name, value]) => fields[name] === value);
}

/** Presses the button of what was begun before the page had its code, once its page is a member's; says if there was one. */
export function pressBegun(begun: Begun, page: ParentNode = document): boolean {
  const buttons = [...page.querySelectorAll<HTMLElement>('button[formaction]')];
  const button = buttons.find((each) => isOf(each.getAttribute('formaction') ?? '', begun));
  button?.click();
  return button !== undefined;
}

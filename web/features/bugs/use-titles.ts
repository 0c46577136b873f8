import type { FormVariable } from '../../../contract/domains/bugs/shapes.ts';
import { useT } from '../../texts/texts.tsx';
import { ownFields } from './typed-report.ts';

/** How a variable is asked: the board's own in the form's words, others as operators call them. */
export function useTitles(): (variable: Pick<FormVariable, 'var' | 'title'>) => string {
  const t = useT();
  return ({ var: name, title }) => {
    const own = ownFields.find((field) => field === name);
    return own ? t(`bugs.field.${own}`) : title;
  };
}

import { pageForm } from '../../contract/primitives/page-form.ts';

/** Says what the page itself put into a field, so that another button of the page takes it for nobody's words. */
export const FilledIn = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" form={pageForm} name="_was" value={`${name}=${value}`} />
);

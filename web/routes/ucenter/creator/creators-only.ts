import { pageContext } from '../../../api/context.ts';
import { centrePath } from '../../../features/creator/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../../router/answers.ts';

/** Figures are creators' alone (R-CRT-018); others are led to where they may apply. */
export async function creatorsOnly(context: LoaderFunctionArgs['context']): Promise<void> {
  const viewer = await context.get(pageContext).viewer();
  if (!viewer?.isCreator) throw redirect(viewer ? centrePath : '/creator');
}

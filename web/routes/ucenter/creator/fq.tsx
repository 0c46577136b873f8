import { pageCallFrom } from '../../../api/context.ts';
import { PagesScreen, readCreatorPages } from '../../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../../router/answers.ts';
import { useLoaderData } from '../../../router/hooks.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readCreatorPages(pageCallFrom(context), 'question');

/** Questions for creators and for those who want to be one. */
export default function CreatorQuestionsPage() {
  return <PagesScreen kind="question" list={useLoaderData<typeof loader>()} />;
}

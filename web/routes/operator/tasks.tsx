import { pageCallFrom } from '../../api/context.ts';
import { readTasksConsole, TasksConsole } from '../../features/tasks/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Tasks, made of a catalogue of figures. */
export const loader = ({ context }: LoaderFunctionArgs) => readTasksConsole(pageCallFrom(context));

export default function TasksConsolePage() {
  return <TasksConsole {...useLoaderData<typeof loader>()} />;
}

import type { LoaderFunctionArgs } from 'react-router';
import { carriedError, dataAddress, dataOf, errorOf, type StepAnswer } from './page-data.ts';

const steps = new WeakMap<Request, { ids: string[]; answer: Promise<StepAnswer> }>();

async function ask(request: Request, ids: readonly string[]): Promise<StepAnswer> {
  const response = await fetch(dataAddress(new URL(request.url), ids), {
    signal: request.signal,
    headers: { accept: 'application/json' },
  });
  const kind = response.headers.get('content-type') ?? '';
  if (kind.startsWith('application/json')) return (await response.json()) as StepAnswer;
  throw errorOf({ ...carriedError(null), status: response.status });
}

/** A route's data on a step within the site. All routes of one step are asked for at once. */
export async function stepData({ request }: LoaderFunctionArgs, id: string): Promise<unknown> {
  let step = steps.get(request);
  if (!step) {
    const ids: string[] = [];
    // The loaders of one step begin in one go; after it, all have named themselves.
    step = { ids, answer: Promise.resolve().then(() => ask(request, ids)) };
    steps.set(request, step);
  }
  step.ids.push(id);
  return dataOf(await step.answer, id);
}

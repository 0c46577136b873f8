import { notFound } from '../lib/page-errors.ts';

export function loader() {
  throw notFound();
}

export default function UnknownPage() {
  return null;
}

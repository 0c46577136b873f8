import { notFound } from '../router/page-errors.ts';

export function loader() {
  throw notFound();
}

export default function UnknownPage() {
  return null;
}

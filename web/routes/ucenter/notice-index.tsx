import { redirect } from '../../router/answers.ts';

/** The notices' own address, without the name of one of their lists. */
export function loader(): never {
  throw redirect('/ucenter/notice/all');
}

export default function NoticesPage() {
  return null;
}

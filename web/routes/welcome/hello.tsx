import { HelloStep } from '../../features/welcome/index.ts';

export default function HelloPage() {
  return <HelloStep />;
}

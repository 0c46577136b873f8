import { useT } from '../../../texts/texts.tsx';
import { type ThreadPage, ThreadScreen } from '../../threads/index.ts';
import type { Sames } from '../queries.ts';
import { BugAfter } from './BugAfter.tsx';
import { BugMain } from './BugMain.tsx';
import { WhoSame } from './WhoSame.tsx';

/** A report's page: the thread's own, with a head of its own. */
export function BugScreen({ page, sames }: { page: ThreadPage; sames: Sames | null }) {
  const t = useT();
  return (
    <ThreadScreen
      loaded={page}
      look={{
        title: t('bugs.one'),
        back: '/buglist',
        main: <BugMain />,
        after: <BugAfter />,
        beside: sames && <WhoSame sames={sames} />,
      }}
    />
  );
}

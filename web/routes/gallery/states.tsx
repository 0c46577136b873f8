import { countries } from '../../../contract/primitives/countries.ts';
import { Avatar } from '../../design/Avatar.tsx';
import { Button } from '../../design/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { FeedCardSkeleton } from '../../design/FeedCardSkeleton.tsx';
import { Flag } from '../../design/Flag.tsx';
import { Icon } from '../../design/Icon.tsx';
import { iconNames } from '../../design/icon-names.ts';
import { Badge, Card, ChipLink, Note, Tag } from '../../design/parts.tsx';
import { ReplySkeleton } from '../../design/skeletons.tsx';
import { ErrorState, OfflineNote } from '../../design/states.tsx';
import { useLocale } from '../../router/locale.ts';

const names = ['AdaezeShoots', 'omar_k', 'प्रिया नायर', 'Wanjiru.M', 'Kouassi_J', 'SalmaCasa'];
const sizes = ['xl', 'lg', 'md', 'sm', 'xs'] as const;

export function People() {
  const { names: countryNames } = countries[0]!;
  return (
    <Card title="People" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        {names.map((name, index) => (
          <Avatar key={name} name={name} country={countries[index * 2]!.code} size={sizes[index % sizes.length]} />
        ))}
        <span className="ring">
          <Avatar name="TundeB" country="ng" size="lg" />
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Tag>Level 7</Tag>
        <Tag tone="value">Creator</Tag>
        <Tag tone="primary">Moderator</Tag>
        <Tag tone="official">Official</Tag>
        <Tag tone="love">Author</Tag>
        <Tag tone="coin">Replied</Tag>
        <Tag tone="success">Solved</Tag>
        <Tag tone="danger">Expired</Tag>
        <Badge count={128} inline />
        <ChipLink to="/" icon="hash" on>
          Night mode
        </ChipLink>
      </div>
      <div className="flex flex-wrap gap-2">
        {countries.map((country) => (
          <Flag key={country.code} country={country.code} label={country.names.en} large />
        ))}
      </div>
      <p className="text-xs text-ink-3">{countryNames.en}: one cloth a country</p>
    </Card>
  );
}

export function Cloth() {
  return (
    <section className="card cloth" data-cloth={useLocale().cloth}>
      <p className="soft text-sm">Dyed cloth of the country</p>
      <p className="heading text-2xl">{useLocale().names.en}</p>
    </section>
  );
}

export function Notes() {
  return (
    <Card title="Notes" className="flex flex-col gap-2">
      <Note tone="success">E-mail verified. +50 XGold</Note>
      <Note tone="error">Wrong mobile verification code</Note>
      <Note tone="info">Waiting for the group owner to let you in.</Note>
      <Note tone="warning">Forum pins are full. Unpin one first.</Note>
      <OfflineNote>No connection. This page was saved at 18:20.</OfflineNote>
    </Card>
  );
}

export function Empties() {
  return (
    <Card title="Empty, error, loading">
      <EmptyState
        title="No posts here yet"
        text="Follow three people and their posts show up here."
        action={<Button>Find people</Button>}
      />
      <ErrorState onRetry={() => undefined} />
      <ReplySkeleton />
      <FeedCardSkeleton />
    </Card>
  );
}

export function Icons() {
  return (
    <Card title="Icons">
      <div className="flex flex-wrap gap-3 text-ink-2">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Card>
  );
}

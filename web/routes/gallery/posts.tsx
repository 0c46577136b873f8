import '../../design/sheets/boards.css';
import '../../design/sheets/check-in.css';
import '../../design/sheets/compose.css';
import '../../design/sheets/feed.css';
import '../../design/sheets/thread.css';
import { useState } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { Emoticons as EmoticonPacks } from '../../design/Emoticons.tsx';
import { Card } from '../../design/parts.tsx';
import { FeedCard } from '../../features/feeds/index.ts';
import {
  ComposeForm,
  type ComposePhoto,
  ComposePhotos,
  ComposeTitle,
  ComposeTools,
  MainPost,
  NamePlate,
  ReplyForm,
  ReplyItem,
  ReplySection,
  RewardBar,
} from '../../features/threads/index.ts';
import { pictures, replies, rows, thread, threadRow } from './samples.ts';

const nothing = () => undefined;

export function FeedCards() {
  return (
    <>
      {rows.map((row) => (
        <FeedCard key={row.tid} thread={row} to="/design" onLike={nothing} onFavourite={nothing} onShare={nothing} />
      ))}
      {[3, 4, 9].map((count) => (
        <FeedCard
          key={count}
          thread={threadRow({ attachments: pictures(count), summary: '', subject: `${count} photos` })}
          to="/design"
          lite={count === 4}
          onLike={nothing}
          onFavourite={nothing}
        />
      ))}
    </>
  );
}

export function ThreadParts() {
  const [text, setText] = useState('');
  return (
    <>
      <MainPost
        thread={thread}
        rewards={<RewardBar thread={thread} onReward={nothing} />}
        actions={{ liked: true, likes: thread.like, onLike: nothing, replies: 186, repliesTo: '#replies' }}
      />
      <ReplySection
        count={186}
        rows={186}
        page={7}
        totalPages={19}
        orders={[
          { to: '?order=hot', label: 'Hot', current: true },
          { to: '?order=new', label: 'New', current: false },
        ]}
        composer={
          <div className="py-3">
            <ReplyForm value={text} onChange={setText} onSubmit={nothing} ready answers="BilalTech" />
          </div>
        }
        progress={<progress className="meter reading" max={186} value={62} aria-label="Replies read" />}
      >
        {replies.map((reply, at) => (
          <ReplyItem
            key={reply.pid}
            post={at === 1 ? { ...reply, here: 1 } : reply}
            onReply={nothing}
            onJoined={nothing}
            onLike={nothing}
            onMoreChildren={nothing}
          />
        ))}
      </ReplySection>
      <NamePlate thread={thread} />
    </>
  );
}

const photos: ComposePhoto[] = [
  { key: 'a', preview: '/icon-192.png', caption: 'The mark', state: { kind: 'sent' } },
  { key: 'b', preview: '/icon-192.png', caption: '', state: { kind: 'sending', percent: 64 } },
  { key: 'c', preview: '/icon-192.png', caption: '', state: { kind: 'failed', message: 'Not sent: no connection.' } },
];

export function Emoticons() {
  return (
    <Card title="Emoticons">
      <EmoticonPacks onPick={nothing} />
    </Card>
  );
}

export function Composer() {
  const [subject, setSubject] = useState('Balogun market from the footbridge');
  return (
    <ComposeForm id="gallery-compose" onSubmit={nothing}>
      <ComposeTitle id="gallery-title" value={subject} onChange={setSubject} />
      <div className="compose-text">Shot on the Zuri 12 at noon.</div>
      <ComposePhotos
        photos={photos}
        onAdd={nothing}
        onRemove={nothing}
        onRetry={nothing}
        onOpen={nothing}
        onMove={nothing}
      />
      <ComposeTools count={18_400}>
        <IconButton icon="image" label="Photos" />
        <IconButton icon="bold" label="Bold" />
      </ComposeTools>
    </ComposeForm>
  );
}

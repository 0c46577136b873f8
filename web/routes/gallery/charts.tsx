import { Chart, EmptyChart } from '../../design/chart.tsx';
import { Card } from '../../design/parts.tsx';

const counts = [3180, 3420, 2990, 4100, 4460, 3880, 3640, 3910, 4280, 5020, 4870, 4410, 4690, 4812];
const days = counts.map((count, at) => ({ name: `${at + 13} Nov`, count }));

export function Charts() {
  return (
    <Card title="Charts">
      <Chart
        points={days}
        label="Views from 13 to 26 November: between 2,990 on 15 and 5,020 on 22 November, 4,812 on the last day. The table below has each day."
        table={{
          title: 'The 14 days as a table',
          columns: ['Day', 'Views'],
          rows: days.map(({ name, count }) => [name, count.toLocaleString('en')]).toReversed(),
        }}
      />
      <EmptyChart label="No figures yet" />
    </Card>
  );
}

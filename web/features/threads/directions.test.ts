import { expect, test } from 'vitest';
import { withDirections } from './directions.ts';

test('each block of a mixed post finds its own direction', () => {
  expect(withDirections('<p>مرحبا <b>بكم</b></p><p>In English</p><ul><li>one</li><li>اثنان</li></ul>')).toBe(
    '<p dir="rtl">مرحبا <b>بكم</b></p><p dir="auto">In English</p>' +
      '<ul dir="rtl"><li dir="auto">one</li><li dir="rtl">اثنان</li></ul>',
  );
});

test('a block whose words stand in blocks within it gets the direction of most of their letters', () => {
  expect(withDirections('<blockquote><p>7 قال</p><p>He said</p></blockquote>')).toBe(
    '<blockquote dir="ltr"><p dir="rtl">7 قال</p><p dir="auto">He said</p></blockquote>',
  );
  expect(withDirections('<ol><li><p>1.</p><p>שלום</p></li></ol><div>x</div>')).toBe(
    '<ol dir="rtl"><li dir="rtl"><p dir="auto">1.</p><p dir="rtl">שלום</p></li></ol><div dir="auto">x</div>',
  );
});

test('a direction that the writer chose stays', () => {
  expect(withDirections('<p dir="ltr">مرحبا</p>')).toBe('<p dir="ltr">مرحبا</p>');
});

test('a paragraph that begins with a word of another script goes by the greater part of its letters, whatever is escaped', () => {
  expect(withDirections('<p>السوق كله ضوء, disait ma grand-mère : le souk n’est que lumière.</p>')).toContain(
    '<p dir="ltr">',
  );
  expect(withDirections('<p>A: السوق &amp;&amp;&amp;&amp;</p>')).toContain('<p dir="rtl">');
});
